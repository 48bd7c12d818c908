import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { fanOut } from '#functions/data/fan-out/fan-out.ts';
import { keys } from '#functions/data/keys.ts';
import type { PageKey } from '#functions/data/page.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';

type Key = { PK: string; SK: string };
type Change = Omit<NonNullable<TransactionItem['Update']>, 'Key' | 'TableName'>;

/** Marks an application that the job's end concerns: not decided, and not marked before. The mark notifies the candidate. */
const notify: Change = {
  UpdateExpression: 'SET job_gone = :true, card.job_gone = :true',
  ConditionExpression:
    'attribute_exists(PK) AND attribute_not_exists(job_gone) AND NOT card.#status IN (:rejected, :hired)',
  ExpressionAttributeNames: { '#status': 'status' },
  ExpressionAttributeValues: { ':rejected': 'rejected', ':hired': 'hired', ':true': true },
};

/** Lets the candidate's list say that the job is gone. */
const show: Change = {
  UpdateExpression: 'SET card.job_gone = :true',
  ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(card.job_gone)',
  ExpressionAttributeValues: { ':true': true },
};

const hide: Change = {
  UpdateExpression: 'REMOVE card.job_gone',
  ConditionExpression: 'attribute_exists(card.job_gone)',
};

/**
 * Marks the applications for a job that is gone (0.5 read units for each 4 KB, and 4 write units for each application that
 * is marked). Candidates whose application was open are notified, once. Idempotent.
 * @param start the key after which an earlier run stopped; undefined: the beginning
 * @returns the key after which another run continues, undefined when all are marked
 */
export const markJobGone = (jobId: number, start?: PageKey): Promise<PageKey | undefined> =>
  forEachApplication(jobId, 'attribute_not_exists(card.job_gone)', start, async (key) => {
    if (!(await change(key, notify))) await change(key, show);
  });

/**
 * Takes the marks back for a job that is public again, in as many runs and at the same cost. Its next end sends no
 * notifications. Idempotent.
 */
export const unmarkJobGone = (jobId: number, start?: PageKey): Promise<PageKey | undefined> =>
  forEachApplication(jobId, 'attribute_exists(card.job_gone)', start, async (key) => {
    await change(key, hide);
  });

/** Fails when the application is in that state already, or was decided or erased meanwhile. */
const change = async (Key: Key, update: Change): Promise<boolean> => (await write({ Update: { Key, ...update } })).done;

function forEachApplication(
  jobId: number,
  filter: string,
  after: PageKey | undefined,
  each: (key: Key) => Promise<void>,
): Promise<PageKey | undefined> {
  const { PK, SK } = keys.application(jobId, 0);
  return fanOut(
    async ({ limit, start }) => {
      const { Items = [], LastEvaluatedKey } = await documents.send(
        new QueryCommand({
          TableName: tableName(),
          KeyConditionExpression: 'PK = :job AND begins_with(SK, :application)',
          FilterExpression: filter,
          ExpressionAttributeValues: { ':job': PK, ':application': SK.slice(0, SK.indexOf('#') + 1) },
          Limit: limit,
          ExclusiveStartKey: start,
        }),
      );
      return { items: Items.map((item) => ({ PK: String(item.PK), SK: String(item.SK) })), next: LastEvaluatedKey };
    },
    each,
    after,
  );
}
