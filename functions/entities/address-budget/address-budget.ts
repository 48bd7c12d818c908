import { HttpError } from '#functions/platform/http-error.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { addressBudget, type NetworkUse, returnGuess, spend } from './address-budget-store.ts';
import { networkOf } from './network-of.ts';

/**
 * Refuses a client network that has used up its look-ups, or its mailed codes, of this hour (1 write unit). An answer that
 * reveals whether an address is registered costs a look-up; another costs 0, and is refused as well, so that a network over
 * its budget learns nothing.
 * @throws HttpError 429 until the hour is over
 */
export async function requireLookupBudget(
  clientAddress: string,
  use: Pick<NetworkUse, 'codes'> & { lookups: 0 | 1 },
  now: EpochMs,
): Promise<void> {
  const { waitSeconds } = await spend(networkOf(clientAddress), use, now);
  if (waitSeconds > 0) throw new HttpError('TOO_MANY_REQUESTS', { retryAfterSeconds: waitSeconds });
}

/**
 * Counts a guess at a one-time code before it is compared, for the network over all accounts (1 write unit).
 * @returns what to call when the guess turns out to be right: it returns the guess to the budget once half of that is
 * used (1 write unit). So right guesses use up half of it at most and block no network, and an ordinary sign-in costs 1
 * unit.
 * @throws HttpError 429 until the hour is over
 */
export async function requireGuessBudget(clientAddress: string, now: EpochMs): Promise<() => Promise<void>> {
  const network = networkOf(clientAddress);
  const { waitSeconds, guesses } = await spend(network, { guesses: 1 }, now);
  if (waitSeconds > 0) throw new HttpError('TOO_MANY_REQUESTS', { retryAfterSeconds: waitSeconds });
  return async () => {
    if (guesses > addressBudget() / 2) await returnGuess(network, now);
  };
}
