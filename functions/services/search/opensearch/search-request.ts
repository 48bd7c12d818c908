import { toEpochMs } from '#shared/domain/time.ts';
import type { Place, SearchKind, SearchQuery } from '../port/port.ts';
import { all, type Clause } from './clause.ts';
import { facetRequests } from './facets.ts';
import { otherClauses, textClauses } from './filters.ts';
import { type Rank, scoreAt, scoredBy } from './ranks.ts';
import { rankScores } from './text-clauses.ts';

/** The sort of the order `newest`. */
export const byTime = [{ at: 'desc' }, { id: 'desc' }] as const;

function sortOf({ sortedBy }: SearchKind, { order }: SearchQuery): readonly Clause[] {
  if (order === 'newest') return byTime;
  return [{ [order === 'value' ? `numbers.${sortedBy}` : '_score']: 'desc' }, ...byTime];
}

function afterPlace({ order }: SearchQuery, ranks: readonly Rank[], place: Place) {
  const byTime = [toEpochMs(place.at), place.id];
  if (order === 'newest') return byTime;
  return [order === 'ranked' ? scoreAt(ranks, place) : (place.value ?? 0), ...byTime];
}

/**
 * The body of a search. Where facets are counted, the conditions on everything but texts filter the hits only after that, so that
 * each facet is counted without the filters of its own.
 * @param ranks of the order `ranked`
 * @param within further conditions on the hits
 */
export function searchRequest(
  kind: SearchKind,
  query: SearchQuery,
  ranks: readonly Rank[] = [],
  within: readonly Clause[] = [],
): Record<string, unknown> {
  const { limit, after, counted, order } = query;
  const isFaceted = counted === 'facets';
  const [texts, others] = [textClauses(kind, query), [...otherClauses(kind, query), ...within]];
  const found: Clause = {
    bool: {
      filter: isFaceted ? texts : [...texts, ...others],
      ...(order === 'relevance' ? { should: rankScores(kind, query), minimum_should_match: 0 } : {}),
    },
  };
  return {
    query: order === 'ranked' ? scoredBy(kind, ranks, found) : found,
    ...(isFaceted ? { post_filter: all(others), aggregations: facetRequests(kind, query) } : {}),
    sort: sortOf(kind, query),
    ...(after ? { search_after: afterPlace(query, ranks, after) } : {}),
    // One more than requested shows whether there is a next page.
    size: limit + 1,
    track_total_hits: counted !== 'nothing',
    _source: ['summary'],
  };
}
