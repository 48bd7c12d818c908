import { maxSavedJobs, withoutSavedJob } from '#shared/domain/saved-jobs.ts';
import { createStored } from '#web/lib/stored.ts';

// The jobs that a guest saved, in this browser only. Signing in as a candidate moves them to the account.

const key = 'saved_jobs';
const stored = createStored([key]);
const none: readonly number[] = [];

/** As in the contract: a list with another id would be refused as a whole. */
const isJobId = (id: number): boolean => Number.isInteger(id) && id > 0 && id < 1e12;

/** The job ids in a stored text, in the order they were saved, at most 500; other content is ignored. */
export const parseSavedJobs = (text: string | null): readonly number[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? [...new Set(list.map(Number).filter(isJobId))].slice(-maxSavedJobs) : none;
  } catch {
    return none;
  }
};

let lastText: string | null = null;
let lastIds = none;

/** The saved ids. The same list until something changes, so that React can compare it. */
export const readGuestJobs = (): readonly number[] => {
  const text = stored.read(key);
  if (text !== lastText) {
    lastText = text;
    lastIds = parseSavedJobs(text);
  }
  return lastIds;
};

const write = (ids: readonly number[]): void =>
  stored.write({ [key]: ids.length > 0 ? JSON.stringify(ids.slice(-maxSavedJobs)) : null });

/** Saves a job, or removes it from the saved ones; returns whether that changed anything. */
export const setGuestJob = (jobId: number, isSaved: boolean): boolean => {
  const ids = readGuestJobs();
  if (ids.includes(jobId) === isSaved) return false;
  write(isSaved ? [...ids, jobId] : withoutSavedJob(ids, jobId));
  return true;
};

/** Removes jobs that belong to an account now. */
export const forgetGuestJobs = (moved: readonly number[]): void =>
  write(readGuestJobs().filter((id) => !moved.includes(id)));

/** Subscribes to changes, those of other tabs included. Returns the unsubscribe function. */
export const subscribeToGuestJobs = stored.subscribe;
