import { readListedEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import { createHandler } from '#functions/http/create-handler.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { add, quickAdd } from './add-entry.ts';
import { reject, removeEntry, updateStatus } from './change-entry.ts';
import { shortlistOfRecruiter, shortlistStats } from './shortlist-lists.ts';

export const handler = createHandler(
  shortlistCalls,
  {
    add,
    quickAdd,
    ofRecruiter: shortlistOfRecruiter,
    updateStatus,
    reject,
    remove: removeEntry,
    stats: shortlistStats,
  },
  {
    entry: readListedEntry,
    // Only an entry for a job reads it.
    job: async (id: number) => (await import('#functions/entities/job/job-store.ts')).readJob(id),
  },
);
