import { useSyncExternalStore } from 'react';
import { createStored } from '#web/lib/stored.ts';

const key = 'saved_jobs';
const stored = createStored([key]);
const none: readonly number[] = [];

/** The job ids in a stored text, in the order they were saved; other content is ignored. */
export const parseSavedJobs = (text: string | null): readonly number[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list)
      ? [...new Set(list.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0))]
      : none;
  } catch {
    return none;
  }
};

let lastText: string | null = null;
let lastIds = none;

// The same list until something changes, so that React can compare it.
const readIds = (): readonly number[] => {
  const text = stored.read(key);
  if (text !== lastText) {
    lastText = text;
    lastIds = parseSavedJobs(text);
  }
  return lastIds;
};

/** Saves a job, or removes it from the saved ones. */
export const toggleSavedJob = (jobId: number): void => {
  const ids = readIds();
  const next = ids.includes(jobId) ? ids.filter((id) => id !== jobId) : [...ids, jobId];
  stored.write({ [key]: JSON.stringify(next) });
};

/** Ids of the saved jobs, stored in this browser; follows changes in other tabs. */
export const useSavedJobs = (): readonly number[] => useSyncExternalStore(stored.subscribe, readIds, () => none);
