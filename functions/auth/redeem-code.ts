import { type Account, readAccountWithProfile } from '#functions/accounts/account-store.ts';
import { addSession } from '#functions/accounts/session-store.ts';
import { newToken } from '#functions/accounts/session-token.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import { accountKindOf } from '#shared/domain/account-kind.ts';
import { day, digestOf, failuresPerDay, isSameDigest, type Purpose } from './one-time-code.ts';
import { countGuess, takeCode } from './one-time-code-store.ts';

const attempts = 8;

interface SignIn {
  email: string;
  otp: string;
}

export interface SignedIn {
  token: string;
  /** The owner's profile as stored. */
  profile: unknown;
}

/**
 * Signs the owner of a right code in: 1 read unit, 3 write units.
 * @throws HttpError 400 INVALID_OTP, the same for an unknown address, a wrong, expired or used code and an account that
 * may not sign in; 429 after too many failures in a day
 */
export async function redeemCode(purpose: Purpose, { email, otp }: SignIn, now: number): Promise<SignedIn> {
  const digest = digestOf(purpose, email, otp);
  const guess = await countGuess(email, purpose, now);
  if (!guess.counted) throw refusal(guess.failures, now);
  const { counted } = guess;
  if (!isSameDigest(counted.digest, digest) || counted.accountId === null) throw new HttpError('INVALID_OTP');
  if (!(await takeCode(email, purpose, counted))) throw new HttpError('INVALID_OTP');
  return openSession(purpose, counted.accountId, email, now);
}

function refusal(failures: readonly number[], now: number): HttpError {
  const blocking = failures.at(-failuresPerDay);
  if (blocking === undefined) return new HttpError('INVALID_OTP');
  return new HttpError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil((blocking + day - now) / 1000) });
}

/** The account is read anew when it changed between the read and the write. */
async function openSession(purpose: Purpose, id: number, email: string, now: number): Promise<SignedIn> {
  const kind = accountKindOf(purpose);
  const { token, sessionKey } = newToken(kind, id);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const stored = await readAccountWithProfile(kind, id);
    if (!stored || !maySignIn(stored.account, purpose, email)) throw new HttpError('INVALID_OTP');
    const { account, profile } = stored;
    // The stored role decides how long the session lives, never what the request asked for.
    const type = account.role ?? purpose;
    if (await addSession(account, type, sessionKey, Math.floor(now / 1000))) return { token, profile };
  }
  throw new HttpError('UNAVAILABLE');
}

const maySignIn = (account: Account, purpose: Purpose, email: string): boolean =>
  account.state === 'active' &&
  account.email === email &&
  (purpose !== 'master_admin' || account.role === 'master_admin');
