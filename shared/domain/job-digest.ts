import type { JobFit } from './job-terms.ts';
import { reportTime } from './saved-searches.ts';
import { addDays, type EpochMs, type IsoInstant, toIso } from './time.ts';

/** How many jobs a weekly digest has at most. */
export const maxDigestJobs = 5;

/** Whether a job of this fit is in digests: every required language is stated, and no level is short by more than one. */
export const isDigestFit = (fit: JobFit): boolean => fit === 'met' || fit === 'unclear' || fit === 'short';

/** When the first digest after `now` is due, at the time of the weekly reports of saved searches. */
export const nextDigest = (now: EpochMs): EpochMs => reportTime('weekly', now, undefined);

/** When the jobs of the digest that is due then were posted: no job is in two digests, and none between two. */
export const periodOfDigest = (due: EpochMs): { from: IsoInstant; until: IsoInstant } => ({
  from: toIso(addDays(due, -7)),
  until: toIso(due),
});
