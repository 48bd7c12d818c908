import { useSyncExternalStore } from 'react';
import type { JobListChoice } from '#web/config/first-call.ts';
import { createStored } from './stored.ts';

const key = 'job_list';
const stored = createStored([key]);

/** What the candidate chose last in this browser. */
export const jobListChoice = (): JobListChoice => (stored.read(key) === 'all' ? 'all' : 'fit');

export const chooseJobList = (choice: JobListChoice): void => stored.write({ [key]: choice === 'fit' ? null : choice });

export const useJobListChoice = (): JobListChoice =>
  useSyncExternalStore(stored.subscribe, jobListChoice, () => 'fit' as const);
