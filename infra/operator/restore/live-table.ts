import { BatchGetItemCommand, type DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { isGone } from '#functions/entities/account/stored-account.ts';
import { entityOf, ownerKey, type RawItem } from './what-comes-back.ts';

const text = (PK: string, SK: string) => ({ PK: { S: PK }, SK: { S: SK } });
const keyOf = (item: RawItem) => text(item.PK?.S ?? '', item.SK?.S ?? '');
const nameOf = (item: RawItem) => `${item.PK?.S} ${item.SK?.S}`;

/** Maximum number of keys per call. */
const maxKeys = 100;

/** Returns the keys of the items that exist in the live table (1 read unit for each item of 4 KB). */
export async function presentKeys(
  client: DynamoDBClient,
  table: string,
  items: readonly RawItem[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let start = 0; start < items.length; start += maxKeys) {
    let missing: Record<string, { Keys?: RawItem[] | undefined }> = {
      [table]: { Keys: items.slice(start, start + maxKeys).map(keyOf) },
    };
    while ((missing[table]?.Keys ?? []).length > 0) {
      const Keys = missing[table]?.Keys ?? [];
      const page = await client.send(
        new BatchGetItemCommand({
          RequestItems: { [table]: { Keys, ConsistentRead: true, ProjectionExpression: 'PK, SK' } },
        }),
      );
      for (const item of page.Responses?.[table] ?? []) found.add(nameOf(item));
      missing = page.UnprocessedKeys ?? {};
    }
  }
  return found;
}

export const isPresent = (present: ReadonlySet<string>, item: RawItem): boolean => present.has(nameOf(item));

/** Subscriptions outlive their recruiter, without who paid: erasing the account again settles them. */
const isRetained = (item: RawItem): boolean => entityOf(item) === 'subscription';

/**
 * Returns the predicate of items that belong to an erased account: they must not be restored. Each account is read once
 * (1 read unit). An account that the restored table itself has as erased is written, and nothing else of it.
 * @param recorded partitions of the accounts whose erasure is recorded
 */
export function goneOwners(
  client: DynamoDBClient,
  table: string,
  recorded: readonly string[],
): (item: RawItem) => Promise<boolean> {
  const known = new Map(recorded.map((partition) => [partition, Promise.resolve(true)]));
  const read = async ({ PK, SK }: { PK: string; SK: string }) => {
    const { Item } = await client.send(
      new GetItemCommand({ TableName: table, Key: text(PK, SK), ConsistentRead: true }),
    );
    return isErased(Item);
  };
  return async (item) => {
    const key = ownerKey(item);
    if (!key || (isRetained(item) && recorded.includes(key.PK))) return false;
    const state = known.get(key.PK) ?? read(key);
    known.set(key.PK, entityOf(item) === 'account' && isErased(item) ? Promise.resolve(true) : state);
    return state;
  };
}

const isErased = (account: RawItem | undefined): boolean => isGone(account?.state?.S as Parameters<typeof isGone>[0]);
