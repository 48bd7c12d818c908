import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { allCalls } from '#shared/contracts/index.ts';
import { type ErrorCode, errorTable } from '#shared/errors.ts';
import { neededAnswers, storedAnswers } from './answers.ts';

const root = join(import.meta.dirname, '../..');

/** The test files that make calls; only after all of them have run can an answer be missing. */
const callingFiles = () =>
  globSync('test/{integration,faults}/**/*.test.ts', { cwd: root })
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('await testApi()'))
    .map((file) => basename(file));

/** Answers that any call may give: failures, requests that bypass the edge, and cache hits of the client. */
const ofAnyCall = /( 304| INTERNAL| UNAVAILABLE| 403 FORBIDDEN)$/;

/** Whether every test file that makes calls has run, according to the stored answers. */
export const isWholeRun = (folder: string): boolean =>
  existsSync(folder) && callingFiles().every((file) => storedAnswers(folder).files.has(file));

/**
 * Differences between the answers that the contract promises and those that the tests provoked, as lines. Undefined
 * when only some of the test files ran, as missing answers mean nothing then.
 */
export function judgeAnswers(folder: string): string[] | undefined {
  if (!isWholeRun(folder)) return undefined;
  const { names } = storedAnswers(folder);
  const needed = new Set<string>(neededAnswers(allCalls, (code) => errorTable[code as ErrorCode].status));
  const missing = [...needed.difference(names)].map((name) => `no test provokes ${name}`);
  const untold = [...names.difference(needed)].filter((name) => !ofAnyCall.test(name));
  return [...missing, ...untold.map((name) => `the contract does not list ${name}`)];
}
