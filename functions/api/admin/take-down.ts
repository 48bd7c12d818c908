import type { Writes } from '#functions/data/transact.ts';
import { accountStateChange } from '#functions/entities/account/account-changes.ts';
import { readAccountWithProfile } from '#functions/entities/account/account-store.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
import { readJob } from '#functions/entities/job/job-store.ts';
import { takeJobDown } from '#functions/entities/job/take-down.ts';
import { profileStateChange } from '#functions/entities/profile/profile-state.ts';
import { verificationChange } from '#functions/entities/recruiter/recruiter-store.ts';
import { putStatement } from '#functions/entities/statement/statement-store.ts';
import type { ReportedType } from '#shared/domain/reports.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { Reason } from './move-user.ts';

type Because = Reason & { now: EpochMs };

// Nothing is deleted, so that an admin can undo each of these (decision 35).

/** A job becomes inactive and cannot be published. */
async function jobWrites(id: number, because: Because): Promise<Writes> {
  const found = await readJob(id, true);
  if (!found || found.job.summary.taken_down) return {};
  const { recruiter_id, title } = found.job.summary;
  const to = { kind: 'recruiter', id: recruiter_id } as const;
  const values = { job_title: title };
  return {
    job: takeJobDown(id),
    statement: putStatement({ to, measure: 'job_taken_down', values, job_id: id, ...because }),
  };
}

/** A candidate's account is deactivated: hiding only the public profile would leave it in the recruiters' search. */
async function candidateWrites(id: number, because: Because): Promise<Writes> {
  const found = await readAccountWithProfile('candidate', id);
  if (!isInUse(found?.account)) return {};
  return {
    ...accountStateChange(found.account, ['active'], 'deactivated'),
    profile: profileStateChange(found.account, found.profile, 'deactivated', because.now),
    statement: putStatement({ to: { kind: 'candidate', id }, measure: 'account_deactivated', values: {}, ...because }),
  };
}

/** A company loses its verification, which hides its page and jobs; the recruiter waits to be verified again. */
async function companyWrites(id: number, because: Because): Promise<Writes> {
  const found = await readAccountWithProfile('recruiter', id);
  if (!found?.account.verified) return {};
  return {
    ...verificationChange(id, false, { at: because.now, isActive: isInUse(found.account) }),
    statement: putStatement({ to: { kind: 'recruiter', id }, measure: 'recruiter_unverified', values: {}, ...because }),
  };
}

/**
 * The writes that hide a subject from everybody else and tell its owner why; none when it is hidden or gone already (1 read
 * unit). They fail when it changed since it was read.
 */
export const takeDownWrites = (type: ReportedType, id: number, because: Because): Promise<Writes> =>
  type === 'job'
    ? jobWrites(id, because)
    : type === 'candidate'
      ? candidateWrites(id, because)
      : companyWrites(id, because);
