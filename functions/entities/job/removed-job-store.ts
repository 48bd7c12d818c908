import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { isoTime } from '#functions/platform/clock.ts';
import type { JobSummary } from '#shared/contracts/jobs.ts';

/** The stream keeps its records for a day. In seconds. */
const keptFor = 7 * 24 * 60 * 60;

/**
 * The write that notes that an admin removes a recruiter's job, for the stream to tell the recruiter (2 write units). It
 * lies with the recruiter's account and goes with it; `now` in milliseconds since 1970.
 */
export const noteRemovedJob = ({ id, recruiter_id, title }: JobSummary, now: number): TransactionItem => ({
  Put: {
    Item: {
      ...keys.removedJob(recruiter_id, id),
      entity: 'removed_job',
      schema_version: 1,
      job_id: id,
      recruiter_id,
      title,
      removed_at: isoTime(now),
      expires_at: Math.floor(now / 1000) + keptFor,
    },
  },
});
