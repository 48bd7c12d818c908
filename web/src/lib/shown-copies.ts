import { type EpochMs, earliestOf } from '#shared/domain/time.ts';

/** Times of the responses that came from storage instead of the network, by their paths. */
const copies = new Map<string, EpochMs>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** The same for all pages of a list: a list is as old as its oldest page. The cursor is the last part of a query. */
const keyOf = (path: string): string => path.replace(/[?&]cursor=[^&]*$/, '');

/** Notes that the response of a path is a copy of a former one. */
export const markAsCopy = (path: string, storedAt: EpochMs): void => {
  const former = copies.get(keyOf(path));
  copies.set(keyOf(path), former === undefined ? storedAt : earliestOf(former, storedAt));
  notify();
};

/** Notes that the response of a path comes from the network. */
export const markAsCurrent = (path: string): void => {
  if (copies.delete(keyOf(path))) notify();
};

/** When the oldest copy among some paths was stored; undefined if none of them is a copy. */
export const oldestCopyOf = (paths: readonly string[]): EpochMs | undefined => {
  const times = paths.flatMap((path) => copies.get(path) ?? []);
  return times.length > 0 ? earliestOf(...times) : undefined;
};

/** Subscribes to changes of the notes. Returns the unsubscribe function. */
export const subscribeToCopies = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
