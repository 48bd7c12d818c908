import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { addDays, expiryAt, toEpochMs } from '#shared/domain/time.ts';
import { type SearchTask, searchTaskSchemaVersion } from './stored-search-task.ts';

/** Days after which a task that keeps failing is cleaned up; its alarm is raised with the first failure. */
const retainedDays = 7;

export type NewSearchTask = Pick<SearchTask, 'kind' | 'id' | 'at' | 'new_until' | 'before'>;

/** The write of a task (2 write units for each KB inside a transaction). */
export const putTask = (task: NewSearchTask, event: string): TransactionItem => ({
  Put: {
    Item: {
      ...keys.searchTask(task.at, event),
      entity: 'search_task',
      schema_version: searchTaskSchemaVersion,
      ...task,
      expires_at: expiryAt(addDays(toEpochMs(task.at), retainedDays)),
    },
  },
});
