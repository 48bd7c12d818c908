import { keys } from '#functions/data/keys.ts';
import { type EpochMs, expiryAt, toIso } from '#shared/domain/time.ts';

interface BudgetUse {
  /** Whose budget it is, as a keyed hash. */
  name: string;
  /** The period of the budget; the item expires with it. */
  start: EpochMs;
  end: EpochMs;
  cost: number;
  /** Uses of the whole period. */
  budget: number;
}

/**
 * The update that counts uses of a budget in the item of its period (1 write unit, 2 inside a transaction). Its condition
 * fails when the budget is used up. Figures of one item are counted separately.
 */
export const budgetUse = (
  figure: 'lookups' | 'guesses' | 'page_views' | 'reports',
  { name, start, end, cost, budget }: BudgetUse,
) => ({
  Key: keys.addressBudget(name, toIso(start)),
  UpdateExpression: 'SET entity = :entity, schema_version = :schema, expires_at = :expires ADD #figure :cost',
  ConditionExpression: 'attribute_not_exists(#figure) OR #figure < :budget',
  ExpressionAttributeNames: { '#figure': figure },
  ExpressionAttributeValues: {
    ':entity': 'address_budget',
    ':schema': 1,
    ':expires': expiryAt(end),
    ':cost': cost,
    ':budget': budget,
  },
});
