import { deleteEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { changeOwnEntry } from './own-entry.ts';

/** Takes a candidate off the shortlist. */
export const removeEntry: UseCase<typeof shortlistCalls.remove> = async ({ params, caller }) => {
  await changeOwnEntry(params.id, caller, deleteEntry);
  return undefined;
};
