import type { UseCase } from '#functions/http/request.ts';
import { readPublicCandidates } from '#functions/services/files/public-candidates.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';
import { searchCandidates } from './candidate-search.ts';

/** Masked candidates who agreed to be in the public list, newest first (0.5 read units for each, besides the search). */
export const listPublic: UseCase<typeof candidateCalls.listPublic> = async ({ query, page, now }) => {
  const { limit: _, cursor: __, ...filters } = query;
  const { items, ...found } = await searchCandidates(filters, 'public', { page, now, viewer: undefined });
  return { ...found, items: await readPublicCandidates(items.map(({ id }) => id)) };
};
