import type { Page } from '#functions/data/page.ts';
import { leaveOut } from '#functions/data/parse-each.ts';
import { visibleCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import type { PortalRequest } from '#functions/http/request.ts';
import { candidateIndex, candidateKeyAt, candidatePlaceOf } from '#functions/services/search/candidate-index.ts';
import { type CandidateScope, candidateQuery } from '#functions/services/search/candidate-query.ts';
import { withNamedLanguage } from '#functions/services/search/named-language.ts';
import { countIndex, find, type SearchQuery, shownOf } from '#functions/services/search/search-store.ts';
import type { MaskedCandidate } from '#shared/contracts/candidates.ts';
import type { CandidateFilters } from '#shared/domain/candidate-filters.ts';

/**
 * Active candidates in the scope that match the filters, masked, newest first: all candidates come from the table, a
 * selection from the search, which is partial while no engine can answer. The engine also knows how many there are (0.5
 * read units at most once a second). Filters match the masked texts: a match on the stored texts would reveal whose name
 * or number was searched for. Candidates in the public scope are those of the index: the caller reads their profiles.
 */
export async function searchCandidates(
  filters: CandidateFilters,
  scope: CandidateScope,
  { page, now }: Pick<PortalRequest, 'page' | 'now'>,
): Promise<Page<MaskedCandidate>> {
  const { terms, contains, where, order } = candidateQuery(await withNamedLanguage(filters), 'newest', scope);
  if (terms.length + contains.length + where.length === 0) return allCandidates({ page, now });
  const query: SearchQuery = {
    terms,
    contains,
    where,
    order,
    limit: page.limit,
    after: page.start && candidatePlaceOf(page.start),
    counted: page.start ? 'nothing' : 'total',
  };
  const answer = await find(candidateIndex, query, now);
  const shown = scope === 'public' ? answer.found : await shownOf(candidateIndex, query, answer, answer.found);
  return {
    items: shown.map(({ summary }) => summary),
    next: answer.next && candidateKeyAt(answer.next),
    total: answer.total,
    isPartial: answer.isPartial,
  };
}

async function allCandidates({ page, now }: Pick<PortalRequest, 'page' | 'now'>): Promise<Page<MaskedCandidate>> {
  const { items, next } = await visibleCandidates({ page, onUnreadable: leaveOut });
  const total = next && !page.start ? await countIndex(candidateIndex, [], now) : undefined;
  return { items: items.map((candidate) => toMasked(candidate)), next, total };
}
