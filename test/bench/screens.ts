import { signedInBudgets } from './budgets.ts';
import { measurePages } from './lighthouse.ts';
import { printSection } from './report.ts';

// A report on every screen for signed-in users, beside `main.ts`: it takes some 20 minutes.
const missed = printSection('Lighthouse on a simulated phone', await measurePages(3, signedInBudgets));
console.log(`\n${missed === 0 ? 'All budgets hold.' : `${missed} budgets are missed.`}`);
