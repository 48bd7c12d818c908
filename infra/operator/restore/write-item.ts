import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { transact } from '#functions/data/transact.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { countEntry, moveCount } from '#functions/entities/shortlist/shortlist-stats-store.ts';
import { shortlistStatuses } from '#shared/domain/constants.ts';
import { entityOf, type RawItem } from './what-comes-back.ts';

export interface WriteOptions {
  client: DynamoDBClient;
  table: string;
  /** Replaces an item that the live table has under the same key. */
  overwrite: boolean;
}

const absent = 'attribute_not_exists(PK)';

/**
 * Writes one item into the live table.
 * @returns false when the live table kept its own
 */
export async function writeItem(item: RawItem, options: WriteOptions): Promise<boolean> {
  const entity = entityOf(item);
  if (entity === 'counter') return raiseCounter(item, options);
  if (entity === 'shortlist_entry') return writeShortlistEntry(item, options);
  const { client, table: TableName, overwrite } = options;
  return unlessRefused(
    client.send(new PutItemCommand({ TableName, Item: item, ...(!overwrite && { ConditionExpression: absent }) })),
  );
}

/** A counter never falls: ids that were given since must not be given again. */
function raiseCounter(item: RawItem, { client, table: TableName }: WriteOptions): Promise<boolean> {
  const { PK = { S: '' }, SK = { S: '' }, value = { N: '0' }, schema_version = { N: '1' } } = item;
  return unlessRefused(
    client.send(
      new UpdateItemCommand({
        TableName,
        Key: { PK, SK },
        UpdateExpression: 'SET entity = :entity, schema_version = :schema, #value = :value',
        ConditionExpression: 'attribute_not_exists(#value) OR #value < :value',
        ExpressionAttributeNames: { '#value': 'value' },
        ExpressionAttributeValues: { ':entity': { S: 'counter' }, ':schema': schema_version, ':value': value },
      }),
    ),
  );
}

const status = z.enum(shortlistStatuses);
const entry = z.looseObject({
  card: z.object({ recruiter_id: z.int(), status }),
  /** Of candidates whose accounts are not active: such entries are on no list and in no count. */
  hidden: z._default(z.boolean(), false),
});

type Counted = z.output<typeof status> | undefined;

/** The status that an entry is counted at. */
const countedAt = ({ card, hidden }: z.output<typeof entry>): Counted => (hidden ? undefined : card.status);

/** The write that moves a shortlist's counts, if they move. */
function countsWrite(recruiterId: number, from: Counted, to: Counted): TransactionItem | undefined {
  if (from === to) return undefined;
  if (from === undefined) return to === undefined ? undefined : countEntry(recruiterId, to, 1);
  return to === undefined ? countEntry(recruiterId, from, -1) : moveCount(recruiterId, from, to);
}

/** A shortlist's counts are written with its entries: by whoever writes an entry. */
async function writeShortlistEntry(item: RawItem, { overwrite }: WriteOptions): Promise<boolean> {
  const Item = unmarshall(item);
  const restored = entry.parse(Item);
  const { recruiter_id } = restored.card;
  const added = await transact({
    entry: { Put: { Item, ConditionExpression: absent, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } },
    counts: countsWrite(recruiter_id, undefined, countedAt(restored)),
  });
  if (added.done || !overwrite) return added.done;
  const live = entry.parse(added.item);
  const put = {
    Put: {
      Item,
      ConditionExpression: live.hidden
        ? 'card.#status = :live AND #hidden = :true'
        : 'card.#status = :live AND (attribute_not_exists(#hidden) OR #hidden <> :true)',
      ExpressionAttributeNames: { '#status': 'status', '#hidden': 'hidden' },
      ExpressionAttributeValues: { ':live': live.card.status, ':true': true },
    },
  };
  const counts = countsWrite(recruiter_id, countedAt(live), countedAt(restored));
  return (await transact({ entry: put, counts })).done;
}

async function unlessRefused(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
