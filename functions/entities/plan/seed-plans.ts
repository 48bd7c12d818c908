import { insertItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { nextIds } from '#functions/data/next-id.ts';
import { readItem } from '#functions/data/query.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { insertPlan, listPlans } from './plan-store.ts';
import { standardPlans } from './standard-plans.ts';
import type { StoredPlan } from './stored-plan.ts';

/** `earlier`: this table was given its plans before. `unchanged`: it had plans already, which only admins change. */
export type Seeding = { outcome: 'created'; plans: StoredPlan[] } | { outcome: 'earlier' | 'unchanged'; plans: [] };

/** Whether this table was given its standard plans (1 read unit). */
export async function arePlansSeeded(): Promise<boolean> {
  return (await readItem(keys.plansSeeded())) !== undefined;
}

/** The write that remembers that the table was given its standard plans, once (2 write units inside a transaction). */
const rememberPlansSeeded = (now: EpochMs): TransactionItem =>
  insertItem({ ...keys.plansSeeded(), entity: 'plans_seeded', schema_version: 1, seeded_at: toIso(now) });

/**
 * Creates the standard plans once in a table's life, all in one transaction. A table that has plans of its own keeps
 * exactly those; a plan that an admin changed or deleted afterwards stays as it is (17 write units the first time,
 * 1 read unit later).
 * @throws StoreUnavailable when the table does not answer: nothing was written then, and a retry is safe
 */
export async function seedPlans(now: EpochMs): Promise<Seeding> {
  if (await arePlansSeeded()) return { outcome: 'earlier', plans: [] };
  const marker = rememberPlansSeeded(now);
  const isNew = (await listPlans()).length === 0;
  if (!isNew) {
    const { done } = await transact({ marker });
    return { outcome: done ? 'unchanged' : 'earlier', plans: [] };
  }
  return insertNumbered(standardPlans, now, marker);
}

/**
 * Creates those standard plans again whose key no plan has: an operator runs this after admins deleted them.
 */
export async function addMissingPlans(now: EpochMs): Promise<StoredPlan[]> {
  const missing = await missingPlans();
  return missing.length === 0 ? [] : (await insertNumbered(missing, now, undefined)).plans;
}

/** The standard plans that the table lacks. */
export async function missingPlans(): Promise<typeof standardPlans> {
  const present = new Set((await listPlans()).map(({ key }) => key));
  return standardPlans.filter(({ key }) => !present.has(key));
}

/** Inserts plans under ids of the counter that admins' plans are numbered by, so that the two never collide. */
function insertNumbered(
  plans: typeof standardPlans,
  now: EpochMs,
  marker: TransactionItem | undefined,
): Promise<Seeding> {
  return retry(async () => {
    const ids = await nextIds('plan', plans.length);
    const numbered = plans.map((plan, index) => ({ ...plan, id: Number(ids[index]), created_at: toIso(now) }));
    const inserts = Object.fromEntries(numbered.map((plan) => [`plan ${plan.id}`, insertPlan(plan)]));
    const result = await transact({ marker, ...inserts });
    if (result.done) return { outcome: 'created', plans: numbered };
    // Another deployment came first. Otherwise an id was taken by a plan numbered by hand: the next ones may be free.
    return result.failed === 'marker' ? { outcome: 'earlier', plans: [] } : undefined;
  });
}
