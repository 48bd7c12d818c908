import type { PageKey } from '#functions/data/page.ts';
import { statusesFor } from '#functions/entities/application/application-store.ts';
import { jobSummary } from '#functions/entities/job/stored-job.ts';
import { toJobSummary } from '#functions/entities/job/to-job.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { jobIndex, jobKeyAt, jobPlaceOf } from '#functions/services/search/job-index.ts';
import { jobQuery } from '#functions/services/search/job-query.ts';
import { type SearchAnswer, search } from '#functions/services/search/search-store.ts';
import type { FoundJob, JobFacets, jobSearchCalls } from '#shared/contracts/job-search.ts';
import type { JobSummary } from '#shared/contracts/jobs.ts';
import { conditionsOf } from '#shared/contracts/search-conditions.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { type SalaryBand, salaryBandNames } from '#shared/domain/salary.ts';
import { countsOf, valuesOf } from './envelope.ts';
import { mostRanked, rankJobs } from './rank-jobs.ts';

type Request = PortalRequest<typeof jobSearchCalls.jobs>;

/** Jobs of the index; a candidate's with their applications (0.5 read units each, besides the search). */
export const searchJobs: UseCase<typeof jobSearchCalls.jobs> = async (request) => {
  const { caller, page } = request;
  const isRanked = request.query.sort === 'match' && caller?.kind === 'candidate' && !isAfterRanked(page.start);
  const { answer, jobs, next } = isRanked ? await findRanked(request, caller.id) : await find(request);
  const items = caller?.kind === 'candidate' ? await withApplications(jobs, caller.id) : jobs;
  return { items, next, ...countsOf(answer), facets: facetsOf(answer) };
};

interface FoundJobs {
  answer: SearchAnswer;
  jobs: JobSummary[];
  next: PageKey | undefined;
}

/** The rest after the ranked ones comes newest first, and its cursor is a place. */
const isAfterRanked = (start: PageKey | undefined): boolean => start !== undefined && start.offset === undefined;

function ask({ query, now }: Request, limit: number, start: PageKey | undefined): Promise<SearchAnswer> {
  const { sort = 'newest', tag, skill, level, limit: _, cursor: __, ...filters } = query;
  const languages = {
    conditions: conditionsOf({ tag, skill, level }),
    evidence: 'declared' as const,
    today: dayOf(now),
  };
  const asked = jobQuery(filters, sort === 'match' ? 'newest' : sort, now);
  const after = start && jobPlaceOf(start);
  return search(jobIndex, { ...asked, languages, limit, after, counted: 'facets' }, now);
}

const jobsOf = ({ found }: SearchAnswer): JobSummary[] =>
  found.map(({ summary }) => toJobSummary(jobSummary.parse(summary)));

async function find(request: Request): Promise<FoundJobs> {
  const answer = await ask(request, request.page.limit, request.page.start);
  return { answer, jobs: jobsOf(answer), next: answer.next && jobKeyAt(answer.next) };
}

/** The newest results by how well the candidate meets their requirements (0.5 read units for the profile). */
async function findRanked(request: Request, candidateId: number): Promise<FoundJobs> {
  const { page, now } = request;
  const answer = await ask(request, mostRanked, undefined);
  const ranked = await rankJobs(jobsOf(answer), candidateId, now);
  const from = Number(page.start?.offset ?? 0);
  const until = from + page.limit;
  const rest = answer.next && jobKeyAt(answer.next);
  return { answer, jobs: ranked.slice(from, until), next: until < ranked.length ? { offset: until } : rest };
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
