import type { Writes } from '#functions/data/transact.ts';
import { accountStateChange } from '#functions/entities/account/account-changes.ts';
import { readAccountWithProfile } from '#functions/entities/account/account-store.ts';
import { readJob } from '#functions/entities/job/job-store.ts';
import { takeJobDown } from '#functions/entities/job/take-down.ts';
import { profileStateChange } from '#functions/entities/profile/profile-state.ts';
import { verificationChange } from '#functions/entities/recruiter/recruiter-store.ts';
import type { ReportedType } from '#shared/domain/reports.ts';
import type { EpochMs } from '#shared/domain/time.ts';

// Nothing is deleted, so that an admin can undo each of these (decision 35).

/** A job becomes inactive and cannot be published. The change of the job notifies its recruiter. */
async function jobWrites(id: number): Promise<Writes> {
  const found = await readJob(id, true);
  return !found || found.job.summary.taken_down ? {} : { job: takeJobDown(id) };
}

/** A candidate's account is deactivated: hiding only the public profile would leave it in the recruiters' search. */
async function candidateWrites(id: number, now: EpochMs): Promise<Writes> {
  const found = await readAccountWithProfile('candidate', id);
  if (found?.account.state !== 'active') return {};
  return {
    ...accountStateChange(found.account, ['active'], 'deactivated'),
    profile: profileStateChange(found.account, found.profile, 'deactivated', now),
  };
}

/** A company loses its verification, which hides its page and jobs; the recruiter waits to be verified again. */
async function companyWrites(id: number, now: EpochMs): Promise<Writes> {
  const found = await readAccountWithProfile('recruiter', id);
  if (!found?.account.verified) return {};
  return verificationChange(id, false, { at: now, isActive: found.account.state === 'active' });
}

/**
 * The writes that hide a subject from everybody else; none when it is hidden or gone already (1 read unit). They fail when
 * it changed since it was read.
 */
export const takeDownWrites = (type: ReportedType, id: number, now: EpochMs): Promise<Writes> =>
  type === 'job' ? jobWrites(id) : type === 'candidate' ? candidateWrites(id, now) : companyWrites(id, now);
