import { demoImpact } from './demo-impact.ts';

// Prints the impact ratios of the match on the demo data, as docs/fairness.md shows them: `npm run fairness`.

console.log(demoImpact().join('\n\n'));
