import { createHandler } from '#functions/http/create-handler.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { add, quickAdd } from './add-entry.ts';
import { reject, updateStatus } from './move-entry.ts';
import { removeEntry } from './remove-entry.ts';
import { shortlistOfRecruiter } from './shortlist-of-recruiter.ts';
import { shortlistStats } from './shortlist-stats.ts';

export const handler = createHandler(shortlistCalls, {
  add,
  quickAdd,
  ofRecruiter: shortlistOfRecruiter,
  updateStatus,
  reject,
  remove: removeEntry,
  stats: shortlistStats,
});
