import { describeError, log } from '#functions/platform/log.ts';
import { followChanges } from './follow-changes.ts';
import type { IndexKind } from './index-kind.ts';
import { openSnapshot } from './open-index.ts';
import type { SqliteIndex } from './sqlite-index.ts';

/** How often the feed is asked for changes, and how long a missing or failed index is left alone, in milliseconds. */
const followEveryMs = 1_000;
const retryAfterMs = 10_000;

/**
 * An index that was not brought up to date for so long is not used: entries of the feed are kept for a week, and
 * snapshots are made anew every day.
 */
export const oldestMs = 3 * 24 * 60 * 60 * 1000;

/**
 * How long a search waits for its index: a small one is there by then. A large one goes on loading meanwhile, and a
 * function that sleeps between its calls goes on with the next one.
 */
export const patience = { ms: 400 };

interface Live {
  index: SqliteIndex | undefined;
  /** When the feed or the snapshot was last asked; undefined: never. */
  askedAt: number | undefined;
  busy: Promise<void> | undefined;
}

/** One index a kind and process. */
const lives = new Map<IndexKind['name'], Live>();

const isOver = (since: number | undefined, ms: number, now: number) =>
  since === undefined || Math.abs(now - since) >= ms;

/**
 * The kind's index with all changes that were announced a second ago, or undefined when there is none that can be used
 * within some hundred milliseconds. The first call begins to load the snapshot. `now` in milliseconds since 1970.
 * @throws the SDK's error when the table does not answer: the pipeline answers 503
 */
export async function liveIndex(kind: IndexKind, now: number): Promise<SqliteIndex | undefined> {
  const live = lives.get(kind.name) ?? { index: undefined, askedAt: undefined, busy: undefined };
  lives.set(kind.name, live);
  if (isOver(live.askedAt, live.index ? followEveryMs : retryAfterMs, now)) {
    // Calls at the same time wait for the same answer.
    live.busy ??= refresh(kind, live, now).finally(() => {
      live.busy = undefined;
    });
  }
  return live.busy === undefined || (await isSoon(live.busy)) ? live.index : undefined;
}

/** Whether the work is done before a search's patience ends; work that fails after that fails the next search at most. */
async function isSoon(work: Promise<void>): Promise<boolean> {
  work.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience.ms);
  });
  try {
    return await Promise.race([work.then(() => true as const), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

async function refresh(kind: IndexKind, live: Live, now: number): Promise<void> {
  if (live.index && isOver(live.askedAt, oldestMs, now)) dropIndex(kind);
  live.index ??= await load(kind, now);
  try {
    // While this fails, every search asks again: an index is never used without its latest changes.
    if (live.index && !(await followChanges(kind, live.index))) dropIndex(kind);
    live.askedAt = now;
  } catch (error) {
    if (!isOfIndex(error)) throw error;
    log('SEARCH_INDEX_FAILED', { kind: kind.name, ...describeError(error) });
    dropIndex(kind);
    live.askedAt = now;
  }
}

/** Whether an error came from the index rather than from the table. */
const isOfIndex = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';

/** Lets go of an index that failed or fell behind; it is loaded again some seconds later. */
export function dropIndex({ name }: IndexKind): void {
  const live = lives.get(name);
  live?.index?.close();
  if (live) live.index = undefined;
}

async function load(kind: IndexKind, now: number): Promise<SqliteIndex | undefined> {
  try {
    const index = await openSnapshot(kind);
    if (index && now - index.state.builtAt < oldestMs) return index;
    index?.close();
    log('SEARCH_INDEX_MISSING', { kind: kind.name });
  } catch (error) {
    log('SEARCH_INDEX_FAILED', { kind: kind.name, ...describeError(error) });
  }
  return undefined;
}
