import { unchanged } from '#functions/data/edit-version.ts';
import { checkItem, deleteItem, insertItem, is, isPresent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { PageKey } from '#functions/data/page.ts';
import { readItem } from '#functions/data/query.ts';
import { queryPartition } from '#functions/data/query-page.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { planNameIn } from '#shared/domain/plan-texts.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { parsePlan, planSchemaVersion, type StoredPlan } from './stored-plan.ts';

/** How many plans there can be. */
export const maxPlans = 100;

/**
 * All plans by id, the inactive ones too: 0.5 read units for each 4 KB, which are about 10 plans in one language, or 3
 * in seven. One query, but for plans with more than 1 MB of texts.
 */
export async function listPlans(): Promise<StoredPlan[]> {
  const plans: StoredPlan[] = [];
  let start: PageKey | undefined;
  do {
    const page = await queryPartition(keys.plan(1), parsePlan, { limit: maxPlans, start });
    plans.push(...page.items);
    start = page.next;
  } while (start && plans.length < maxPlans);
  return plans;
}

/** A recorded plan's name in the reader's language, as `planNameIn`; costs what `listPlans` does. */
export const readPlanNameIn = async (recorded: string, language: InterfaceLanguage): Promise<string> =>
  planNameIn(await listPlans(), recorded, language);

/** One plan, active or not; the read may be stale (0.5 read units). Undefined when there is none. */
export async function readPlan(id: number): Promise<StoredPlan | undefined> {
  const item = await readItem(keys.plan(id), { consistent: false });
  return item && parsePlan(item);
}

/** One plan, read consistently (1 read unit), or undefined. */
export async function readPlanNow(id: number): Promise<StoredPlan | undefined> {
  const item = await readItem(keys.plan(id));
  return item && parsePlan(item);
}

const itemOf = (plan: StoredPlan) => ({
  ...keys.plan(plan.id),
  entity: 'plan',
  schema_version: planSchemaVersion,
  ...plan,
});

/** Stores a plan in place of the one with its id (1 write unit). */
export async function putPlan(plan: StoredPlan): Promise<void> {
  await write({ Put: { Item: itemOf(plan) } });
}

/** The write of a new plan, which fails when its id is taken (2 write units). */
export const insertPlan = (plan: StoredPlan): TransactionItem => insertItem(itemOf(plan));

type PlanChange = { [Field in keyof Omit<StoredPlan, 'id' | 'key' | 'created_at'>]?: StoredPlan[Field] | undefined };

/**
 * The write that changes the given fields of a plan (2 write units), which fails when there is none.
 * @param before fields as they were read, where they may not have changed since
 */
export const changePlan = (id: number, fields: PlanChange, before: PlanChange = {}): TransactionItem =>
  updateItem<StoredPlan>(keys.plan(id), {
    set: { schema_version: planSchemaVersion, ...fields },
    when: { PK: isPresent, ...unchanged(before) },
  });

/** The write that removes a plan, which fails when there is none (2 write units). */
export const removePlan = (id: number): TransactionItem => deleteItem(keys.plan(id), { when: { PK: isPresent } });

/** The check that a plan can still be bought when the transaction is written (2 write units). */
export const requireActivePlan = (id: number): TransactionItem =>
  checkItem<StoredPlan>(keys.plan(id), { when: { is_active: is(true) } });
