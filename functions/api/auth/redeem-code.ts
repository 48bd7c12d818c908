import { retry } from '#functions/data/retry.ts';
import { readAccountWithProfile } from '#functions/entities/account/account-store.ts';
import { deviceCodeOf } from '#functions/entities/account/session-device.ts';
import { addSession, type SessionStart } from '#functions/entities/account/session-store.ts';
import { newToken } from '#functions/entities/account/session-token.ts';
import { type Account, isInUse } from '#functions/entities/account/stored-account.ts';
import { consumeCode, uncountGuess } from '#functions/entities/one-time-code/guess-store.ts';
import type { SignInPurpose } from '#functions/entities/one-time-code/one-time-code.ts';
import { signupIdOf } from '#functions/entities/one-time-code/pending-signup-store.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { accountKindOf } from '#shared/domain/account-kind.ts';
import { toEpochSeconds } from '#shared/domain/time.ts';
import { confirmSignup } from './confirm-signup.ts';
import { type Attempt, type RightGuess, requireRightGuess } from './right-guess.ts';

/** The header from which the session's device is recognised. */
interface SignInHeaders {
  'user-agent': string;
}

interface SignIn {
  email: string;
  otp: string;
  /** Identifies the sign-up, where the user has just signed up. */
  signup_token?: string | undefined;
}

export interface SignedIn {
  token: string;
  /** The owner's profile as stored. */
  profile: unknown;
  /** Of recruiters who work in the company of another. */
  companyId?: number | undefined;
}

/**
 * Signs in with a right code: 1 read unit, 4 write units. The code of a sign-up creates its account first (see
 * `confirmSignup`).
 * @throws HttpError 400 INVALID_OTP, also for an account that may not sign in; 429 as `requireRightGuess`; 503 for a
 * sign-up while sign-ups are switched off
 */
export async function redeemCode(
  purpose: SignInPurpose,
  attempt: Attempt & { body: SignIn; headers: SignInHeaders; requireOn?: (() => Promise<void>) | undefined },
): Promise<SignedIn> {
  const { body, headers, now } = attempt;
  const guess = await requireRightGuess(purpose, attempt);
  if (guess.counted.signupId !== undefined) await requireSignUps(attempt.requireOn, body.email, guess);
  const signedIn = await signIn(purpose, guess, body, { at: now, device: deviceCodeOf(headers['user-agent']) });
  await guess.giveBack();
  return signedIn;
}

/** Refuses a new account while sign-ups are off. The right code stays valid, and the guess does not count. */
async function requireSignUps(
  requireOn: (() => Promise<void>) | undefined,
  email: string,
  { guesser, counted, giveBack }: RightGuess,
): Promise<void> {
  try {
    await requireOn?.();
  } catch (error) {
    await Promise.all([giveBack(), uncountGuess(email, guesser, counted)]);
    throw error;
  }
}

async function signIn(
  purpose: SignInPurpose,
  guess: RightGuess,
  { email, signup_token }: SignIn,
  start: SessionStart,
): Promise<SignedIn> {
  const { guesser, counted } = guess;
  const { accountId, signupId } = counted;
  if (signupId !== undefined) {
    if (!isMeant(signupId, signup_token)) throw new HttpError('INVALID_OTP');
    return confirmSignup(signupId, email, guess, start);
  }
  if (accountId === null) throw new HttpError('INVALID_OTP');
  if (!(await consumeCode(email, guesser, counted))) throw new HttpError('INVALID_OTP');
  return openSession(purpose, accountId, email, start);
}

/** A sign-up's token must not confirm another sign-up's form with the code that was mailed for that one. */
const isMeant = (signupId: string, token: string | undefined): boolean =>
  token === undefined || signupIdOf(token) === signupId;

/** Adds a session; the account is read again when it changed between the read and the write. */
async function openSession(
  purpose: SignInPurpose,
  id: number,
  email: string,
  { at, device }: SessionStart,
): Promise<SignedIn> {
  const kind = accountKindOf(purpose);
  const { token, sessionKey } = newToken(kind, id);
  return retry(
    async () => {
      const stored = await readAccountWithProfile(kind, id);
      if (!stored || !maySignIn(stored.account, purpose, email)) throw new HttpError('INVALID_OTP');
      const { account, profile } = stored;
      // The stored role decides how long the session lives, never the content of the request.
      const type = account.role ?? purpose;
      const isAdded = await addSession(account, type, sessionKey, toEpochSeconds(at), device);
      return isAdded ? { token, profile, companyId: account.company?.id } : undefined;
    },
    { attempts: 8 },
  );
}

const maySignIn = (account: Account, purpose: SignInPurpose, email: string): boolean =>
  isInUse(account) && account.email === email && (purpose !== 'master_admin' || account.role === 'master_admin');
