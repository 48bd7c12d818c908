import type { Page } from '#functions/data/page.ts';
import { activeJobs, openJobs } from '#functions/entities/job/job-store.ts';
import { jobSummary, type JobSummary as StoredSummary } from '#functions/entities/job/stored-job.ts';
import { toJobSummary } from '#functions/entities/job/to-job.ts';
import { readRecentStatistics } from '#functions/entities/statistics/statistics-store.ts';
import type { PortalRequest } from '#functions/http/request.ts';
import { jobIndex, jobKeyAt, jobPlaceOf } from '#functions/services/search/job-index.ts';
import { isOpenAt, jobQuery } from '#functions/services/search/job-query.ts';
import { countIndex, type Place, searchIndex } from '#functions/services/search/search-store.ts';
import type { JobSummary } from '#shared/contracts/jobs.ts';
import { isOpen } from '#shared/domain/closing-date.ts';
import { hasFilters, type JobFilters, jobMatcher, jobRank } from '#shared/domain/job-filters.ts';
import type { JobSort } from '#shared/domain/job-terms.ts';
import type { EpochMs } from '#shared/domain/time.ts';

type Asked = JobFilters & { sort?: JobSort | undefined };

/**
 * Open jobs that match the filters, in the requested order. Without filters the newest come from the table (1.5 read
 * units for 20, 0.5 for the total at most once a second); everything else comes from the search index (0.5 read units at most once a second),
 * or, while there is none, from the newest thousand jobs in the table, by the excerpts of their descriptions, and is marked as
 * partial. A cursor of one source continues in the other.
 */
export async function searchActiveJobs(
  { sort = 'newest', ...filters }: Asked,
  { page, now }: Pick<PortalRequest, 'page' | 'now'>,
): Promise<Page<JobSummary>> {
  const isNewest = sort === 'newest' || (sort === 'relevance' && !filters.keyword);
  if (isNewest && !hasFilters(filters)) return counted(answered(await openJobs(page, now)), page, now);
  const after = page.start && jobPlaceOf(page.start);
  const indexed = await searchIndex(
    jobIndex,
    { ...jobQuery(filters, sort, now), limit: page.limit, after, counted: after ? 'nothing' : 'total' },
    now,
  );
  if (indexed) {
    return {
      items: indexed.found.map(({ summary }) => toJobSummary(jobSummary.parse(summary))),
      next: indexed.next && jobKeyAt(indexed.next),
      total: indexed.total,
      isPartial: indexed.isPartial,
    };
  }
  const isMatch = jobMatcher(filters);
  const matches = (job: StoredSummary) => isOpen(job.closing_date, now) && isMatch(job);
  const found = isNewest
    ? await activeJobs({ page, matches })
    : await sortedNewest(matches, { sort, keyword: filters.keyword }, page.limit, after);
  return { ...answered(found), isPartial: true };
}

const answered = ({ items, next }: Page<StoredSummary>): Page<JobSummary> => ({ items: items.map(toJobSummary), next });

/** Whether this process has counted the jobs of a list before. */
let hasCounted = false;

/**
 * Adds the number of open jobs to a first page that is not the only one (0.5 read units at most once a second). While
 * there is no index it is the number of active jobs, with those whose closing date has passed (0.5 read units once in ten
 * seconds). The first list of a process does not load the index: that would double the time of a cold start.
 */
async function counted(found: Page<JobSummary>, page: PortalRequest['page'], now: EpochMs): Promise<Page<JobSummary>> {
  if (page.start || !found.next) return found;
  const open = hasCounted ? await countIndex(jobIndex, [isOpenAt(now)], now) : undefined;
  hasCounted = true;
  return { ...found, total: open ?? { count: (await readRecentStatistics(now)).totalJobs, isExact: true } };
}

/** How many of the newest jobs are sorted while there is no index (75 read units at most). */
const mostSorted = 1_000;

/** More jobs may follow after the last of these: the next page then comes from the index, if there is one by then. */
async function sortedNewest(
  matches: (job: StoredSummary) => boolean,
  { sort, keyword }: { sort: JobSort; keyword: string | undefined },
  limit: number,
  after: Place | undefined,
): Promise<Page<StoredSummary>> {
  const { items, next } = await activeJobs({ page: { limit: mostSorted, start: undefined }, matches });
  const placed = items
    .map((job) => ({ job, place: { at: job.created_at, id: job.id, value: jobRank(job, sort, keyword) } }))
    .sort((left, right) => byPlace(left.place, right.place))
    .filter(({ place }) => after === undefined || byPlace(after, place) < 0);
  const shown = placed.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ job }) => job),
    next: last && (next || placed.length > limit) ? jobKeyAt(last.place) : undefined,
  };
}

/** Greatest value first, then newest, then highest id. */
const byPlace = (left: Place, right: Place) =>
  (right.value ?? 0) - (left.value ?? 0) || (left.at < right.at ? 1 : left.at > right.at ? -1 : right.id - left.id);
