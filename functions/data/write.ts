import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  type DeleteCommandInput,
  PutCommand,
  type PutCommandInput,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { EpochSeconds } from '#shared/domain/time.ts';
import { logDeletions, stamped } from './stamp.ts';
import { documents, tableName } from './table.ts';

type Item = Record<string, unknown>;

/**
 * What every item has. DynamoDB's time to live, `expires_at`, counts in seconds. An item is as `toItem` makes it: one with a
 * `summary` does not compile.
 */
interface Described {
  Item?: { entity: string; schema_version: number; summary?: undefined; expires_at?: EpochSeconds | undefined };
}
type Untabled<T> = T extends object ? Omit<T, 'TableName'> & Described : T;
/** One write of a transaction, as the SDK sends it. */
export type TransactWrite = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One write, without the table's name: of a transaction, or, with the options of a single one, by itself. */
export type TransactionItem = { [Kind in keyof TransactWrite]?: Untabled<TransactWrite[Kind]> };

export type Put = Untabled<PutCommandInput>;
type Update = Untabled<UpdateCommandInput>;

/** A write by itself may also ask for the item afterwards (`ReturnValues`). */
type SingleWrite = { Put: Put } | { Update: Update } | { Delete: Omit<DeleteCommandInput, 'TableName'> };

/**
 * `done`: the item after the write, where the write requested it (`ReturnValues`). Otherwise the condition did not
 * hold: the item as stored, where the write requested that (`ReturnValuesOnConditionCheckFailure: 'ALL_OLD'`).
 */
export type WriteResult = { done: boolean; item: Item | undefined };

/**
 * Makes one conditional write (1 write unit for each KB, and 1 for each index that changes).
 * @returns `done: false` when its condition did not hold
 * @throws StoreUnavailable
 */
export async function write(single: SingleWrite): Promise<WriteResult> {
  try {
    const { Attributes } = await send(stamped(single));
    logDeletions([single]);
    return { done: true, item: Attributes };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return { done: false, item: error.Item && unmarshall(error.Item) };
  }
}

function send(single: SingleWrite): Promise<{ Attributes?: Item | undefined }> {
  const TableName = tableName();
  if ('Put' in single) return documents.send(new PutCommand({ TableName, ...single.Put }));
  if ('Update' in single) return documents.send(new UpdateCommand({ TableName, ...single.Update }));
  return documents.send(new DeleteCommand({ TableName, ...single.Delete }));
}
