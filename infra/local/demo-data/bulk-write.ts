import { marshall } from '@aws-sdk/util-dynamodb';
import { callDatabase } from '../database-call.ts';
import type { Item } from './item-version.ts';

/**
 * The most that one transaction takes. The local engine makes one commit of a transaction but one of each item of a
 * batch write, which takes several times as long.
 */
const perTransaction = 100;

/** One is written while the next one is made ready. */
const inFlight = 2;

/** Writes items with different keys, replacing what is there. Throws when the engine refuses. */
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
