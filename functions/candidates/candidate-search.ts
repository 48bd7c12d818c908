import type { Page, PortalRequest } from '#functions/runtime/request.ts';
import type { MaskedCandidate } from '#shared/contracts/candidates.ts';
import { type CandidateFilters, candidateMatcher } from '#shared/domain/candidate-filters.ts';
import { type CandidateCard, visibleCandidates } from './candidate-store.ts';
import { toMasked } from './to-masked.ts';

/**
 * Active candidates that match the filters, masked, newest first. The masked texts decide: with the stored ones, a
 * search for a name or number would tell whose it is. Those only come first because masking takes longer. This is the only place that knows how candidates
 * are searched: a search index would replace it here.
 */
export async function searchCandidates(
  filters: CandidateFilters,
  page: PortalRequest['page'],
): Promise<Page<MaskedCandidate>> {
  const test = candidateMatcher(filters);
  const matches = test && ((card: CandidateCard) => test(card) && test(toMasked(card)));
  const { items, next } = await visibleCandidates({ page, matches });
  return { items: items.map((card) => toMasked(card)), next };
}
