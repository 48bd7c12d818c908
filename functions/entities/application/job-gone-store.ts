import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { fanOut } from '#functions/data/fan-out.ts';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { write } from '#functions/data/write.ts';

/** Applications that a job's end concerns: not decided, and not marked before. */
const isOpen = {
  condition: 'attribute_not_exists(job_gone) AND NOT card.#status IN (:rejected, :hired)',
  names: { '#status': 'status' },
  values: { ':rejected': 'rejected', ':hired': 'hired' },
};

/**
 * Marks the open applications for a job that is gone, each once (0.5 read units for each 4 KB, and 1 write unit for
 * each application that is marked). The marks notify the candidates. Idempotent.
 */
export async function markJobGone(jobId: number): Promise<void> {
  const { PK, SK } = keys.application(jobId, 0);
  await fanOut(async ({ limit, start }) => {
    const { Items = [], LastEvaluatedKey } = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'PK = :job AND begins_with(SK, :application)',
        FilterExpression: isOpen.condition,
        ExpressionAttributeNames: isOpen.names,
        ExpressionAttributeValues: { ...isOpen.values, ':job': PK, ':application': SK.slice(0, SK.indexOf('#') + 1) },
        Limit: limit,
        ExclusiveStartKey: start,
      }),
    );
    return { items: Items.map((item) => ({ PK: String(item.PK), SK: String(item.SK) })), next: LastEvaluatedKey };
  }, markGone);
}

async function markGone(Key: { PK: string; SK: string }): Promise<void> {
  // The condition fails when the application was decided, marked or erased meanwhile.
  await write({
    Update: {
      Key,
      UpdateExpression: 'SET job_gone = :true',
      ConditionExpression: `attribute_exists(PK) AND ${isOpen.condition}`,
      ExpressionAttributeNames: isOpen.names,
      ExpressionAttributeValues: { ...isOpen.values, ':true': true },
    },
  });
}
