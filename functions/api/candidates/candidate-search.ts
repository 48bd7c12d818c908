import type { Page } from '#functions/data/page.ts';
import { leaveOut } from '#functions/data/parse-each.ts';
import { visibleCandidates } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import { isBlocked, type Viewer } from '#functions/entities/candidate/visibility.ts';
import type { PortalRequest } from '#functions/http/request.ts';
import { candidateIndex, candidateKeyAt, candidatePlaceOf } from '#functions/services/search/candidate-index.ts';
import { type CandidateScope, candidateQuery, notBlocking } from '#functions/services/search/candidate-query.ts';
import { countIndex, find, type SearchQuery, shownOf } from '#functions/services/search/search-store.ts';
import type { MaskedCandidate } from '#shared/contracts/candidates.ts';
import type { CandidateFilters } from '#shared/domain/candidate-filters.ts';

/**
 * Candidates in the scope whom the viewer may see that match the filters, masked, newest first: all candidates come from the table, a
 * selection from the search, which is partial while no engine can answer. The engine also knows how many there are (0.5
 * read units at most once a second). Filters match the masked texts: a match on the stored texts would reveal whose name
 * or number was searched for. Candidates in the public scope are those of the index: the caller reads their profiles.
 */
export async function searchCandidates(
  filters: CandidateFilters,
  scope: CandidateScope,
  { page, now, viewer }: Listing,
): Promise<Page<MaskedCandidate>> {
  const { terms, contains, where, order } = await candidateQuery(filters, 'newest', scope);
  if (terms.length + contains.length + where.length === 0) return allCandidates({ page, now, viewer });
  const query: SearchQuery = {
    terms,
    contains,
    where: [...where, ...notBlocking(viewer)],
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

/** The viewer, or undefined for guests, and which part. */
type Listing = Pick<PortalRequest, 'page' | 'now'> & { viewer: Viewer | undefined };

async function allCandidates({ page, now, viewer }: Listing): Promise<Page<MaskedCandidate>> {
  const matches = viewer && ((candidate: CandidateSummary) => !isBlocked(candidate, viewer));
  const how = { keepsMost: true, margin: 1, onUnreadable: leaveOut } as const;
  const { items, next } = await visibleCandidates({ page, matches, ...how });
  const total = next && !page.start ? await countIndex(candidateIndex, notBlocking(viewer), now) : undefined;
  return { items: items.map((candidate) => toMasked(candidate)), next, total };
}
