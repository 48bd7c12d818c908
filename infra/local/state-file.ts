import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import { damagedData } from './problem.ts';

/** What an unfinished write is called until it takes the file's place. */
export const unfinished = (path: string): string => `${path}.new`;

/**
 * Replaces a file as a whole: whoever is killed while writing leaves the old content or the new one, never a part.
 * Only the person who runs the portal can read it.
 */
export const writeStateFile = (path: string, text: string): void => {
  writeFileSync(unfinished(path), text, { mode: 0o600 });
  renameSync(unfinished(path), path);
};

/**
 * Reads a JSON file of the local data; undefined when there is none.
 * @throws LocalProblem naming the file and what to do, when it is not what `schema` says
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
    // The content is not shown: it may hold secrets.
    throw damagedData(name, error instanceof z.core.$ZodError ? shortly(error) : 'it is no JSON');
  }
};

const shortly = ({ issues: [issue] }: z.core.$ZodError): string =>
  issue ? `${issue.path.join('.') || 'all of it'} is missing or not valid` : 'it is not valid';
