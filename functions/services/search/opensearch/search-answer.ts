import * as z from 'zod/mini';
import { epochMs, toIso } from '#shared/domain/time.ts';
import type { Found, SearchAnswer, SearchKind, SearchQuery } from '../port/port.ts';
import { readFacets } from './facets.ts';
import { type Rank, rankAt } from './ranks.ts';

const count = z.int().check(z.nonnegative());

const hit = z.object({
  _source: z.object({ summary: z.unknown() }),
  /** The values of the sort order: those of the time and the id are the last two. */
  sort: z.array(z.number()).check(z.minLength(2), z.maxLength(3)),
});

const answer = z.object({
  timed_out: z.boolean(),
  /** A shard none of whose copies is there counts neither as successful nor as failed. */
  _shards: z.object({ total: count, successful: count, failed: count }),
  hits: z.object({
    total: z.optional(z.object({ value: count, relation: z.enum(['eq', 'gte']) })),
    hits: z.array(hit),
  }),
  aggregations: z.optional(z.record(z.string(), z.unknown())),
});

const unknownCount = z.optional(z.object({ doc_count: count }));

function toFound({ _source, sort }: z.output<typeof hit>, placeValue: (sorted: number) => number): Found {
  const [at = 0, id = 0] = sort.slice(-2);
  const value = sort.length > 2 ? placeValue(sort[0] ?? 0) : undefined;
  return {
    summary: _source.summary,
    place: { at: toIso(epochMs(at)), id, ...(value === undefined ? {} : { value }) },
  };
}

/**
 * What the response to `searchRequest` says.
 * @throws ZodError when it is not of that form
 */
export function searchAnswer(
  kind: SearchKind,
  query: SearchQuery,
  ranks: readonly Rank[],
  body: unknown,
): SearchAnswer {
  const { timed_out, _shards, hits, aggregations = {} } = answer.parse(body);
  if (query.counted !== 'nothing' && !hits.total) throw new TypeError('The engine counted nothing.');
  const placeValue = (sorted: number) => (query.order === 'ranked' ? rankAt(ranks, sorted) : sorted);
  const found = hits.hits.slice(0, query.limit).map((each) => toFound(each, placeValue));
  const { total } = hits;
  const isPartial = timed_out || _shards.failed > 0 || _shards.successful < _shards.total;
  return {
    found,
    next: hits.hits.length > query.limit ? found.at(-1)?.place : undefined,
    total: total && { count: total.value, isExact: total.relation === 'eq' && !isPartial },
    unknown: unknownCount.parse(aggregations.unknown)?.doc_count ?? 0,
    facets: query.counted === 'facets' ? readFacets(kind, query, aggregations) : {},
    isPartial,
  };
}
