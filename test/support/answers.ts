import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codesOf } from '#infra/openapi.ts';
import type { ListedCall } from '#shared/contracts/index.ts';

/** Name of an answer in the check of coverage: the call, its status, and the code of a refusal. */
export type AnswerName = `${string} ${number}` | `${string} ${number} ${string}`;

export const answerName = (operation: string, status: number, code?: string): AnswerName =>
  code === undefined ? `${operation} ${status}` : `${operation} ${status} ${code}`;

/** Codes that only faults cause; the tests of faults cover them. */
const ofFaults: readonly string[] = ['INTERNAL', 'UNAVAILABLE'];

/** Every answer that at least one test must provoke: the success of each call, and each of its documented refusals. */
export const neededAnswers = (calls: readonly ListedCall[], statusOf: (code: string) => number): AnswerName[] =>
  calls.flatMap(({ operation, call }) => [
    answerName(operation, call.status),
    ...codesOf(call)
      .filter((code) => !ofFaults.includes(code))
      .map((code) => answerName(operation, statusOf(code), code)),
  ]);

/** Stores the answers of a test file for the check after the last one. */
export function keepAnswers(folder: string, testFile: string, names: Iterable<AnswerName>): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${basename(testFile)}.json`), JSON.stringify([...names]));
}

/** Reads all stored answers, and the test files that stored them. */
export function storedAnswers(folder: string): { files: Set<string>; names: Set<string> } {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.flatMap(({ name }) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as string[]);
  return { files: new Set(files.map(({ name }) => name.replace(/\.json$/, ''))), names: new Set(names) };
}
