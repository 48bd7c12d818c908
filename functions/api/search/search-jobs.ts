import { statusesFor } from '#functions/entities/application/application-store.ts';
import { toJobSummaries } from '#functions/entities/job/to-job.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { allWithNeeds } from '#functions/services/languages/job-needs.ts';
import { searchOrCorrect, withCorrectionsIn } from '#functions/services/search/corrections.ts';
import { jobIndex, jobKeyAt, jobPlaceOf } from '#functions/services/search/job-index.ts';
import { jobQuery } from '#functions/services/search/job-query.ts';
import { type SearchAnswer, type SearchQuery, search } from '#functions/services/search/search-store.ts';
import type { FoundJob, JobFacets, jobSearchCalls } from '#shared/contracts/job-search.ts';
import type { JobSummary } from '#shared/contracts/jobs.ts';
import { conditionsOf } from '#shared/contracts/search-conditions.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { fitOfRank } from '#shared/domain/languages/job-fit.ts';
import { type SalaryBand, salaryBandNames } from '#shared/domain/salary.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { correctedOf, countsOf, valuesOf } from './envelope.ts';
import { readJobRanking } from './job-ranking.ts';
import { looseningsOf } from './loosen.ts';

type Request = PortalRequest<typeof jobSearchCalls.jobs>;

/** Jobs of the index; a candidate's with their applications (0.5 read units each, besides the search). */
export const searchJobs: UseCase<typeof jobSearchCalls.jobs> = async (request) => {
  const { caller, page, now } = request;
  // The place of a ranked page of an earlier version.
  if (page.start?.offset !== undefined) throw new HttpError('INVALID_CURSOR');
  const query = await queryOf(request);
  const { answer, corrections } = await searchOrCorrect(jobIndex, query, { now, start: page.start }, (corrected) =>
    search(jobIndex, corrected, now),
  );
  const jobs = await allWithNeeds(
    toJobSummaries(
      answer.found.map(({ summary }) => summary),
      now,
    ),
  );
  const fitting = request.query.sort === 'fit' && query.order === 'ranked' ? withFits(jobs, answer) : jobs;
  const items = caller?.kind === 'candidate' ? await withApplications(fitting, caller.id) : fitting;
  const next = answer.next && jobKeyAt(answer.next);
  return {
    items,
    next: withCorrectionsIn(next, corrections),
    ...correctedOf(corrections, request.query.keyword, items),
    ...countsOf(answer),
    facets: facetsOf(answer),
    ...(page.start === undefined && (await loosened(request, answer))),
  };
};

const loosened = (request: Request, answer: SearchAnswer) =>
  looseningsOf(
    jobIndex,
    answer,
    request.query,
    // Another order would read the candidate's languages for each count.
    (query) => queryOf({ ...request, query: { ...query, sort: 'newest' } }),
    request.now,
  );

async function queryOf({ query, caller, page, now }: Request): Promise<SearchQuery> {
  const { sort = 'newest', tag, skill, level, limit: _, cursor: __, ...filters } = query;
  const languages = {
    conditions: conditionsOf({ tag, skill, level }),
    evidence: 'declared' as const,
    today: dayOf(now),
  };
  const isRanked = sort === 'match' || sort === 'fit';
  const search = await jobQuery(filters, isRanked ? 'newest' : sort, now);
  const after = page.start && jobPlaceOf(page.start);
  // A list goes on as it began, when the candidate states a first language between two pages.
  const mayRank = isRanked && (!after || after.value !== undefined);
  const ranking = mayRank && caller?.kind === 'candidate' ? await rankedFor(caller.id, sort, now) : undefined;
  // After a place of a ranked list there is no newest one: the candidate stated languages then, and states none now.
  if (isRanked && after?.value !== undefined && !ranking) throw new HttpError('INVALID_CURSOR');
  return { ...search, ...ranking, languages, limit: page.limit, after, counted: 'facets' };
}

/** The order by how well the candidate meets what jobs ask; newest first for one who states no language. */
async function rankedFor(candidateId: number, sort: 'match' | 'fit', now: EpochMs) {
  const rank = await readJobRanking(candidateId, now);
  if (!rank) return undefined;
  const rankOf = (needs: string) => (sort === 'fit' ? rank(needs).byFit : rank(needs).byMatch);
  return { order: 'ranked' as const, rankOf };
}

/** Jobs of an answer in the order of `byFit`. */
function withFits(jobs: readonly JobSummary[], { found }: SearchAnswer): FoundJob[] {
  const fits = new Map(found.map(({ place }) => [place.id, fitOfRank(place.value ?? 0)]));
  return jobs.map((job) => ({ ...job, fit: fits.get(job.id) }));
}

async function withApplications(jobs: readonly FoundJob[], candidateId: number): Promise<FoundJob[]> {
  const statuses = await statusesFor(
    candidateId,
    jobs.map(({ id }) => id),
  );
  return jobs.map((job) => {
    const status = statuses.get(job.id);
    return { ...job, has_applied: status !== undefined, application_status: status ?? null };
  });
}

const facetsOf = (answer: SearchAnswer): JobFacets => ({
  language: valuesOf(answer, 'language'),
  level: valuesOf(answer, 'level'),
  type: valuesOf(answer, 'type'),
  place: valuesOf(answer, 'place'),
  experience: valuesOf(answer, 'experience'),
  pay: payOf(answer),
});

/** The index has the bands of a job as bits. */
const payOf = (answer: SearchAnswer): { value: SalaryBand; count: number }[] =>
  salaryBandNames.map((value, place) => ({
    value,
    count: valuesOf<number>(answer, 'pay')
      .filter((each) => each.value & (1 << place))
      .reduce((sum, { count }) => sum + count, 0),
  }));
