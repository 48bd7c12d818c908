import type { SearchAnswer, SearchKind, SearchQuery } from '../port/port.ts';
import {
  hasRankOf,
  type Rank,
  type RankedValue,
  rankedValues,
  ranksOfPage,
  readRankedValues,
  toRanks,
} from './ranks.ts';
import type { RecentAnswers } from './recent-answers.ts';
import { searchAnswer } from './search-answer.ts';
import { searchRequest } from './search-request.ts';

type Send = (request: Record<string, unknown>) => Promise<unknown>;

/** What a query counts, with the values to rank. */
function countRequest(kind: SearchKind, query: SearchQuery): Record<string, unknown> {
  const request = searchRequest(kind, query);
  return {
    ...request,
    aggregations: { ...(request.aggregations as object | undefined), ranked: rankedValues(kind, query) },
    size: 0,
  };
}

/** What a query counts, without anything of the person whose ranks order it. */
export interface CountedValues {
  counts: SearchAnswer;
  values: RankedValue[];
}

/**
 * Searches in the order of ranks, by two requests: the first counts everything, and the second finds a page among what has
 * one of its ranks. Scoring everything that is counted would take more time than both.
 * @param recent the counts of other people's searches, which are the same for all of them
 */
export async function searchRanked(
  kind: SearchKind,
  query: SearchQuery,
  send: Send,
  recent?: RecentAnswers<CountedValues>,
): Promise<SearchAnswer> {
  const unordered = { ...query, order: 'newest', limit: 0, after: undefined } as const;
  const request = countRequest(kind, unordered);
  const count = async (): Promise<CountedValues> => {
    const body = await send(request);
    return { counts: searchAnswer(kind, unordered, [], body), values: readRankedValues(body) };
  };
  const { counts, values } = await (recent?.get(JSON.stringify([kind.name, request]), count) ?? count());
  const ranks = toRanks(query, values);
  const pageOf = async (some: readonly Rank[]): Promise<SearchAnswer> => {
    const uncounted = { ...query, counted: 'nothing' } as const;
    const within = some === ranks ? [] : [hasRankOf(kind, some)];
    return searchAnswer(kind, uncounted, some, await send(searchRequest(kind, uncounted, some, within)));
  };
  const ranksThere = ranksOfPage(ranks, query);
  const first = await pageOf(ranksThere);
  // Without a next page although there were enough results, some of them were removed in between.
  const page = ranksThere === ranks || first.next ? first : await pageOf(ranks);
  const counted = query.counted === 'ranks' ? ranks.map(({ rank, count }) => ({ rank, count })) : undefined;
  return {
    ...counts,
    ranks: counted,
    found: page.found,
    next: page.next,
    isPartial: counts.isPartial || page.isPartial,
  };
}
