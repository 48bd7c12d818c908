import { anyOf, isAbsent, isBelow, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { DayBudget } from '#shared/domain/day-budgets.ts';
import { type EpochMs, expiryAt, toIso } from '#shared/domain/time.ts';

/** What is counted: of a network in an hour, or on a day. */
export type Budgeted = 'lookups' | 'guesses' | 'codes' | 'page_views' | 'calendars' | DayBudget;

export type BudgetUses = Record<Budgeted, number>;

interface BudgetUse {
  /** Whose budget it is, as a keyed hash. */
  name: string;
  /** The period of the budget; the item expires with it. */
  start: EpochMs;
  end: EpochMs;
  /** What is used: how much of the budget for the whole period. */
  uses: Partial<Record<Budgeted, { cost: number; budget: number }>>;
}

/**
 * The update that counts uses of budgets in the item of their period (1 write unit, 2 inside a transaction). Its condition
 * fails, and nothing is counted, when one of them is used up. Figures of one item are counted separately.
 */
export function budgetUse({ name, start, end, uses }: BudgetUse) {
  const used = Object.entries(uses);
  return updateItem<BudgetUses>(keys.addressBudget(name, toIso(start)), {
    set: { entity: 'address_budget', schema_version: 1, expires_at: expiryAt(end) },
    add: Object.fromEntries(used.map(([figure, { cost }]) => [figure, cost])),
    when: Object.fromEntries(used.map(([figure, { budget }]) => [figure, anyOf(isAbsent, isBelow(budget))])),
  });
}
