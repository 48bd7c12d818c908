import type { TransactionItem } from '#functions/data/write.ts';
import { setProfileField } from '#functions/entities/account/account-writes.ts';
import type { Account, AccountState } from '#functions/entities/account/stored-account.ts';
import { changedCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { parseCandidate } from '#functions/entities/candidate/stored-candidate.ts';
import { recruiterEmailChange, recruiterStateChange } from '#functions/entities/recruiter/recruiter-store.ts';
import { parseRecruiter } from '#functions/entities/recruiter/stored-recruiter.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/**
 * The write that mirrors an account's new state in its profile, and shows or hides candidates and waiting recruiters, whose wait
 * begins `now`. Its condition fails when a candidate's profile or a recruiter's verification changed since the profile was read, or there
 * is no profile.
 */
export function profileStateChange(
  { kind, id }: Pick<Account, 'kind' | 'id'>,
  profile: unknown,
  to: AccountState,
  now: EpochMs,
): TransactionItem {
  if (kind === 'candidate')
    return replaceCandidate(changedCandidate(parseCandidate(profile), { summary: { state: to } }));
  if (kind === 'recruiter') return recruiterStateChange(parseRecruiter(profile).summary, to, now);
  return setProfileField(kind, id, 'state', to);
}

/**
 * The write that mirrors an account's new e-mail address in its profile. Its condition fails like that of
 * `profileStateChange`.
 */
export function profileEmailChange(
  { kind, id }: Pick<Account, 'kind' | 'id'>,
  profile: unknown,
  email: string,
  now: EpochMs,
): TransactionItem {
  if (kind === 'candidate') return replaceCandidate(changedCandidate(parseCandidate(profile), { summary: { email } }));
  if (kind === 'recruiter') return recruiterEmailChange(parseRecruiter(profile).summary, email, now);
  return setProfileField(kind, id, 'email', email);
}
