import type { Writes } from '#functions/data/transact.ts';
import { accountStateChange } from '#functions/entities/account/account-changes.ts';
import { readAccountWithProfile } from '#functions/entities/account/account-store.ts';
import { readJob } from '#functions/entities/job/job-store.ts';
import { noteRemovedJob } from '#functions/entities/job/job-writes.ts';
import { takeJobDown } from '#functions/entities/job/take-down.ts';
import { profileStateChange } from '#functions/entities/profile/profile-state.ts';
import { verificationChange } from '#functions/entities/recruiter/recruiter-store.ts';
import type { ReportedType } from '#shared/domain/reports.ts';
import type { EpochMs } from '#shared/domain/time.ts';

// Nothing is deleted, so that an admin can undo each of these (decision 35).

/** A job becomes inactive and cannot be published; its recruiter is notified. */
async function jobWrites(id: number, now: EpochMs): Promise<Writes> {
  const found = await readJob(id, true);
  if (!found || found.job.summary.taken_down) return {};
  return { job: takeJobDown(id), notice: noteRemovedJob(found.job.summary, now) };
}

/** A candidate's account is deactivated: hiding only the public profile would leave it in the recruiters' search. */
async function candidateWrites(id: number): Promise<Writes> {
  const found = await readAccountWithProfile('candidate', id);
  if (found?.account.state !== 'active') return {};
  return {
    ...accountStateChange(found.account, ['active'], 'deactivated'),
    profile: profileStateChange(found.account, found.profile, 'deactivated'),
  };
}

/** A company loses its verification, which hides its page and jobs; the recruiter waits to be verified again. */
async function companyWrites(id: number): Promise<Writes> {
  const found = await readAccountWithProfile('recruiter', id);
  return found?.account.verified ? verificationChange(id, false) : {};
}

/**
 * The writes that hide a subject from everybody else; none when it is hidden or gone already (1 read unit). They fail when
 * it changed since it was read.
 */
export const takeDownWrites = (type: ReportedType, id: number, now: EpochMs): Promise<Writes> =>
  type === 'job' ? jobWrites(id, now) : type === 'candidate' ? candidateWrites(id) : companyWrites(id);
