import { runTogether } from './support/run-scripts.ts';

// `npm test`: every check. The suites run one after the other: side by side they were no faster on two processors, and
// the browser's waits longer.

/** The scripts of package.json, by stage: those of a stage run together, and the next stage only if all succeeded. */
const stages = [['lint', 'types', 'layers', 'dead'], ['vitest'], ['e2e']];

for (const scripts of stages) {
  if (!(await runTogether(scripts.map((script) => [script])))) process.exit(1);
}
