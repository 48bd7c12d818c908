import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { retry } from '#functions/data/retry.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { write } from '#functions/data/write.ts';
import { parseSavedJobs, type StoredSavedJobs, savedJobsSchemaVersion } from './stored-saved-jobs.ts';

/** Ids of the jobs that a candidate saved, in the order they were saved (0.5 read units; 1 when `consistent`). */
export async function readSavedJobs(candidateId: number, consistent = false): Promise<number[]> {
  return (await readItem(candidateId, consistent))?.job_ids ?? [];
}

/**
 * Changes a candidate's saved jobs: 1 read unit, and 1 write unit for each KB, which holds about 190 ids. Nothing is
 * written if `change` returns the same list. Concurrent changes of two devices both take effect: the later one is
 * applied to the result of the other.
 * @param change may run several times; it throws to refuse the change
 * @returns the list afterwards
 */
export const changeSavedJobs = (
  candidateId: number,
  change: (jobIds: readonly number[]) => readonly number[],
): Promise<number[]> =>
  retry(async () => {
    const before = await readItem(candidateId, true);
    const present: readonly number[] = before?.job_ids ?? [];
    const changed = change(present);
    if (changed === present) return [...present];
    const { done } = await write({ Put: putItem(candidateId, changed, before) });
    return done ? [...changed] : undefined;
  });

async function readItem(candidateId: number, consistent: boolean): Promise<StoredSavedJobs | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.savedJobs(candidateId), ConsistentRead: consistent }),
  );
  return Item && parseSavedJobs(Item);
}

/** The saved jobs as they are stored, unless they changed since they were read. */
const putItem = (candidateId: number, jobIds: readonly number[], before: StoredSavedJobs | undefined) => ({
  Item: {
    ...keys.savedJobs(candidateId),
    entity: 'saved_jobs',
    schema_version: savedJobsSchemaVersion,
    candidate_id: candidateId,
    job_ids: jobIds,
    version: (before?.version ?? 0) + 1,
  },
  ...(before
    ? { ConditionExpression: 'version = :before', ExpressionAttributeValues: { ':before': before.version } }
    : { ConditionExpression: 'attribute_not_exists(PK)' }),
});
