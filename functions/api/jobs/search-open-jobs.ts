import type { Page, PageRequest } from '#functions/data/page.ts';
import { toJobSummaries } from '#functions/entities/job/to-job.ts';
import { allWithNeeds } from '#functions/services/languages/job-needs.ts';
import { jobIndex, jobKeyAt, jobPlaceOf } from '#functions/services/search/job-index.ts';
import { isOpenAt, jobQuery } from '#functions/services/search/job-query.ts';
import { countIndex, search } from '#functions/services/search/search-store.ts';
import type { JobSummary } from '#shared/contracts/jobs.ts';
import type { Total } from '#shared/contracts/list-headers.ts';
import type { JobFilters } from '#shared/domain/job-filters.ts';
import type { JobSort } from '#shared/domain/job-terms.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** A page of the open jobs that match the filters, from the search. */
export async function searchOpenJobs(
  filters: JobFilters,
  sort: JobSort,
  page: PageRequest,
  now: EpochMs,
): Promise<Page<JobSummary>> {
  const after = page.start && jobPlaceOf(page.start);
  const { found, next, total, isPartial } = await search(
    jobIndex,
    {
      ...(await jobQuery(filters, sort, now)),
      limit: page.limit,
      after,
      counted: after ? 'nothing' : 'total',
    },
    now,
  );
  const items = await allWithNeeds(
    toJobSummaries(
      found.map(({ summary }) => summary),
      now,
    ),
  );
  return { items, next: next && jobKeyAt(next), total, isPartial };
}

/** The number of open jobs in the index, or undefined while there is none (0.5 read units at most once a second). */
export const countIndexedJobs = (now: EpochMs): Promise<Total | undefined> =>
  countIndex(jobIndex, [isOpenAt(now)], now);
