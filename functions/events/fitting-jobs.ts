import { readAccount } from '#functions/entities/account/account-store.ts';
import { statusesFor } from '#functions/entities/application/application-store.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { isBlocked } from '#functions/entities/candidate/visibility.ts';
import { readJobs } from '#functions/entities/job/job-store.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { isOpenJob } from '#functions/entities/job/visibility.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** Whether the candidate blocks the job's company, by its account or its mail domain. */
async function isOfBlocked(candidate: CandidateSummary, { summary: { recruiter_id } }: StoredJob): Promise<boolean> {
  if (candidate.blocks.length === 0) return false;
  const recruiter = await readAccount('recruiter', recruiter_id);
  return recruiter === undefined || isBlocked(candidate, { ...recruiter, kind: 'recruiter' });
}

/**
 * Those of a few jobs that a digest may show the candidate at `now`, in the given order: open, not applied to, and of no company that
 * the candidate blocks (1.5 read units each; 1 more while the candidate blocks a company).
 */
export async function readReportable(
  candidate: CandidateSummary,
  ids: readonly number[],
  now: EpochMs,
): Promise<StoredJob[]> {
  const [jobs, statuses] = await Promise.all([readJobs(ids, true), statusesFor(candidate.id, ids)]);
  const open = ids
    .map((id) => jobs.find(({ summary }) => summary.id === id))
    .filter((job) => job !== undefined)
    .filter(({ summary }) => isOpenJob(summary, now) && !statuses.has(summary.id));
  const areBlocked = await Promise.all(open.map((job) => isOfBlocked(candidate, job)));
  return open.filter((_, place) => !areBlocked[place]);
}
