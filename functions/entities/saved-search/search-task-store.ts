import { keys } from '#functions/data/keys.ts';
import type { Page, PageKey, PageRequest } from '#functions/data/page.ts';
import { queryPartition } from '#functions/data/query-page.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { addDays, expiryAt, type IsoInstant, isoInstant, toEpochMs } from '#shared/domain/time.ts';
import { parseSearchTask, type SearchTask, savedSearchSchemaVersion } from './stored-saved-search.ts';

/** Days after which a task that keeps failing is cleaned up; its alarm is raised with the first failure. */
const keptDays = 7;

export type NewSearchTask = Pick<SearchTask, 'kind' | 'id' | 'at' | 'before'>;

/** The write of a task (2 write units for each KB inside a transaction). */
export const putTask = (task: NewSearchTask, event: string): TransactionItem => ({
  Put: {
    Item: {
      ...keys.searchTask(task.at, event),
      entity: 'search_task',
      schema_version: savedSearchSchemaVersion,
      ...task,
      expires_at: expiryAt(addDays(toEpochMs(task.at), keptDays)),
    },
  },
});

/** Tasks that wait, the oldest first (0.5 read units for each 4 KB, 0.5 for none). */
export const waitingTasks = (page: PageRequest): Promise<Page<SearchTask>> =>
  queryPartition(keys.searchTask(earliest, ''), parseSearchTask, page);

const earliest: IsoInstant = isoInstant('');

/** Remembers up to where a task was done, so that an interrupted run is continued (1 write unit). */
export async function noteProgress({ PK, SK }: SearchTask, place: number, start: PageKey | undefined): Promise<void> {
  await write({
    Update: {
      Key: { PK, SK },
      UpdateExpression: 'SET progress = :progress',
      // A concurrent run may have finished it.
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: { ':progress': { place, start: start ?? null } },
    },
  });
}

/** Deletes a task that is done (1 write unit). */
export async function finishTask({ PK, SK }: SearchTask): Promise<void> {
  await write({ Delete: { Key: { PK, SK } } });
}
