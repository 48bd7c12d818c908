import * as z from 'zod/mini';
import type { Place, SearchKind, SearchQuery } from '../port/port.ts';
import { type Clause, isOneOf, over } from './clause.ts';
import { otherClauses } from './filters.ts';

/** Different values that are ranked; those of the rarest beyond them come last. */
const maxValues = 20_000;

/** The values of one rank. */
export interface Rank {
  rank: number;
  values: string[];
  /** How many documents have it. */
  count: number;
}

const fieldOf = ({ rankedBy }: SearchKind) => `names.${rankedBy}`;

/** An aggregation of the values of what a query finds, which `readRanks` reads. */
export const rankedValues = (kind: SearchKind, query: SearchQuery) =>
  over(otherClauses(kind, query), {
    values: { terms: { field: fieldOf(kind), size: maxValues, shard_size: maxValues } },
  });

const answer = z.object({
  aggregations: z.object({
    ranked: z.object({
      values: z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })) }),
    }),
  }),
});

/** A value that is ranked, and how many documents have it. */
export interface RankedValue {
  key: string;
  doc_count: number;
}

/**
 * The values that were counted.
 * @throws ZodError when the answer to a request with `rankedValues` as `ranked` is not of that form
 */
export const readRankedValues = (body: unknown): RankedValue[] => answer.parse(body).aggregations.ranked.values.buckets;

/** The ranks of all values, the worst first. */
export function toRanks({ rankOf = () => 0 }: SearchQuery, values: readonly RankedValue[]): Rank[] {
  const ranks = new Map<number, Rank>();
  for (const { key, doc_count } of values) {
    const rank = rankOf(key);
    const equals = ranks.get(rank) ?? { rank, values: [], count: 0 };
    equals.values.push(key);
    equals.count += doc_count;
    ranks.set(rank, equals);
  }
  return [...ranks.values()].sort((left, right) => left.rank - right.rank);
}

/**
 * The ranks of a page's results, the worst first: those of all values would make a request of hundreds of kilobytes. All of
 * them for the last pages, where documents without a rank would come among the results.
 */
export function ranksOfPage(
  ranks: readonly Rank[],
  { after, limit }: Pick<SearchQuery, 'after' | 'limit'>,
): readonly Rank[] {
  const best = after?.value ?? Number.POSITIVE_INFINITY;
  let count = 0;
  for (let first = ranks.length - 1; first >= 0; first -= 1) {
    const each = ranks[first];
    if (!each || each.rank >= best) continue;
    count += each.count;
    if (count > limit) return ranks.slice(first).filter(({ rank }) => rank <= best);
  }
  return ranks;
}

/** Scores are single-precision numbers, too short for ranks: each rank has the number of its place. */
const unrankedScore = 1;
const firstScore = 2;

/** What has one of the ranks. */
export const hasRankOf = (kind: SearchKind, ranks: readonly Rank[]): Clause =>
  isOneOf(
    fieldOf(kind),
    ranks.flatMap(({ values }) => values),
  );

/** A query with the ranks as scores. */
export const scoredBy = (kind: SearchKind, ranks: readonly Rank[], query: Clause): Clause => ({
  function_score: {
    query,
    functions: ranks.map(({ values }, place) => ({
      filter: isOneOf(fieldOf(kind), values),
      weight: firstScore + place,
    })),
    score_mode: 'max',
    boost_mode: 'replace',
  },
});

/** What has a score comes after a place when it is less; that of a rank that nothing has any more lies between two. */
export function scoreAt(ranks: readonly Rank[], { value = 0 }: Place): number {
  if (value < 0) return unrankedScore;
  const worse = ranks.filter(({ rank }) => rank < value).length;
  return firstScore + worse - (ranks[worse]?.rank === value ? 0 : 0.5);
}

/** Unranked is worse than every rank. */
export const rankAt = (ranks: readonly Rank[], score: number): number => ranks[score - firstScore]?.rank ?? -1;
