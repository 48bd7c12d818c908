import type { PageKey } from '#functions/data/page.ts';
import { statusesFor } from '#functions/entities/application/application-store.ts';
import type { JobSummary as StoredSummary } from '#functions/entities/job/stored-job.ts';
import { toJobSummaries } from '#functions/entities/job/to-job.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { type Correction, searchOrCorrect, withCorrectionsIn } from '#functions/services/search/corrections.ts';
import { jobIndex, jobKeyAt, jobPlaceOf } from '#functions/services/search/job-index.ts';
import { jobQuery } from '#functions/services/search/job-query.ts';
import { withNamedLanguage } from '#functions/services/search/named-language.ts';
import {
  type Found,
  find,
  type SearchAnswer,
  type SearchQuery,
  search,
  shownOf,
} from '#functions/services/search/search-store.ts';
import type { FoundJob, JobFacets, jobSearchCalls } from '#shared/contracts/job-search.ts';
import type { JobSummary } from '#shared/contracts/jobs.ts';
import { conditionsOf } from '#shared/contracts/search-conditions.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { type SalaryBand, salaryBandNames } from '#shared/domain/salary.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { correctedOf, countsOf, valuesOf } from './envelope.ts';
import { maxRanked, rankJobs } from './rank-jobs.ts';

type Request = PortalRequest<typeof jobSearchCalls.jobs>;

/** Jobs of the index; a candidate's with their applications (0.5 read units each, besides the search). */
export const searchJobs: UseCase<typeof jobSearchCalls.jobs> = async (request) => {
  const { caller, page } = request;
  const isRanked = request.query.sort === 'match' && caller?.kind === 'candidate' && !isAfterRanked(page.start);
  const { answer, jobs, next, corrections } = isRanked ? await findRanked(request, caller.id) : await findPage(request);
  const items = caller?.kind === 'candidate' ? await withApplications(jobs, caller.id) : jobs;
  return {
    items,
    next: withCorrectionsIn(next, corrections),
    ...correctedOf(corrections, request.query.keyword, items),
    ...countsOf(answer),
    facets: facetsOf(answer),
  };
};

interface FoundJobs {
  answer: SearchAnswer;
  jobs: JobSummary[];
  next: PageKey | undefined;
  corrections: readonly Correction[];
}

/** The rest after the ranked ones comes newest first, and its cursor is a place. */
const isAfterRanked = (start: PageKey | undefined): boolean => start !== undefined && start.offset === undefined;

async function queryOf({ query, now }: Request, limit: number, start: PageKey | undefined): Promise<SearchQuery> {
  const { sort = 'newest', tag, skill, level, limit: _, cursor: __, ...filters } = query;
  const languages = {
    conditions: conditionsOf({ tag, skill, level }),
    evidence: 'declared' as const,
    today: dayOf(now),
  };
  const search = jobQuery(await withNamedLanguage(filters), sort === 'match' ? 'newest' : sort, now);
  const after = start && jobPlaceOf(start);
  return { ...search, languages, limit, after, counted: 'facets' };
}

const jobsOf = (found: readonly Found<StoredSummary>[], now: EpochMs): JobSummary[] =>
  toJobSummaries(
    found.map(({ summary }) => summary),
    now,
  );

async function findPage(request: Request): Promise<FoundJobs> {
  const { page, now } = request;
  const query = await queryOf(request, page.limit, page.start);
  const { answer, corrections } = await searchOrCorrect(jobIndex, query, { now, start: page.start }, (corrected) =>
    search(jobIndex, corrected, now),
  );
  return { answer, jobs: jobsOf(answer.found, now), next: answer.next && jobKeyAt(answer.next), corrections };
}

/** The newest results by how well the candidate meets their requirements (0.5 read units for the profile). */
async function findRanked(request: Request, candidateId: number): Promise<FoundJobs> {
  const { page, now } = request;
  const { answer, query, corrections } = await searchOrCorrect(
    jobIndex,
    await queryOf(request, maxRanked, undefined),
    { now, start: page.start },
    (corrected) => find(jobIndex, corrected, now),
  );
  const ranked = await rankJobs(jobsOf(answer.found, now), candidateId, now);
  const from = Number(page.start?.offset ?? 0);
  const until = from + page.limit;
  const rest = answer.next && jobKeyAt(answer.next);
  const found = new Map(answer.found.map((each) => [each.place.id, each]));
  const onPage = ranked.slice(from, until).flatMap(({ id }) => found.get(id) ?? []);
  const jobs = jobsOf(await shownOf(jobIndex, query, answer, onPage), now);
  return { answer, jobs, next: until < ranked.length ? { offset: until } : rest, corrections };
}

async function withApplications(jobs: readonly JobSummary[], candidateId: number): Promise<FoundJob[]> {
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
