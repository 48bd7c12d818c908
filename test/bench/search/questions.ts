import { makeRanking } from '#functions/api/search/job-ranking.ts';
import type { JobSearchFilters } from '#functions/services/search/job-query.ts';
import { jobQuery } from '#functions/services/search/job-query.ts';
import type { SearchQuery } from '#functions/services/search/port/port.ts';
import { makeCandidates } from '#infra/local/demo-data/make-candidates.ts';
import { createRandom } from '#infra/local/demo-data/random.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { jobSorts } from '#shared/domain/job-terms.ts';
import type { LevelCondition } from '#shared/domain/languages/level-condition.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** What every engine is requested: common, rare and absent words, phrases, other scripts, combined filters, salaries alone. */
const filtersWith = (rareWord: string): JobSearchFilters[] => [
  { keyword: 'interpreter' },
  { keyword: 'senior' },
  { keyword: '通訳' },
  { keyword: 'مترجم' },
  { keyword: 'language services' },
  { keyword: 'nobody at all' },
  { keyword: rareWord },
  { keyword: 'a' },
  { location: 'zurich', language: 'german' },
  { location: '東京', job_type: 'contract' },
  { keyword: 'senior', salary_min: 119_000 },
  { salary_min: 900_000 },
  { company: 'gmbh', salary_max: 40_000, job_type: 'freelance' },
  { keyword: 'two days a week' },
  { keyword: 'the training of interpreters' },
  { keyword: '東' },
  { keyword: 'in' },
  { keyword: 'court interpreter', location: 'zurich', salary_min: 50_000 },
];

/** Conditions on languages of the searches with facets. */
const conditionsRequested: LevelCondition[][] = [
  [],
  [{ tag: 'de' }],
  [{ tag: 'de', skill: 'spoken_interaction', level: { scale: 'cefr', level: 'B2' } }, { tag: 'ja' }],
];

/** In an order of their own, so that a part of them is like all of them; the same in every run. */
const shuffled = <T>(all: readonly T[]): T[] => createRandom(2).some(all, all.length);

/** First pages of 20 with a total, as lists ask: all filters in all orders. */
export async function listQueries(rareWord: string, now: EpochMs): Promise<SearchQuery[]> {
  const requested = filtersWith(rareWord).flatMap((filters) => jobSorts.map((sort) => ({ filters, sort })));
  const queries = await Promise.all(requested.map(({ filters, sort }) => jobQuery(filters, sort, now)));
  return shuffled(queries.map((query) => ({ ...query, limit: 20, after: undefined, counted: 'total' })));
}

/** How many candidates open their list. */
const people = 80;

/**
 * First pages of 24 with all facets in the order of each candidate's languages, as the list of jobs that fit. At
 * the first of a candidate, everything that jobs require is compared with the candidate's languages.
 */
export async function personalQueries(now: EpochMs): Promise<SearchQuery[]> {
  const query = await jobQuery({}, 'newest', now);
  return makeCandidates(createRandom(3), () => ({ given: '', family: '', full: '' }), people, now).map((person) => {
    const rank = makeRanking(person, dayOf(now));
    return {
      ...query,
      order: 'ranked' as const,
      rankOf: (needs) => rank(needs).byFit,
      languages: { conditions: [], evidence: 'declared' as const, today: dayOf(now) },
      limit: 24,
      after: undefined,
      counted: 'facets' as const,
    };
  });
}

/** First pages of 20 with all facets, as searches ask: the lists' queries under each of the conditions on languages. */
export async function facetQueries(rareWord: string, now: EpochMs): Promise<SearchQuery[]> {
  const queries = await listQueries(rareWord, now);
  return shuffled(
    queries.flatMap((query) =>
      conditionsRequested.map((conditions) => ({
        ...query,
        languages: { conditions, evidence: 'declared' as const, today: dayOf(now) },
        counted: 'facets' as const,
      })),
    ),
  );
}
