import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { storedMeeting } from '#functions/data/stored-meeting.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { transact } from '#functions/data/transact.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { countEntry, moveCount } from '#functions/entities/shortlist/shortlist-stats-store.ts';
import { stateOf } from '#shared/domain/hiring-pipeline.ts';
import { type PipelineState, shortlistStatuses } from '#shared/domain/hiring-statuses.ts';
import { entityOf, type RawItem } from './what-comes-back.ts';

export interface WriteOptions {
  client: DynamoDBClient;
  table: string;
  /** Replaces an item with the same key in the live table. */
  overwrite: boolean;
}

// Items of any age and entity in DynamoDB's own form have no type to check: their expressions are literal.
const absent = 'attribute_not_exists(PK)';

/**
 * Writes one item into the live table.
 * @returns false when the existing item was not changed
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

/** Raises a counter, but never lowers it: ids that were allocated since must not be allocated again. */
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
const entry = itemSchema({
  summary: z.object({ recruiter_id: z.int(), status, interview: storedMeeting }),
  /** The candidate's account is not active: the entry is not listed or counted. */
  hidden: z._default(z.boolean(), false),
});

/** Any item; one without a version is of the first. */
const described = z.looseObject({ entity: z.string(), schema_version: z._default(z.int(), 1) });

type Counted = PipelineState | undefined;

/** The state under which an entry is counted. */
const countedAt = ({ summary, hidden }: z.output<typeof entry>): Counted => (hidden ? undefined : stateOf(summary));

/** The write that moves a shortlist's counts, if they move. */
function countsWrite(recruiterId: number, from: Counted, to: Counted): TransactionItem | undefined {
  if (from === to) return undefined;
  if (from === undefined) return to === undefined ? undefined : countEntry(recruiterId, to, 1);
  return to === undefined ? countEntry(recruiterId, from, -1) : moveCount(recruiterId, from, to);
}

/** Writes a shortlist entry together with the counts of its shortlist, in one transaction. */
async function writeShortlistEntry(item: RawItem, { overwrite }: WriteOptions): Promise<boolean> {
  const Item = described.parse(unmarshall(item));
  const restored = entry.parse(Item);
  const { recruiter_id } = restored.summary;
  const added = await transact({
    entry: { Put: { Item, ConditionExpression: absent, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } },
    counts: countsWrite(recruiter_id, undefined, countedAt(restored)),
  });
  if (added.done || !overwrite) return added.done;
  const live = entry.parse(added.item);
  const put = {
    Put: {
      Item,
      ConditionExpression: [
        'card.#status = :live',
        `attribute_${live.summary.interview ? '' : 'not_'}exists(card.interview)`,
        live.hidden ? '#hidden = :true' : '(attribute_not_exists(#hidden) OR #hidden <> :true)',
      ].join(' AND '),
      ExpressionAttributeNames: { '#status': 'status', '#hidden': 'hidden' },
      ExpressionAttributeValues: { ':live': live.summary.status, ':true': true },
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
