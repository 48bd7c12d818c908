import { createHmac } from 'node:crypto';
import { updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { write } from '#functions/data/write.ts';
import { setting } from '#functions/platform/env.ts';
import { addMs, type EpochMs, hourMs, secondsUntil, toIso } from '#shared/domain/time.ts';
import { type BudgetUses, budgetUse } from './budget-use.ts';

/** What a call uses of the budgets of its client's network; each is counted separately. */
export interface NetworkUse {
  lookups?: 0 | 1;
  guesses?: 1;
  /** Codes that are mailed to addresses of sign-ups and accounts. */
  codes?: 1;
}

/**
 * Counts in the item of the network's hour, which expires with the hour (1 write unit). The network is stored as an HMAC only.
 * @returns seconds to wait, 0 within all budgets; and how many guesses are used, unknown (infinite) otherwise
 */
export async function spend(
  network: string,
  { lookups, guesses, codes }: NetworkUse,
  now: EpochMs,
): Promise<{ waitSeconds: number; guesses: number }> {
  const end = endOfHour(now);
  const budget = addressBudget();
  const uses = {
    ...(lookups !== undefined && { lookups: { cost: lookups, budget } }),
    ...(guesses && { guesses: { cost: guesses, budget } }),
    ...(codes && { codes: { cost: codes, budget: networkCodes(budget) } }),
  };
  const { Update } = budgetUse({ name: nameOf(network), start: addMs(end, -hourMs), end, uses });
  const { done, item } = await write({ Update: { ...Update, ReturnValues: 'UPDATED_NEW' } });
  if (!done) return { waitSeconds: secondsUntil(end, now), guesses: Infinity };
  return { waitSeconds: 0, guesses: Number(item?.guesses) };
}

/** Returns a guess that was counted at `now` to the network's budget (1 write unit). */
export async function returnGuess(network: string, now: EpochMs): Promise<void> {
  const key = keys.addressBudget(nameOf(network), toIso(addMs(endOfHour(now), -hourMs)));
  await write(updateItem<BudgetUses>(key, { add: { guesses: -1 } }));
}

/** How many codes a network may have mailed in an hour, by its look-ups: an office that signs in has one a person. */
export const networkCodes = (lookups: number): number => 4 * lookups;

/** How many look-ups, and how many wrong guesses, a network has in an hour. */
export const addressBudget = (): number => Number(setting('ADDRESS_BUDGET'));

const endOfHour = (now: EpochMs): EpochMs => addMs(now, hourMs - (now % hourMs));

const nameOf = (network: string): string =>
  createHmac('sha256', setting('OTP_PEPPER')).update(`address ${network}`).digest('base64url');
