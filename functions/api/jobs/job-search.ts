import type { Page } from '#functions/data/page.ts';
import { openJobs } from '#functions/entities/job/job-store.ts';
import { toJobSummaries } from '#functions/entities/job/to-job.ts';
import { countOpenJobs } from '#functions/entities/statistics/statistics-store.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { jobIndex, jobKeyAt, jobPlaceOf } from '#functions/services/search/job-index.ts';
import { isOpenAt, jobQuery } from '#functions/services/search/job-query.ts';
import { withNamedLanguage } from '#functions/services/search/named-language.ts';
import { countIndex, search } from '#functions/services/search/search-store.ts';
import type { JobSummary, jobCalls } from '#shared/contracts/jobs.ts';
import { hasFilters, type JobFilters } from '#shared/domain/job-filters.ts';
import type { JobSort } from '#shared/domain/job-terms.ts';
import type { EpochMs } from '#shared/domain/time.ts';

type Asked = JobFilters & { sort?: JobSort | undefined };

/**
 * Open jobs that match the filters, in the requested order. Without filters the newest come from the table (1.5 read
 * units for 20, 0.5 for the total at most once a second); everything else comes from the search, which is partial while no
 * engine can answer. A cursor of one source continues in the other.
 */
export async function searchActiveJobs(
  { sort = 'newest', ...filters }: Asked,
  { page, now }: Pick<PortalRequest, 'page' | 'now'>,
): Promise<Page<JobSummary>> {
  const isNewest = sort === 'newest' || (sort === 'relevance' && !filters.keyword);
  if (isNewest && !hasFilters(filters)) {
    const { items, next } = await openJobs(page, now);
    return counted({ items: toJobSummaries(items, now), next }, page, now);
  }
  const after = page.start && jobPlaceOf(page.start);
  const { found, next, total, isPartial } = await search(
    jobIndex,
    {
      ...jobQuery(await withNamedLanguage(filters), sort, now),
      limit: page.limit,
      after,
      counted: after ? 'nothing' : 'total',
    },
    now,
  );
  const items = toJobSummaries(
    found.map(({ summary }) => summary),
    now,
  );
  return { items, next: next && jobKeyAt(next), total, isPartial };
}

/** Whether this process has counted the jobs of a list before. */
let hasCounted = false;

/**
 * Adds the number of open jobs to a first page that is not the only one (0.5 read units at most once a second). While
 * there is no index it comes from the stored figures (`countOpenJobs`: 0.5 read units once in ten seconds). The first list of
 * a process does not load the index: that would double the time of a cold start.
 */
async function counted(found: Page<JobSummary>, page: PortalRequest['page'], now: EpochMs): Promise<Page<JobSummary>> {
  if (page.start || !found.next) return found;
  const open = hasCounted ? await countIndex(jobIndex, [isOpenAt(now)], now) : undefined;
  hasCounted = true;
  return { ...found, total: open ?? (await countOpenJobs(now)) };
}

/** Active jobs, newest first or as sorted. */
export const listJobs: UseCase<typeof jobCalls.list> = ({ query, page, now }) => {
  const { limit: _, cursor: __, ...search } = query;
  return searchActiveJobs(search, { page, now });
};
