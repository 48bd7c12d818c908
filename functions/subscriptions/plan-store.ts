import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/transact.ts';
import { type Plan, plan as planItem } from '#shared/contracts/subscriptions.ts';

/** More plans than anyone would choose from; the list is one small query. */
const mostPlans = 100;

/** All plans by id, the inactive ones too (0.5 read units up to 4 KB, about 10 plans). */
export async function listPlans(): Promise<Plan[]> {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'PK = :plans',
      ExpressionAttributeValues: { ':plans': keys.plan(1).PK },
      Limit: mostPlans,
    }),
  );
  return Items.map((item) => planItem.parse(item));
}

/** One plan, active or not (0.5 read units), or undefined. */
export async function readPlan(id: number): Promise<Plan | undefined> {
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key: keys.plan(id) }));
  return Item ? planItem.parse(Item) : undefined;
}

/** Stores a plan in place of the one with its id (1 write unit). */
export async function putPlan(plan: Plan): Promise<void> {
  await documents.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...keys.plan(plan.id), entity: 'plan', schema_version: 1, ...plan },
    }),
  );
}

/** The check that a plan can still be bought when the transaction is written (2 write units). */
export const requireActivePlan = (id: number): TransactionItem => ({
  ConditionCheck: {
    Key: keys.plan(id),
    ConditionExpression: 'is_active = :true',
    ExpressionAttributeValues: { ':true': true },
  },
});
