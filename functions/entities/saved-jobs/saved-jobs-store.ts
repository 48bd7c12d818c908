import { putVersion } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { retry } from '#functions/data/retry.ts';
import { write } from '#functions/data/write.ts';
import { parseSavedJobs, type StoredSavedJobs, savedJobsSchemaVersion } from './stored-saved-jobs.ts';

/** Ids of the jobs that a candidate saved, in the order they were saved (0.5 read units; 1 when `consistent`). */
export async function readSavedJobs(candidateId: number, consistent = false): Promise<number[]> {
  return (await readStored(candidateId, consistent))?.job_ids ?? [];
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
    const before = await readStored(candidateId, true);
    const present: readonly number[] = before?.job_ids ?? [];
    const changed = change(present);
    if (changed === present) return [...present];
    const { done } = await write(putSavedJobs(candidateId, changed, before));
    return done ? [...changed] : undefined;
  });

async function readStored(candidateId: number, consistent: boolean): Promise<StoredSavedJobs | undefined> {
  const item = await readItem(keys.savedJobs(candidateId), { consistent });
  return item && parseSavedJobs(item);
}

/** The saved jobs as they are stored, unless they changed since they were read. */
const putSavedJobs = (candidateId: number, jobIds: readonly number[], before: StoredSavedJobs | undefined) =>
  putVersion({
    ...keys.savedJobs(candidateId),
    entity: 'saved_jobs',
    schema_version: savedJobsSchemaVersion,
    candidate_id: candidateId,
    job_ids: jobIds,
    version: (before?.version ?? 0) + 1,
  });
