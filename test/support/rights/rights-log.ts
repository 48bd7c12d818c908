import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NeededRight } from './service-call.ts';

const used = new Map<string, NeededRight>();

/** Replaces ids, hashes and times, which no right depends on, so that one of several equal uses is stored. */
const shapeOf = (right: NeededRight): string =>
  JSON.stringify(right).replaceAll(/[#/](?!GSI)[\w.:@=+-]*\d[\w.:@=+-]*/g, '#0');

/** Records the rights that a function of this process needed. */
export function noteRights(rights: readonly NeededRight[]): void {
  for (const right of rights) {
    const shape = shapeOf(right);
    if (!used.has(shape)) used.set(shape, right);
  }
}

/** Stores the recorded rights for the check after the last test. */
export function keepRights(): void {
  const folder = process.env.RIGHTS_FOLDER;
  if (used.size === 0 || folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify([...used.values()]));
  used.clear();
}

/** Reads the rights that the functions of a run needed. */
export const workingRights = (from: string): NeededRight[] =>
  existsSync(from)
    ? readdirSync(from).flatMap((file): NeededRight[] => JSON.parse(readFileSync(join(from, file), 'utf8')))
    : [];
