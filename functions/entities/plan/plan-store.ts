import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { unchanged } from '#functions/data/edit-version.ts';
import { keys } from '#functions/data/keys.ts';
import type { PageKey } from '#functions/data/page.ts';
import { queryPartition } from '#functions/data/query-page.ts';
import { documents, tableName } from '#functions/data/table.ts';
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
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key: keys.plan(id) }));
  return Item && parsePlan(Item);
}

/** One plan, read consistently (1 read unit), or undefined. */
export async function readPlanNow(id: number): Promise<StoredPlan | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.plan(id), ConsistentRead: true }),
  );
  return Item && parsePlan(Item);
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
export const insertPlan = (plan: StoredPlan): TransactionItem => ({
  Put: { Item: itemOf(plan), ConditionExpression: 'attribute_not_exists(PK)' },
});

type PlanChange = { [Field in keyof Omit<StoredPlan, 'id' | 'key' | 'created_at'>]?: StoredPlan[Field] | undefined };

/**
 * The write that changes the given fields of a plan (2 write units), which fails when there is none.
 * @param before fields as they were read, where they may not have changed since
 */
export function changePlan(id: number, fields: PlanChange, before: PlanChange = {}): TransactionItem {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const same = unchanged(before);
  const names = { ...Object.fromEntries(given.map(([name], i) => [`#f${i}`, name])), ...same.names };
  const assignments = ['schema_version = :schema', ...given.map((_, i) => `#f${i} = :f${i}`)];
  return {
    Update: {
      Key: keys.plan(id),
      UpdateExpression: `SET ${assignments.join(', ')}`,
      ConditionExpression: ['attribute_exists(PK)', ...(same.condition ? [same.condition] : [])].join(' AND '),
      ...(Object.keys(names).length > 0 ? { ExpressionAttributeNames: names } : {}),
      ExpressionAttributeValues: {
        ':schema': planSchemaVersion,
        ...Object.fromEntries(given.map(([, value], i) => [`:f${i}`, value])),
        ...same.values,
      },
    },
  };
}

/** The write that removes a plan, which fails when there is none (2 write units). */
export const removePlan = (id: number): TransactionItem => ({
  Delete: { Key: keys.plan(id), ConditionExpression: 'attribute_exists(PK)' },
});

/** The check that a plan can still be bought when the transaction is written (2 write units). */
export const requireActivePlan = (id: number): TransactionItem => ({
  ConditionCheck: {
    Key: keys.plan(id),
    ConditionExpression: 'is_active = :true',
    ExpressionAttributeValues: { ':true': true },
  },
});
