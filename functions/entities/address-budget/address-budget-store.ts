import { createHmac } from 'node:crypto';
import { keys } from '#functions/data/keys.ts';
import { write } from '#functions/data/write.ts';
import { setting } from '#functions/platform/env.ts';
import { addMs, type EpochMs, hourMs, secondsUntil, toIso } from '#shared/domain/time.ts';
import { budgetUse } from './budget-use.ts';

/** What a network has a budget of: both budgets have the same size and are counted separately. */
type Budgeted = 'lookups' | 'guesses';

/** The budget after counting: `waitSeconds` is 0 within the budget; otherwise `used` is unknown. */
interface Spent {
  waitSeconds: number;
  used: number;
}

/** Counts `cost` look-ups of a client's network in the hour of `now` (1 write unit). */
export const spendLookup = async (network: string, cost: 0 | 1, now: EpochMs): Promise<number> =>
  (await spend('lookups', network, cost, now)).waitSeconds;

/** Counts a guess at a one-time code of a client's network in the hour of `now` (1 write unit). */
export const spendGuess = (network: string, now: EpochMs): Promise<Spent> => spend('guesses', network, 1, now);

/**
 * Counts in the item of the network's hour, which expires with the hour. The network is stored as an HMAC only.
 */
async function spend(budgeted: Budgeted, network: string, cost: 0 | 1, now: EpochMs): Promise<Spent> {
  const end = endOfHour(now);
  const use = { name: nameOf(network), start: addMs(end, -hourMs), end, cost, budget: addressBudget() };
  const { done, item } = await write({ Update: { ...budgetUse(budgeted, use), ReturnValues: 'UPDATED_NEW' } });
  if (!done) return { waitSeconds: secondsUntil(end, now), used: Infinity };
  return { waitSeconds: 0, used: Number(item?.[budgeted]) };
}

/** Returns a guess that was counted at `now` to the network's budget (1 write unit). */
export async function returnGuess(network: string, now: EpochMs): Promise<void> {
  await write({
    Update: {
      Key: keys.addressBudget(nameOf(network), toIso(addMs(endOfHour(now), -hourMs))),
      UpdateExpression: 'ADD guesses :minus',
      ExpressionAttributeValues: { ':minus': -1 },
    },
  });
}

/** How many look-ups, and how many wrong guesses, a network has in an hour. */
export const addressBudget = (): number => Number(setting('ADDRESS_BUDGET'));

const endOfHour = (now: EpochMs): EpochMs => addMs(now, hourMs - (now % hourMs));

const nameOf = (network: string): string =>
  createHmac('sha256', setting('OTP_PEPPER')).update(`address ${network}`).digest('base64url');
