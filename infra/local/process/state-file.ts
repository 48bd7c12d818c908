import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import { damagedData } from './problem.ts';

/** Path of an unfinished write until it replaces the file. */
export const unfinished = (path: string): string => `${path}.new`;

/**
 * Replaces a file atomically: a process that is killed while writing leaves the old or the new content, never a part.
 * Only the owner of the process can read the file.
 */
export const writeStateFile = (path: string, text: string): void => {
  writeFileSync(unfinished(path), text, { mode: 0o600 });
  renameSync(unfinished(path), path);
};

/**
 * Reads a JSON file of the local data; undefined if it does not exist.
 * @throws LocalProblem with the file and the remedy, when the content does not match `schema`
 */
export const readStateFile = <T>(path: string, schema: z.ZodMiniType<T>): T | undefined => {
  const text = textOf(path);
  return text === undefined ? undefined : parse(basename(path), text, schema);
};

const textOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw damagedData(basename(path), error instanceof Error ? error.message : String(error));
  }
};

const parse = <T>(name: string, text: string, schema: z.ZodMiniType<T>): T => {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    // The content is not shown, because it may contain secrets.
    throw damagedData(name, error instanceof z.core.$ZodError ? shortly(error) : 'it is no JSON');
  }
};

const shortly = ({ issues: [issue] }: z.core.$ZodError): string =>
  issue ? `${issue.path.join('.') || 'all of it'} is missing or not valid` : 'it is not valid';
