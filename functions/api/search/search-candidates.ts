import type { Viewer } from '#functions/entities/candidate/visibility.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { listedFor } from '#functions/policies/listed-candidates.ts';
import { readPublicCandidates } from '#functions/services/files/public-candidates.ts';
import { candidateIndex, candidateKeyAt, candidatePlaceOf } from '#functions/services/search/candidate-index.ts';
import { type CandidateScope, candidateQuery, notBlocking } from '#functions/services/search/candidate-query.ts';
import { type Correction, searchOrCorrect, withCorrectionsIn } from '#functions/services/search/corrections.ts';
import { find, type SearchAnswer, type SearchQuery, search } from '#functions/services/search/search-store.ts';
import type { CandidateFacets, candidateSearchCalls } from '#shared/contracts/candidate-search.ts';
import { conditionsOf } from '#shared/contracts/search-conditions.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { correctedOf, countsOf, valuesOf } from './envelope.ts';
import { looseningsOf } from './loosen.ts';

type SearchRequest = Pick<PortalRequest<typeof candidateSearchCalls.candidates>, 'query' | 'page' | 'now'> & {
  viewer: Viewer | undefined;
};

/** Masked candidates of the index, as recruiters see them (as many read units as the list, besides the search). */
export const searchCandidates: UseCase<typeof candidateSearchCalls.candidates> = async ({
  query,
  page,
  caller,
  now,
}) => {
  const { answer, corrections } = await searchOrCorrect(
    candidateIndex,
    await queryOf({ query, page, now, viewer: caller }, 'all'),
    { now, start: page.start },
    (corrected) => search(candidateIndex, corrected, now),
  );
  const masked = answer.found.map(({ summary }) => summary);
  const corrected = correctedOf(corrections, query.keyword, masked);
  return {
    ...envelopeOf(answer, corrections),
    ...corrected,
    ...(await loosened({ query, page, now, viewer: caller }, 'all', answer)),
    items: await listedFor(caller, masked, now),
  };
};

/** Those of them who agreed to be in the public list, as their profiles are now (0.5 read units for each, besides the search). */
export const searchPublicCandidates: UseCase<typeof candidateSearchCalls.publicCandidates> = async ({
  query,
  page,
  now,
}) => {
  const { answer, corrections } = await searchOrCorrect(
    candidateIndex,
    await queryOf({ query, page, now, viewer: undefined }, 'public'),
    { now, start: page.start },
    (corrected) => find(candidateIndex, corrected, now),
  );
  const items = await readPublicCandidates(answer.found.map(({ place }) => place.id));
  return {
    ...envelopeOf(answer, corrections),
    ...correctedOf(corrections, query.keyword, items),
    ...(await loosened({ query, page, now, viewer: undefined }, 'public', answer)),
    items,
  };
};

const loosened = async (request: SearchRequest, scope: CandidateScope, answer: SearchAnswer) =>
  request.page.start === undefined
    ? looseningsOf(candidateIndex, answer, request.query, (query) => queryOf({ ...request, query }, scope), request.now)
    : {};

async function queryOf({ query, page, now, viewer }: SearchRequest, scope: CandidateScope): Promise<SearchQuery> {
  const { evidence = 'declared', sort = 'newest', tag, skill, level, ...filters } = query;
  const { where, ...search } = await candidateQuery(filters, sort, scope);
  return {
    ...search,
    where: [...where, ...notBlocking(viewer)],
    languages: { conditions: conditionsOf({ tag, skill, level }), evidence, today: dayOf(now) },
    limit: page.limit,
    after: page.start && candidatePlaceOf(page.start),
    counted: 'facets',
  };
}

const envelopeOf = (answer: SearchAnswer, corrections: readonly Correction[]) => ({
  next: withCorrectionsIn(answer.next && candidateKeyAt(answer.next), corrections),
  ...countsOf(answer),
  facets: facetsOf(answer),
});

const facetsOf = (answer: SearchAnswer): CandidateFacets => ({
  language: valuesOf(answer, 'language'),
  level: valuesOf(answer, 'level'),
  place: valuesOf(answer, 'place'),
  experience: valuesOf(answer, 'experience'),
  evidence: valuesOf(answer, 'evidence'),
});
