import { withoutSavedJob, withSavedJob } from '#shared/domain/saved-jobs.ts';
import { unsentPressesKey } from '#web/lib/session.ts';
import { createStored } from '#web/lib/stored.ts';

// Presses of the signed-in candidate that the account has not confirmed yet. They survive a reload without a
// connection, and end with the session (`lib/session.ts`).

/** A candidate saved a job, or removed it. */
export type Press = readonly [jobId: number, isSaved: boolean];

const stored = createStored([unsentPressesKey]);
const none: readonly Press[] = [];

const isPress = (value: unknown): value is Press =>
  Array.isArray(value) &&
  Number.isInteger(value[0]) &&
  value[0] > 0 &&
  value[0] < 1e12 &&
  typeof value[1] === 'boolean';

/** The presses in a stored text, the first one first; other content is ignored. */
export const parsePresses = (text: string | null): readonly Press[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isPress) : none;
  } catch {
    return none;
  }
};

let lastText: string | null = null;
let lastPresses = none;

/** The unsent presses. The same list until something changes, so that React can compare it. */
export const readPresses = (): readonly Press[] => {
  const text = stored.read(unsentPressesKey);
  if (text !== lastText) {
    lastText = text;
    lastPresses = parsePresses(text);
  }
  return lastPresses;
};

const write = (presses: readonly Press[]): void =>
  stored.write({ [unsentPressesKey]: presses.length > 0 ? JSON.stringify(presses) : null });

/**
 * Queues a press until it is sent. A later press of the same job replaces the earlier one.
 * @returns false for a press that is queued already, such as the second of two events in one frame
 */
export const queuePress = (jobId: number, isSaved: boolean): boolean => {
  const presses = readPresses();
  if (presses.some(([id, wasSaved]) => id === jobId && wasSaved === isSaved)) return false;
  write([...presses.filter(([id]) => id !== jobId), [jobId, isSaved]]);
  return true;
};

/** Forgets a press that was sent or refused, unless the user has pressed again meanwhile. */
export const forgetPress = ([jobId, wasSaved]: Press): void =>
  write(readPresses().filter(([id, isSaved]) => id !== jobId || isSaved !== wasSaved));

/** A list of saved jobs after some presses. */
export const afterPresses = (saved: readonly number[], presses: readonly Press[]): readonly number[] =>
  presses.reduce((ids, [id, isSaved]) => (isSaved ? withSavedJob(ids, id) : withoutSavedJob(ids, id)), saved);

/** Subscribes to changes, those of other tabs included. Returns the unsubscribe function. */
export const subscribeToPresses = stored.subscribe;
