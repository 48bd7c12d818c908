import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { retry } from './retry.ts';
import { logDeletions, stamped } from './stamp.ts';
import { documents, tableName } from './table.ts';
import type { TransactionItem, TransactWrite } from './write.ts';

/** How often a transaction that meets another one is tried. */
export const transactAttempts = 6;

/** Writes by name; an undefined one is left out. */
export type Writes = Readonly<Record<string, TransactionItem | undefined>>;

type Failure<Name> = {
  done: false;
  /** The first write, in the order given, whose condition did not hold. */
  failed: Name;
  /** The stored item of that write, where the write requested it (`ALL_OLD`). */
  item: Record<string, unknown> | undefined;
};

export type TransactionResult<Name extends string = string> = { done: true } | Failure<Name>;

/**
 * Writes all items or none (2 write units for each KB, and 2 for each index that changes).
 * @param writes by name: where several conditions fail, the first one named decides what `failed` says
 * @returns `done: false` with the name of the write whose condition did not hold. Conflicts with other transactions
 * are retried.
 * @throws StoreUnavailable when the table is throttled, away, or stays in conflict
 */
export async function transact<const W extends Writes>(writes: W): Promise<TransactionResult<keyof W & string>> {
  const named = Object.entries(writes).flatMap(([name, item]) =>
    item ? [[name, withTable(stamped(item))] as const] : [],
  );
  const names = named.map(([name]) => name);
  const TransactItems = named.map(([, item]) => item);
  return retry<TransactionResult<keyof W & string>>(
    async () => {
      try {
        await documents.send(new TransactWriteCommand({ TransactItems }));
        logDeletions(TransactItems);
        return { done: true };
      } catch (error) {
        if (!(error instanceof TransactionCanceledException)) throw error;
        return failureOf(error, names);
      }
    },
    { attempts: transactAttempts, baseMs: 25 },
  );
}

/** Reasons that another attempt may not meet. */
const passing = ['None', 'TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];

/**
 * The first write whose condition failed; undefined when there was only a conflict with another transaction.
 * @throws the cancellation itself, when DynamoDB refuses a write for what it is: a defect of ours
 */
function failureOf<Name extends string>(
  error: TransactionCanceledException,
  names: readonly Name[],
): Failure<Name> | undefined {
  const reasons = error.CancellationReasons ?? [];
  const index = reasons.findIndex(({ Code }) => Code === 'ConditionalCheckFailed');
  const failed = names[index];
  if (failed === undefined) {
    if (reasons.every(({ Code = 'None' }) => passing.includes(Code))) return undefined;
    throw error;
  }
  const item = reasons[index]?.Item;
  return { done: false, failed, item: item && unmarshall(item) };
}

function withTable(item: TransactionItem): TransactWrite {
  return Object.fromEntries(
    Object.entries(item).map(([kind, write]) => [kind, { ...write, TableName: tableName() }]),
  ) as unknown as TransactWrite;
}
