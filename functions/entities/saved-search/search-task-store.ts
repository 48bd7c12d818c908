import { isPresent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { Page, PageKey, PageRequest } from '#functions/data/page.ts';
import { queryPartition } from '#functions/data/query-page.ts';
import { write } from '#functions/data/write.ts';
import { type IsoInstant, isoInstant } from '#shared/domain/time.ts';
import { parseSearchTask, type SearchTask } from './stored-search-task.ts';

/** Tasks that wait, the oldest first (0.5 read units for each 4 KB, 0.5 for none). */
export const waitingTasks = (page: PageRequest): Promise<Page<SearchTask>> =>
  queryPartition(keys.searchTask(earliest, ''), parseSearchTask, page);

const earliest: IsoInstant = isoInstant('');

/** Remembers up to where a task was done, so that an interrupted run is continued (1 write unit). */
export async function noteProgress({ PK, SK }: SearchTask, place: string, start: PageKey | undefined): Promise<void> {
  // It fails when a concurrent run has finished it.
  await write(
    updateItem<SearchTask>({ PK, SK }, { set: { progress: { place, start: start ?? null } }, when: { PK: isPresent } }),
  );
}

/** Deletes a task that is done (1 write unit). */
export async function finishTask({ PK, SK }: SearchTask): Promise<void> {
  await write({ Delete: { Key: { PK, SK } } });
}
