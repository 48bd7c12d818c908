import { lastChange } from '#functions/data/change-feed/change-feed-store.ts';
import { openSnapshot } from '#functions/services/search/embedded/open-index.ts';
import type { IndexKind } from '#functions/services/search/port/port.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** The schedule rebuilds an index when it is a day old; an hour is tolerance. */
export const staleAfterMs = 25 * 60 * 60 * 1000;

export interface IndexState {
  builtAt: EpochMs;
  /** Number of change feed entries after the snapshot; functions read them before a search. */
  changesBehind: number;
}

/** Reads the age of a kind's stored snapshot (1 read unit, and the snapshot from S3); undefined without one. */
export async function indexState(kind: IndexKind): Promise<IndexState | undefined> {
  const snapshot = await openSnapshot(kind);
  if (!snapshot) return undefined;
  try {
    const { builtAt, sequence } = snapshot.state;
    return { builtAt, changesBehind: (await lastChange(kind.name)) - sequence };
  } finally {
    snapshot.close();
  }
}
