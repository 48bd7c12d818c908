import { marshall } from '@aws-sdk/util-dynamodb';
import { callDatabase } from '../database/database-call.ts';
import type { Item } from './item-version.ts';

/**
 * Items per transaction, DynamoDB's limit. The local engine commits a transaction once, but a batch write once for each
 * item, which takes several times as long.
 */
const perTransaction = 100;

/** Number of concurrent transactions: one is written while the next one is serialised. */
const inFlight = 2;

/** Writes items with different keys, replacing existing ones. Throws when the engine returns an error. */
export const bulkWrite = async (endpoint: string, TableName: string, items: readonly Item[]): Promise<void> => {
  const batches = Array.from({ length: Math.ceil(items.length / perTransaction) }, (_, index) =>
    items.slice(index * perTransaction, (index + 1) * perTransaction),
  );
  const queue = batches.values();
  const write = async () => {
    for (const batch of queue) {
      const TransactItems = batch.map((item) => ({
        Put: { TableName, Item: marshall(item, { removeUndefinedValues: true }) },
      }));
      await callDatabase(endpoint, 'DynamoDB_20120810.TransactWriteItems', { TransactItems });
    }
  };
  await Promise.all(Array.from({ length: inFlight }, write));
};
