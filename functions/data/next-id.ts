import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from './keys.ts';
import { documents, tableName } from './table.ts';

/** Entities with whole-number ids. */
export type NumberedEntity = 'candidate' | 'recruiter' | 'admin' | 'job' | 'plan' | 'subscription';

/**
 * The next whole-number id of an entity, from 1 up, never given twice. It is taken before the transaction that
 * uses it (inside, the counter would make every sign-up conflict with every other); a failed one leaves a gap.
 */
export async function nextId(entity: NumberedEntity): Promise<number> {
  return lastOf(entity, 1);
}

/** The next `count` ids of an entity in one write, ascending. */
export async function nextIds(entity: NumberedEntity, count: number): Promise<number[]> {
  const last = await lastOf(entity, count);
  return Array.from({ length: count }, (_, index) => last - count + 1 + index);
}

/** The greatest id of an entity so far, 0 before the first; eventually consistent (0.5 read units). */
export async function readLastId(entity: NumberedEntity): Promise<number> {
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key: keys.counter(entity) }));
  return Number(Item?.value ?? 0);
}

async function lastOf(entity: NumberedEntity, count: number): Promise<number> {
  const { Attributes } = await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.counter(entity),
      UpdateExpression: 'SET entity = :entity, schema_version = :version ADD #value :count',
      ExpressionAttributeNames: { '#value': 'value' },
      ExpressionAttributeValues: { ':entity': 'counter', ':version': 1, ':count': count },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Number(Attributes?.value);
}
