import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { allCalls } from '#shared/contracts/index.ts';
import { type ErrorCode, errorTable } from '#shared/errors.ts';
import { keptAnswers, neededAnswers } from './answers.ts';

const root = join(import.meta.dirname, '../..');

/** The test files that make calls; all of them have to have run before anything can be missing. */
const callingFiles = () =>
  globSync('test/{integration,faults}/**/*.test.ts', { cwd: root })
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('await testApi()'))
    .map((file) => basename(file));

/** What depends on no call: failures, who did not come through the edge, and what a cache has already. */
const ofAnyCall = /( 304| INTERNAL| UNAVAILABLE| 403 FORBIDDEN)$/;

/** Whether every test file that makes calls has run, by the answers that each kept. */
export const isWholeRun = (folder: string): boolean =>
  existsSync(folder) && callingFiles().every((file) => keptAnswers(folder).files.has(file));

/**
 * What is wrong between the answers that the contract promises and those that the tests provoked, as lines; undefined
 * when not every test file ran, as nobody can tell then.
 */
export function judgeAnswers(folder: string): string[] | undefined {
  if (!isWholeRun(folder)) return undefined;
  const { names } = keptAnswers(folder);
  const needed = new Set<string>(neededAnswers(allCalls, (code) => errorTable[code as ErrorCode].status));
  const missing = [...needed.difference(names)].map((name) => `no test provokes ${name}`);
  const untold = [...names.difference(needed)].filter((name) => !ofAnyCall.test(name));
  return [...missing, ...untold.map((name) => `the contract does not tell of ${name}`)];
}
