import { write } from '#functions/data/write.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { keyedHash } from '#functions/platform/keyed-hash.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { countUse, type DayBudget, type DayCount, dayBudgets } from '#shared/domain/day-budgets.ts';
import { addDays, addMs, dayMs, type EpochMs, secondsUntil, toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { budgetUse } from './budget-use.ts';

const startOfDay = (now: EpochMs): EpochMs => addMs(now, -(now % dayMs));
const endOfDay = (now: EpochMs): EpochMs => addDays(startOfDay(now), 1);

/** The name of what an account does (`by`), or of what is done with it by any account (`of`). */
export const budgetName = (budgeted: DayBudget, whose: 'by' | 'of', { kind, id }: { kind: AccountKind; id: number }) =>
  `${budgeted} ${whose} ${kind} ${id}`;

/**
 * The write that counts a use in the day of `now` (2 write units inside a transaction). It fails when the day's are used up.
 * @param name whose budget it is; stored as a keyed hash only
 */
export const dayUse = (budgeted: DayBudget, name: string, now: EpochMs) =>
  budgetUse({
    name: keyedHash(name),
    start: startOfDay(now),
    end: endOfDay(now),
    uses: { [budgeted]: { cost: 1, budget: dayBudgets[budgeted] } },
  });

/** Counts a use in the day of `now` (1 write unit). False when the day's are used up. */
export const countDayUse = async (budgeted: DayBudget, name: string, now: EpochMs): Promise<boolean> =>
  (await write(dayUse(budgeted, name, now))).done;

/**
 * Counts what an account does in the day of `now` (1 write unit).
 * @throws HttpError 429 until the next day when the day's are used up
 */
export async function spendToday(
  budgeted: DayBudget,
  account: { kind: AccountKind; id: number },
  now: EpochMs,
): Promise<void> {
  if (!(await countDayUse(budgeted, budgetName(budgeted, 'by', account), now))) throw usedUpToday(budgeted, now);
}

/**
 * The count of an item whose version is the condition of its write, with one use more: it costs no write of its own.
 * @throws HttpError 429 until the next day when the day's are used up
 */
export function withUse(stored: DayCount | undefined, budgeted: DayBudget, now: EpochMs): DayCount {
  const counted = countUse(stored, budgeted, toIso(now).slice(0, 'YYYY-MM-DD'.length));
  if (!counted) throw usedUpToday(budgeted, now);
  return counted;
}

/** The refusals that have a text of their own. */
const texts: Partial<Record<DayBudget, HttpError['text']>> = {
  reports: textId('too_many_reports'),
  prompts: textId('too_many_prompts'),
};

/** The refusal of a use whose budget is used up, until the next day in UTC. */
export const usedUpToday = (budgeted: DayBudget, now: EpochMs): HttpError =>
  new HttpError('TOO_MANY_REQUESTS', {
    text: texts[budgeted] ?? textId('used_up_today', { max: dayBudgets[budgeted] }),
    retryAfterSeconds: secondsUntil(endOfDay(now), now),
  });
