import type { Page } from '#functions/data/page.ts';
import { visibleCandidates } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import type { PortalRequest } from '#functions/http/request.ts';
import { candidateIndex, candidateKeyAt, candidatePlaceOf } from '#functions/services/search/candidate-index.ts';
import { type CandidateScope, candidateQuery } from '#functions/services/search/candidate-query.ts';
import { countIndex, type SearchQuery, searchIndex } from '#functions/services/search/search-store.ts';
import { maskedCandidate } from '#shared/contracts/candidate-answers.ts';
import type { MaskedCandidate } from '#shared/contracts/candidates.ts';
import { type CandidateFilters, candidateMatcher } from '#shared/domain/candidate-filters.ts';

/**
 * Active candidates in the scope that match the filters, masked, newest first: all candidates come from the table, a
 * selection from the search index, or, while there is none, from the newest thousand in the table, marked as partial. The
 * index also knows how many there are (0.5 read units at most once a second). Filters match the masked texts: a match
 * on the stored texts would reveal whose name or number was searched for.
 */
export async function searchCandidates(
  filters: CandidateFilters,
  scope: CandidateScope,
  { page, now }: Pick<PortalRequest, 'page' | 'now'>,
): Promise<Page<MaskedCandidate>> {
  const matches = matcherOf(filters, scope);
  if (matches) {
    const indexed = await searchIndexed(filters, scope, { page, now });
    if (indexed) return indexed;
  }
  const { items, next } = await visibleCandidates({ page, matches });
  const isCounted = !matches && next && !page.start;
  return {
    items: items.map((candidate) => toMasked(candidate)),
    next,
    total: isCounted ? await countIndex(candidateIndex, [], now) : undefined,
    isPartial: matches !== undefined,
  };
}

async function searchIndexed(
  filters: CandidateFilters,
  scope: CandidateScope,
  { page, now }: Pick<PortalRequest, 'page' | 'now'>,
): Promise<Page<MaskedCandidate> | undefined> {
  const query: SearchQuery = {
    ...candidateQuery(filters, 'newest', scope),
    limit: page.limit,
    after: page.start && candidatePlaceOf(page.start),
    counted: page.start ? 'nothing' : 'total',
  };
  const indexed = await searchIndex(candidateIndex, query, now);
  if (!indexed) return undefined;
  return {
    items: indexed.found.map(({ summary }) => maskedCandidate.parse(summary)),
    next: indexed.next && candidateKeyAt(indexed.next),
    total: indexed.total,
    isPartial: indexed.isPartial,
  };
}

/** The predicate for reading from the table, or undefined when every candidate matches. */
function matcherOf(filters: CandidateFilters, scope: CandidateScope) {
  const test = candidateMatcher(filters);
  // The stored texts are tested first only because masking takes longer.
  const isFound = test && ((candidate: CandidateSummary) => test(candidate) && test(toMasked(candidate)));
  if (scope === 'all') return isFound;
  return (candidate: CandidateSummary) => candidate.profile_public && (isFound?.(candidate) ?? true);
}
