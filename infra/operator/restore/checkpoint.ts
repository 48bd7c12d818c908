import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { OperatorProblem } from '../target/problem.ts';

const key = z.object({ S: z.string() });
const stored = z.object({
  /** Parameters of the restore: another restore must not continue from this checkpoint. */
  job: z.string(),
  /** The pass, and its last processed key; absent at its beginning. */
  pass: z.int(),
  after: z.optional(z.record(z.string(), key)),
  partition: z.int(),
});
export type Checkpoint = z.output<typeof stored>;

/**
 * Reads the progress of an earlier run of the same restore; undefined without one.
 * @throws OperatorProblem when the file belongs to another restore
 */
export function readCheckpoint(path: string, job: string): Checkpoint | undefined {
  const found = stored.safeParse(jsonIn(path));
  if (!found.success) return undefined;
  if (found.data.job !== job) {
    throw new OperatorProblem(`${path} belongs to another restore: remove it, or name another file with --checkpoint.`);
  }
  return found.data;
}

/** Stores the progress atomically: a kill leaves either the previous or the new state. */
export function writeCheckpoint(path: string, checkpoint: Checkpoint): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(checkpoint), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

export const removeCheckpoint = (path: string): void => rmSync(path, { force: true });

function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
