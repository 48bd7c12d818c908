import { keys } from '#functions/data/keys.ts';
import type { DayBudget } from '#shared/domain/day-budgets.ts';
import { type EpochMs, expiryAt, toIso } from '#shared/domain/time.ts';

/** What is counted: of a network in an hour, or on a day. */
export type Budgeted = 'lookups' | 'guesses' | 'codes' | 'page_views' | DayBudget;

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
  const counted = Object.entries(uses).map(([figure, use], place) => ({ figure, place, ...use }));
  const valuesOf = ({ place, cost, budget }: (typeof counted)[number]) => [
    [`:cost${place}`, cost],
    [`:budget${place}`, budget],
  ];
  return {
    Key: keys.addressBudget(name, toIso(start)),
    UpdateExpression: `SET entity = :entity, schema_version = :schema, expires_at = :expires ADD ${counted
      .map(({ place }) => `#figure${place} :cost${place}`)
      .join(', ')}`,
    ConditionExpression: counted
      .map(({ place }) => `(attribute_not_exists(#figure${place}) OR #figure${place} < :budget${place})`)
      .join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(counted.map(({ figure, place }) => [`#figure${place}`, figure])),
    ExpressionAttributeValues: {
      ':entity': 'address_budget',
      ':schema': 1,
      ':expires': expiryAt(end),
      ...Object.fromEntries(counted.flatMap(valuesOf)),
    },
  };
}
