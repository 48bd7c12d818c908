import { setTimeout as pause } from 'node:timers/promises';
import { describeError, log } from '#functions/platform/log.ts';
import { StoreUnavailable } from '#functions/platform/store-unavailable.ts';
import { dayMs, type EpochMs } from '#shared/domain/time.ts';
import type { IndexKind } from '../port/port.ts';
import { followChanges } from './follow-changes.ts';
import { openSnapshot } from './open-index.ts';
import type { SqliteIndex } from './sqlite-index.ts';

/** How often the feed is read, and after how long a missing or failed index is loaded again. */
export const followEveryMs = 1_000;
const retryAfterMs = 10_000;

/**
 * An index that was not brought up to date for so long is not used: entries of the feed are retained for a week, and
 * snapshots are rebuilt every day.
 */
export const oldestMs = 3 * dayMs;

/**
 * How long a search waits for its index: enough for a small one. A large one continues to load in the background, and, in
 * a function that is frozen between its calls, during the next call.
 */
export const patience = { ms: 400 };

interface Live {
  index: SqliteIndex | undefined;
  /** There were more changes than one call follows. */
  isBehind: boolean;
  /** When the feed or the snapshot was last read; undefined: never. */
  checkedAt: EpochMs | undefined;
  busy: Promise<void> | undefined;
}

/** One index for each kind and process. */
const lives = new Map<IndexKind['name'], Live>();

const isOver = (since: EpochMs | undefined, ms: number, now: EpochMs) =>
  since === undefined || Math.abs(now - since) >= ms;

/**
 * The kind's index with all changes that were announced a second ago, or undefined when there is none that can be used
 * within some hundred milliseconds. The first call starts to load the snapshot.
 * @throws StoreUnavailable when the table does not answer
 */
export async function liveIndex(
  kind: IndexKind,
  now: EpochMs,
): Promise<{ index: SqliteIndex; isBehind: boolean } | undefined> {
  const live = lives.get(kind.name) ?? { index: undefined, isBehind: false, checkedAt: undefined, busy: undefined };
  lives.set(kind.name, live);
  if (isOver(live.checkedAt, live.index ? followEveryMs : retryAfterMs, now)) {
    // Concurrent calls wait for the same refresh.
    live.busy ??= refresh(kind, live, now).finally(() => {
      live.busy = undefined;
    });
  }
  const isReady = live.busy === undefined || (await endsInTime(live.busy));
  return isReady && live.index ? { index: live.index, isBehind: live.isBehind } : undefined;
}

/** Whether the work ends before the time that a search waits; work that fails after that fails the next search at most. */
function endsInTime(work: Promise<void>): Promise<boolean> {
  work.catch(() => {});
  return Promise.race([work.then(() => true), pause(patience.ms, false, { ref: false })]);
}

async function refresh(kind: IndexKind, live: Live, now: EpochMs): Promise<void> {
  if (live.index && isOver(live.checkedAt, oldestMs, now)) dropIndex(kind);
  live.index ??= await load(kind, now);
  try {
    // While this fails, every search retries it: an index is never used without its latest changes.
    const followed = live.index && (await followChanges(kind, live.index));
    live.isBehind = followed?.state === 'behind';
    if (followed?.state === 'lost') dropIndex(kind);
    live.checkedAt = now;
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    log('SEARCH_INDEX_FAILED', { kind: kind.name, ...describeError(error) });
    dropIndex(kind);
    live.checkedAt = now;
  }
}

/** Closes an index that failed or fell behind; it is loaded again some seconds later. */
export function dropIndex({ name }: IndexKind): void {
  const live = lives.get(name);
  live?.index?.close();
  if (live) live.index = undefined;
}

async function load(kind: IndexKind, now: EpochMs): Promise<SqliteIndex | undefined> {
  try {
    const index = await openSnapshot(kind);
    if (index && now - index.state.builtAt < oldestMs) {
      await index.warm();
      return index;
    }
    index?.close();
    log('SEARCH_INDEX_MISSING', { kind: kind.name });
  } catch (error) {
    log('SEARCH_INDEX_FAILED', { kind: kind.name, ...describeError(error) });
  }
  return undefined;
}
