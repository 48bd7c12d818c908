import { type CancellationReason, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { documents, tableName } from './table.ts';
import type { TransactionItem } from './write.ts';

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Why a transaction's write failed; `item` is the stored item where the write asked for it (`ALL_OLD`). */
export interface FailedWrite {
  index: number;
  item: Record<string, unknown> | undefined;
}

type ListResult = { done: true } | { done: false; failed: FailedWrite[] };

const attempts = 6;

/** Full jitter: a random wait up to `25 ms * 2^attempt`, which lets colliding writers drift apart. */
const pause = (attempt: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * 25 * 2 ** attempt));

/**
 * Writes all items or none.
 * @returns `done: false` with the writes whose condition did not hold. Conflicts with other writers are tried again.
 * @throws the SDK's error when the table is throttled, away, or stays in conflict: the pipeline answers 503.
 */
export async function transactList(items: readonly TransactionItem[]): Promise<ListResult> {
  const TransactItems = items.map(withTable);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await documents.send(new TransactWriteCommand({ TransactItems }));
      return { done: true };
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const reasons = error.CancellationReasons ?? [];
      const failed = reasons.flatMap(failedWrite);
      if (failed.length > 0) return { done: false, failed };
      if (attempt === attempts) throw error;
      await pause(attempt);
    }
  }
}

function withTable(item: TransactionItem): Write {
  return Object.fromEntries(
    Object.entries(item).map(([kind, write]) => [kind, { ...write, TableName: tableName() }]),
  ) as unknown as Write;
}

function failedWrite(reason: CancellationReason, index: number): FailedWrite[] {
  if (reason.Code !== 'ConditionalCheckFailed') return [];
  return [{ index, item: reason.Item ? unmarshall(reason.Item) : undefined }];
}
