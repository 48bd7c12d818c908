import { execFileSync } from 'node:child_process';
import { runTogether } from './support/run-scripts.ts';

// `npm run check`: what says within a minute whether a change is sound. The unit tests run beside the other checks, of which
// each uses one processor. With `--changed` it runs the tests of every kind that a change affects instead: those whose
// imports lead to a file that differs from main, committed or not.

/** The commit from which on a file counts as changed. */
function base(): string {
  for (const main of ['origin/main', 'main']) {
    try {
      return execFileSync('git', ['merge-base', main, 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch {
      // This clone has no such branch.
    }
  }
  return 'HEAD';
}

const given = process.argv.slice(2);
if (given.some((each) => each !== '--changed')) {
  console.error('Usage: npm run check [-- --changed]');
  process.exit(1);
}
const tests = given.length > 0 ? (['vitest', '--changed', base()] as const) : (['unit'] as const);
if (!(await runTogether([['lint'], ['types'], ['layers'], ['dead'], tests]))) process.exit(1);
