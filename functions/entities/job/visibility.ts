import type { AccountKind } from '#shared/domain/account-kind.ts';
import { isOpen } from '#shared/domain/closing-date.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { JobSummary } from './stored-job.ts';

// What a viewer may see of a job. Who sees that it is closed is decided by `policies/closed-job.ts`, which reads its company.

/** Whether guests see the job, open or not. Only these are in the indexes of public lists. */
export const isPublicJob = <Job extends Pick<JobSummary, 'is_active'>>(
  job: Job | undefined,
): job is Job & { is_active: true } => job?.is_active === true;

/** Whether guests see the job, and it takes applications. */
export const isOpenJob = (job: JobSummary, now: EpochMs): boolean => isPublicJob(job) && isOpen(job, now);

/** Whether a viewer sees the job: an inactive one is for its recruiter and admins. Undefined is a guest. */
export const isJobVisible = (job: JobSummary, viewer: { kind: AccountKind; id: number } | undefined): boolean =>
  isPublicJob(job) || viewer?.kind === 'admin' || (viewer?.kind === 'recruiter' && viewer.id === job.recruiter_id);
