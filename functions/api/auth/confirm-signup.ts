import { retry } from '#functions/data/retry.ts';
import { toItem } from '#functions/data/summary.ts';
import { transact } from '#functions/data/transact.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { accountCreation } from '#functions/entities/account/account-changes.ts';
import { newSession, type SessionStart } from '#functions/entities/account/session-store.ts';
import { newToken } from '#functions/entities/account/session-token.ts';
import { newCandidate, putNewCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { putConsent } from '#functions/entities/consent/consent-store.ts';
import { codeUse } from '#functions/entities/one-time-code/guess-store.ts';
import { deletePendingSignup, readPendingSignup } from '#functions/entities/one-time-code/pending-signup-store.ts';
import type { PendingSignup } from '#functions/entities/one-time-code/stored-codes.ts';
import { newRecruiter, putNewRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { isCurrent, latestVersion } from '#shared/domain/legal-versions.ts';
import { type EpochMs, toEpochSeconds, toIso } from '#shared/domain/time.ts';
import type { RightGuess } from './right-guess.ts';

/**
 * Creates the account of a sign-up whose address has just been confirmed, with its first session, in the transaction
 * that invalidates the code: 1 read unit, 15 write units, and 2 for its consent; of a colleague 1 read and 4 write units more. A failure
 * leaves the code valid for another attempt.
 * @throws HttpError 400 INVALID_OTP when the sign-up or its invitation has ended, or the address belongs to an account by now
 */
export async function confirmSignup(
  signupId: string,
  email: string,
  { guesser, counted }: RightGuess,
  { at, device }: SessionStart,
): Promise<{ token: string; profile: unknown; companyId?: number | undefined }> {
  const pending = await readPendingSignup(email, signupId, at);
  if (pending?.signup.kind !== guesser.purpose) throw new HttpError('INVALID_OTP');
  const { signup } = pending;
  const { kind, account_id: id } = signup;
  const { token, sessionKey } = newToken(kind, id);
  const sessions = { [sessionKey]: newSession(toEpochSeconds(at), device) };
  // Others may join the same company at the same time: then the team is read again.
  return await retry(async () => {
    const joining = await joiningOf(signup, at);
    const { profile, write } = newProfile(signup, at, joining?.membership.id);
    const account = { kind, id, email, name: signup.form.name, role: null, sessions, ...acceptedUntil(signup) };
    const result = await transact({
      code: codeUse(email, guesser, counted),
      ...accountCreation(joining ? { ...account, company: joining.membership } : account),
      profile: write,
      consent: signup.consent && putConsent({ kind, id }, signup.consent),
      ...deletePendingSignup(pending),
      ...joining?.writesFor({ id, email }),
    });
    if (!result.done && result.failed === 'team') return undefined;
    if (!result.done) throw new HttpError('INVALID_OTP');
    return { token, profile, companyId: joining?.membership.id };
  });
}

/** The company that the sign-up joins by an invitation. Few do: its code is loaded with the first of them. */
async function joiningOf(signup: PendingSignup, at: EpochMs) {
  if (signup.kind !== 'recruiter' || signup.invitation === undefined) return undefined;
  const { readOwnJoining } = await import('#functions/entities/company/join-company.ts');
  return await readOwnJoining(signup.invitation, signup.form.email, at);
}

/** Versions that changed since the form was sent have to be accepted at the first signed-in screen. */
const acceptedUntil = ({ consent }: PendingSignup) =>
  consent && isCurrent(consent.versions) ? { accepted_until: latestVersion } : {};

/** The profile as stored, and the write that stores it. */
function newProfile(
  signup: PendingSignup,
  now: EpochMs,
  worksIn: number | undefined,
): { profile: unknown; write: TransactionItem } {
  const own = { id: signup.account_id, created_at: toIso(now) };
  if (signup.kind === 'candidate') {
    const details = { ...signup.form, ...own };
    return { profile: toItem(newCandidate(details)), write: putNewCandidate(details) };
  }
  const details = { ...signup.form, ...own };
  return { profile: toItem(newRecruiter(details)), write: putNewRecruiter(details, worksIn) };
}
