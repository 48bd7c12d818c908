import { accessRefusal } from '#functions/accounts/candidate-access.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import { readEntitlement } from '#functions/subscriptions/entitlement-store.ts';
import type { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { entriesOfRecruiter } from './shortlist-store.ts';
import { toEntry } from './to-entry.ts';

/** The recruiter's pipeline, newest first (3 read units for 20 entries). */
export const shortlistOfRecruiter: UseCase<typeof shortlistCalls.ofRecruiter> = async (request) => {
  const { params, query, page, caller, now } = request;
  const [{ items, next }, entitlement] = await Promise.all([
    entriesOfRecruiter(params.id, query.status, page),
    readEntitlement(params.id),
  ]);
  const hasAccess = accessRefusal(caller, entitlement, now) === undefined;
  return { items: items.map((card) => toEntry(card, hasAccess)), next };
};
