import { type Account, readAccountWithProfile } from '#functions/accounts/account-store.ts';
import { addSession } from '#functions/accounts/session-store.ts';
import { newToken } from '#functions/accounts/session-token.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import { accountKindOf } from '#shared/domain/account-kind.ts';
import { networkOf, requireGuessBudget } from './address-budget.ts';
import { type Failures, secondsUntilGuess } from './failures.ts';
import { digestOf, isSameDigest, networkMark, type Purpose } from './one-time-code.ts';
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

/** A request to verify a code, as far as it matters here. */
interface Attempt {
  body: SignIn;
  clientAddress: string;
  now: number;
}

/**
 * Signs the owner of a right code in: 1 read unit, 4 write units.
 * @throws HttpError 400 INVALID_OTP, the same for an unknown address, a wrong, expired or used code and an account that
 * may not sign in; 429 after too many failures of the client's network, at this address or at all, or of all networks
 * at this address
 */
export async function redeemCode(purpose: Purpose, { body, clientAddress, now }: Attempt): Promise<SignedIn> {
  const { email, otp } = body;
  const returnGuess = await requireGuessBudget(clientAddress, now);
  const guesser = { purpose, network: networkMark(email, networkOf(clientAddress)) };
  const guess = await countGuess(email, guesser, now);
  if (!guess.counted) throw refusal(guess.failures, guesser.network, now);
  const { counted } = guess;
  const isRight = isSameDigest(counted.digest, digestOf(purpose, email, otp));
  if (!isRight || counted.accountId === null) throw new HttpError('INVALID_OTP');
  if (!(await takeCode(email, guesser, counted))) throw new HttpError('INVALID_OTP');
  const signedIn = await openSession(purpose, counted.accountId, email, now);
  await returnGuess();
  return signedIn;
}

function refusal(failures: Failures, network: string, now: number): HttpError {
  const wait = secondsUntilGuess(failures, network, now);
  return wait > 0 ? new HttpError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait }) : new HttpError('INVALID_OTP');
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
