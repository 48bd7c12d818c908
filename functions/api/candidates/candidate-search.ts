import type { Page } from '#functions/data/page.ts';
import { visibleCandidates } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import type { PortalRequest } from '#functions/http/request.ts';
import { candidateIndex, candidateKeyAt, candidatePlaceOf } from '#functions/services/search/candidate-index.ts';
import { type Contains, searchIndex } from '#functions/services/search/search-store.ts';
import { type MaskedCandidate, maskedCandidate } from '#shared/contracts/candidates.ts';
import { askedSkills, type CandidateFilters, candidateMatcher } from '#shared/domain/candidate-filters.ts';
import { foldText } from '#shared/domain/fold-text.ts';

/**
 * Active candidates that match the filters, masked, newest first: from the table without filters, else from the search
 * index, or, while there is none, from the newest thousand in the table. Filters match the masked texts: a match on the
 * stored texts would reveal whose name or number was searched for.
 */
export async function searchCandidates(
  filters: CandidateFilters,
  { page, now }: Pick<PortalRequest, 'page' | 'now'>,
): Promise<Page<MaskedCandidate>> {
  const test = candidateMatcher(filters);
  if (test) {
    const after = page.start && candidatePlaceOf(page.start);
    const query = { contains: textsOf(filters), where: [], order: { by: 'newest' as const }, limit: page.limit, after };
    const indexed = await searchIndex(candidateIndex, query, now);
    if (indexed) {
      return {
        items: indexed.found.map(({ summary }) => maskedCandidate.parse(summary)),
        next: indexed.next && candidateKeyAt(indexed.next),
      };
    }
  }
  // The stored texts are tested first only because masking takes longer.
  const matches = test && ((candidate: CandidateSummary) => test(candidate) && test(toMasked(candidate)));
  const { items, next } = await visibleCandidates({ page, matches });
  return { items: items.map((candidate) => toMasked(candidate)), next };
}

/** The filters of `candidateMatcher` as a query of the index. */
function textsOf(filters: CandidateFilters): Contains[] {
  const texts: Contains[] = [
    { columns: candidateIndex.keyword, text: foldText(filters.keyword ?? '') },
    { columns: ['language'], text: foldText(filters.language ?? '') },
    { columns: ['location'], text: foldText(filters.location ?? '') },
    { columns: ['experience'], text: foldText(filters.experience ?? '') },
    ...askedSkills(filters.skills).map((text) => ({ columns: ['skills'], text })),
  ];
  return texts.filter(({ text }) => text !== '');
}
