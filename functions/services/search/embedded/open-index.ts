import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EpochMs } from '#shared/domain/time.ts';
import type { IndexKind } from '../port/port.ts';
import { fetchSnapshot } from './snapshot-store.ts';
import { SqliteIndex } from './sqlite-index.ts';

/** The name of a kind's snapshot. It contains the version: during a deployment, old and new code each use their own. */
export const snapshotName = ({ name, version }: IndexKind) => `${name}-v${version}`;

/** Runs `work` with a new folder that is deleted afterwards. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-search-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens the file at a path and unlinks it, so that it is deleted with the process, however that ends. */
async function openUnlinked(path: string, kind: IndexKind): Promise<SqliteIndex> {
  const { DatabaseSync } = await import('node:sqlite');
  const index = new SqliteIndex(new DatabaseSync(path), kind);
  rmSync(path, { force: true });
  return index;
}

/** The kind's index as of its snapshot, or undefined without one. */
export const openSnapshot = (kind: IndexKind): Promise<SqliteIndex | undefined> =>
  inFolder(async (folder) => {
    const path = join(folder, 'index.sqlite');
    const exists = await fetchSnapshot(snapshotName(kind), path);
    return exists ? await openUnlinked(path, kind) : undefined;
  });

/** A new, empty index. */
export const createIndex = (kind: IndexKind, builtAt: EpochMs): Promise<SqliteIndex> =>
  inFolder(async (folder) => {
    const { DatabaseSync } = await import('node:sqlite');
    const path = join(folder, 'index.sqlite');
    const index = new SqliteIndex(new DatabaseSync(path), kind);
    index.create(builtAt);
    return index;
  });
