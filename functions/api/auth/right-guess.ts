import { requireGuessBudget } from '#functions/entities/address-budget/address-budget.ts';
import { networkOf } from '#functions/entities/address-budget/network-of.ts';
import { type Failures, secondsUntilGuess } from '#functions/entities/one-time-code/failures.ts';
import { type CountedGuess, countGuess, type Guesser } from '#functions/entities/one-time-code/guess-store.ts';
import { digestOf, isSameDigest, networkMark, type Purpose } from '#functions/entities/one-time-code/one-time-code.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** A request with a code, as far as guessing at it matters. */
export interface Attempt {
  body: { email: string; otp: string };
  clientAddress: string;
  now: EpochMs;
}

/** A guess that was right; its code is not used up yet. */
export interface RightGuess {
  guesser: Guesser;
  counted: CountedGuess;
  /** Returns the guess to its network's budget, after its effect (at most 1 write unit). */
  giveBack: () => Promise<void>;
}

/**
 * Counts a guess at a code, then compares it (2 write units).
 * @throws HttpError 400 INVALID_OTP, the same for an unknown address and a wrong, expired or used code; 429 after too
 * many failures of the client's network, at this address or at all, or of all networks at this address
 */
export async function requireRightGuess(
  purpose: Purpose,
  { body: { email, otp }, clientAddress, now }: Attempt,
): Promise<RightGuess> {
  const giveBack = await requireGuessBudget(clientAddress, now);
  const guesser = { purpose, network: networkMark(email, networkOf(clientAddress)) };
  const guess = await countGuess(email, guesser, now);
  if (!guess.counted) throw refusal(guess.failures, guesser.network, now);
  const { counted } = guess;
  if (!isSameDigest(counted.digest, digestOf(purpose, email, otp))) throw new HttpError('INVALID_OTP');
  return { guesser, counted, giveBack };
}

function refusal(failures: Failures, network: string, now: EpochMs): HttpError {
  const wait = secondsUntilGuess(failures, network, now);
  return wait > 0 ? new HttpError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait }) : new HttpError('INVALID_OTP');
}
