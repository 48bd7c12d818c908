import type { Writes } from '#functions/data/transact.ts';
import { accountStateChange } from '#functions/entities/account/account-changes.ts';
import { readAccountWithProfile } from '#functions/entities/account/account-store.ts';
import { type AccountState, isInUse } from '#functions/entities/account/stored-account.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { readJob } from '#functions/entities/job/job-store.ts';
import { restoreTakenDownJob } from '#functions/entities/job/take-down.ts';
import { profileStateChange } from '#functions/entities/profile/profile-state.ts';
import { readRecruiter, verificationChange } from '#functions/entities/recruiter/recruiter-store.ts';
import { setWaiting } from '#functions/entities/recruiter/send-back.ts';
import type { StatementSummary } from '#functions/entities/statement/stored-statement.ts';
import type { EpochMs } from '#shared/domain/time.ts';

type Decided = Pick<StatementSummary, 'kind' | 'account_id' | 'job_id' | 'number_hash' | 'values'>;

async function jobWrites({ job_id }: Decided): Promise<Writes> {
  const found = job_id === undefined ? undefined : await readJob(job_id, true);
  return found?.job.summary.taken_down ? { job: restoreTakenDownJob(found.job.summary.id) } : {};
}

async function accountWrites({ kind, account_id: id }: Decided, from: AccountState, now: EpochMs): Promise<Writes> {
  const found = await readAccountWithProfile(kind, id);
  if (found?.account.state !== from) return {};
  return {
    ...accountStateChange(found.account, [from], 'active'),
    profile: profileStateChange(found.account, found.profile, 'active', now),
  };
}

async function verificationWrites({ account_id: id }: Decided, at: EpochMs): Promise<Writes> {
  const found = await readAccountWithProfile('recruiter', id);
  if (!found || found.account.verified) return {};
  return verificationChange(id, true, { at, isActive: isInUse(found.account) });
}

/** A recruiter who was sent back waits for the verification again. */
async function waitingWrites({ account_id: id }: Decided, now: EpochMs): Promise<Writes> {
  const found = await readRecruiter(id, true);
  return found?.summary.sent_back && isInUse(found.summary) ? { profile: setWaiting(id, now) } : {};
}

/** The number of a rejected certificate may be claimed again; its document, which is deleted, has to be uploaded again. */
async function numberWrites({ account_id, number_hash }: Decided): Promise<Writes> {
  const profile = number_hash === undefined ? undefined : await readCandidate(account_id, true);
  const rejected = profile?.rejected_numbers ?? [];
  const rejected_numbers = rejected.filter((each) => each !== number_hash);
  if (!profile || rejected_numbers.length === rejected.length) return {};
  return { profile: replaceCandidate(changedCandidate(profile, { rejected_numbers })) };
}

/**
 * The writes that undo a decision (1 read unit); none where its effect has ended by other means, or was to delete something.
 * They fail when what they change was changed since it was read.
 */
export async function liftingWrites(
  decided: Decided & Pick<StatementSummary, 'measure'>,
  now: EpochMs,
): Promise<Writes> {
  switch (decided.measure) {
    case 'job_taken_down':
      return jobWrites(decided);
    case 'account_deactivated':
      return accountWrites(decided, 'deactivated', now);
    case 'account_deleted':
      return accountWrites(decided, 'deleted', now);
    case 'recruiter_unverified':
      return decided.values.sent_back ? waitingWrites(decided, now) : verificationWrites(decided, now);
    case 'certificate_rejected':
      return numberWrites(decided);
    case 'job_removed':
      return {};
  }
}
