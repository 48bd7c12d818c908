import { applicantCounts } from '#functions/entities/job/applicant-count-store.ts';
import { jobsOfRecruiter } from '#functions/entities/job/job-store.ts';
import type { JobSummary } from '#functions/entities/job/stored-job.ts';
import { toJobSummaries } from '#functions/entities/job/to-job.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { allWithNeeds } from '#functions/services/languages/job-needs.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';
import { stateOfJob } from '#shared/domain/closing-date.ts';

type List = typeof jobCalls.ofRecruiter;

/** A recruiter's own jobs, active or not, with their numbers of applications (0.5 read units for all of a page). */
export const listJobsOfRecruiter: UseCase<List> = async (request) => {
  const { params, page, now } = request;
  const { items, next } = await jobsOfRecruiter(params.id, page, await jobFilter(request));
  const counts = await applicantCounts(
    params.id,
    items.map(({ id }) => id),
  );
  const jobs = await allWithNeeds(toJobSummaries(items, now));
  return { items: jobs.map((job) => ({ ...job, applications_count: 0, ...counts.get(job.id) })), next };
};

/** What the filters of the list keep; undefined without any. Comparing texts loads code and names of languages. */
async function jobFilter({
  query: { status, keyword, language },
  now,
}: Pick<PortalRequest<List>, 'query' | 'now'>): Promise<((job: JobSummary) => boolean) | undefined> {
  const matches =
    keyword || language
      ? await (await import('#functions/services/search/shown-filter.ts')).shownFilter({ keyword, language })
      : undefined;
  if (!status && !matches) return undefined;
  return (job) =>
    (!status || stateOfJob(job, now) === status) &&
    (!matches || toJobSummaries([job], now).some((shown) => matches(partsOf(shown))));
}

/** What the list shows of a job that its filters compare. */
function partsOf({ title, location, company_name, language, language_requirements }: ListedJob) {
  const { all, pairs } = language_requirements;
  const tags = [...all.flatMap(({ any }) => any.map(({ tag }) => tag)), ...pairs.flatMap(({ from, to }) => [from, to])];
  return { texts: [title, location, company_name], language, tags };
}
type ListedJob = ReturnType<typeof toJobSummaries>[number];
