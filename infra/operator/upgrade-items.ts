import { indexKeys, keys } from '#functions/data/keys.ts';
import { write } from '#functions/data/write.ts';
import { parseJob } from '#functions/entities/job/stored-job.ts';
import { allItems } from './all-items.ts';

/** What older items lack, and the write that adds it. Each is conditional: a repeated or interrupted run is harmless. */
interface Upgrade {
  /** Named in the report. */
  name: string;
  needs(item: Record<string, unknown>): boolean;
  apply(item: Record<string, unknown>): Promise<unknown>;
}

/** Inactive jobs were in no list before admins could list them. */
const placeInactiveJobs: Upgrade = {
  name: 'inactive jobs without a place in the list of all jobs',
  needs: (item) => item.entity === 'job' && item.GSI1PK === undefined && !parseJob(item).summary.is_active,
  apply: (item) => {
    const { id, created_at } = parseJob(item).summary;
    const { GSI1PK, GSI1SK } = indexKeys.inactiveJobs(created_at, id);
    return write({
      Update: {
        Key: keys.job(id),
        UpdateExpression: 'SET GSI1PK = :pk, GSI1SK = :sk',
        ConditionExpression: 'card.is_active = :false AND attribute_not_exists(GSI1PK)',
        ExpressionAttributeValues: { ':pk': GSI1PK, ':sk': GSI1SK, ':false': false },
      },
    });
  },
};

const upgrades: readonly Upgrade[] = [placeInactiveJobs];

/**
 * Adds what items of earlier versions lack and no read can add, such as a place in an index (1 read unit for each 4 KB of
 * the table, about 3 write units for each job).
 * @param isDryRun only counts
 * @returns the number of items by upgrade
 */
export async function upgradeItems(isDryRun: boolean): Promise<Record<string, number>> {
  const counts = Object.fromEntries(upgrades.map(({ name }) => [name, 0]));
  for await (const item of allItems()) {
    for (const { name, needs, apply } of upgrades) {
      if (!needs(item)) continue;
      counts[name] = (counts[name] ?? 0) + 1;
      if (!isDryRun) await apply(item);
    }
  }
  return counts;
}
