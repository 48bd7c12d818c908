import { type EpochMs, earliestOf } from '#shared/domain/time.ts';

/** Times of the responses that came from storage instead of the network, by their paths. */
const times = new Map<string, EpochMs>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** The same for all pages of a list: a list is as old as its oldest page. The cursor is the last part of a query. */
const keyOf = (path: string): string => path.replace(/[?&]cursor=[^?&]*$/, '');

/** Notes that the response of a path is an offline copy. */
export const markAsOfflineCopy = (path: string, storedAt: EpochMs): void => {
  const previous = times.get(keyOf(path));
  times.set(keyOf(path), previous === undefined ? storedAt : earliestOf(previous, storedAt));
  notify();
};

/** Notes that the response of a path comes from the network. */
export const markAsCurrent = (path: string): void => {
  if (times.delete(keyOf(path))) notify();
};

/** When the oldest offline copy of some paths was stored; undefined if all of them are current. */
export const oldestCopyTime = (paths: readonly string[]): EpochMs | undefined => {
  const found = paths.flatMap((path) => times.get(path) ?? []);
  return found.length > 0 ? earliestOf(...found) : undefined;
};

/** Subscribes to changes of the notes. Returns the unsubscribe function. */
export const subscribeToCopyTimes = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
