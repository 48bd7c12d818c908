import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codesOf } from '#infra/openapi.ts';
import type { ListedCall } from '#shared/contracts/index.ts';

/** An answer as the check of coverage knows it: the call, its status, and the code of a refusal. */
export type AnswerName = `${string} ${number}` | `${string} ${number} ${string}`;

export const answerName = (operation: string, status: number, code?: string): AnswerName =>
  code === undefined ? `${operation} ${status}` : `${operation} ${status} ${code}`;

/** Codes that only faults bring about; the tests of faults look for them. */
const ofFaults: readonly string[] = ['INTERNAL', 'UNAVAILABLE'];

/** Every answer that some test has to provoke: each call's success, and each refusal that its document names. */
export const neededAnswers = (calls: readonly ListedCall[], statusOf: (code: string) => number): AnswerName[] =>
  calls.flatMap(({ operation, call }) => [
    answerName(operation, call.status),
    ...codesOf(call)
      .filter((code) => !ofFaults.includes(code))
      .map((code) => answerName(operation, statusOf(code), code)),
  ]);

/** Keeps what a test file provoked, for the judgement after the last one. */
export function keepAnswers(folder: string, testFile: string, names: Iterable<AnswerName>): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${basename(testFile)}.json`), JSON.stringify([...names]));
}

/** All that was kept: which test files told, and which answers they provoked. */
export function keptAnswers(folder: string): { files: Set<string>; names: Set<string> } {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.flatMap(({ name }) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as string[]);
  return { files: new Set(files.map(({ name }) => name.replace(/\.json$/, ''))), names: new Set(names) };
}
