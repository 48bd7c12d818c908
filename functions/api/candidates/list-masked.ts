import { viewedAmong } from '#functions/entities/subscription/candidate-view-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';
import { searchCandidates } from './candidate-search.ts';

/** Masked candidates, newest first; recruiters see which ones they have unlocked. */
export const listMasked: UseCase<typeof candidateCalls.listMasked> = async ({ query, page, caller, now }) => {
  const { limit: _, cursor: __, ...filters } = query;
  const { items, next } = await searchCandidates(filters, { page, now });
  if (caller.kind !== 'recruiter') return { items, next };
  const viewed = await viewedAmong(
    caller.id,
    items.map(({ id }) => id),
  );
  return { items: items.map((item) => ({ ...item, is_unlocked: viewed.has(item.id) })), next };
};
