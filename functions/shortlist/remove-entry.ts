import type { UseCase } from '#functions/runtime/request.ts';
import type { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { changeOwnEntry } from './own-entry.ts';
import { deleteEntry } from './shortlist-store.ts';

/** Takes a candidate off the shortlist. */
export const removeEntry: UseCase<typeof shortlistCalls.remove> = async ({ params, caller }) => {
  await changeOwnEntry(params.id, caller, deleteEntry);
  return undefined;
};
