import type { Page } from '#functions/data/page.ts';
import { openJobs } from '#functions/entities/job/job-store.ts';
import { toJobSummaries } from '#functions/entities/job/to-job.ts';
import { countOpenJobs } from '#functions/entities/statistics/statistics-store.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { allWithNeeds } from '#functions/services/languages/job-needs.ts';
import type { JobSummary, jobCalls } from '#shared/contracts/jobs.ts';
import { hasFilters, type JobFilters } from '#shared/domain/job-filters.ts';
import type { JobSort } from '#shared/domain/job-terms.ts';
import type { EpochMs } from '#shared/domain/time.ts';

type Query = JobFilters & { sort?: JobSort | undefined };

/**
 * Open jobs that match the filters, in the requested order. Without filters the newest come from the table (1.5 read
 * units for 20, 0.5 for the total at most once a second); everything else comes from the search, which is partial while no
 * engine can answer. A cursor of one source continues in the other. The search is loaded when it is first needed: most cold
 * starts serve the newest jobs.
 */
export async function searchActiveJobs(
  { sort = 'newest', ...filters }: Query,
  { page, now }: Pick<PortalRequest, 'page' | 'now'>,
): Promise<Page<JobSummary>> {
  const isNewest = sort === 'newest' || (sort === 'relevance' && !filters.keyword);
  if (!isNewest || hasFilters(filters)) {
    const { searchOpenJobs } = await import('./search-open-jobs.ts');
    return searchOpenJobs(filters, sort, page, now);
  }
  const { items, next } = await openJobs(page, now);
  return counted({ items: await allWithNeeds(toJobSummaries(items, now)), next }, page, now);
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
  const open = hasCounted ? await (await import('./search-open-jobs.ts')).countIndexedJobs(now) : undefined;
  hasCounted = true;
  return { ...found, total: open ?? (await countOpenJobs(now)) };
}

/** Active jobs, newest first or as sorted. */
export const listJobs: UseCase<typeof jobCalls.list> = ({ query, page, now }) => {
  const { limit: _, cursor: __, ...search } = query;
  return searchActiveJobs(search, { page, now });
};
