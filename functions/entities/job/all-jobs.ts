import { indexKeys, keys, partsOfPlace } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageKey, PageRequest } from '#functions/data/page.ts';
import { type JobSummary, jobSummary } from './stored-job.ts';

type JobStatus = JobSummary['status'];

const places = { active: indexKeys.activeJobs, inactive: indexKeys.inactiveJobs } as const;

/** The key after which a list continues; the sort keys of both lists have the same form. */
function keyIn(status: JobStatus, { GSI1SK }: PageKey): PageKey {
  const { at, id } = partsOfPlace(String(GSI1SK));
  return { ...keys.job(Number(id)), ...places[status](at, Number(id)) };
}

/**
 * Jobs of one status, or of both, newest first (1.5 read units for 20 of each status; a filter looks at up to 1000 of
 * each, about 75 read units). A job whose status changes between two pages may be missing on both.
 */
export async function allJobs({
  page: { limit, start },
  status,
  matches,
}: {
  page: PageRequest;
  status: JobStatus | undefined;
  matches: ((job: JobSummary) => boolean) | undefined;
}): Promise<Page<JobSummary>> {
  const statuses: readonly JobStatus[] = status ? [status] : ['active', 'inactive'];
  const pages = await Promise.all(
    statuses.map((each) =>
      newestSummaries(places[each](), jobSummary, { page: { limit, start: start && keyIn(each, start) }, matches }),
    ),
  );
  return mergePages(pages, limit);
}

/** The sort key of a job's place in either list. */
const placeOf = ({ created_at, id }: JobSummary): string => indexKeys.activeJobs(created_at, id).GSI1SK;

/** Merges pages that start at the same place. Jobs older than where one of the lists was left belong to the next page. */
function mergePages(pages: readonly Page<JobSummary>[], limit: number): Page<JobSummary> {
  const reached = pages
    .flatMap(({ next }) => (next ? [String(next.GSI1SK)] : []))
    .toSorted()
    .at(-1);
  const merged = pages
    .flatMap(({ items }) => items)
    .filter((job) => reached === undefined || placeOf(job) >= reached)
    .toSorted((left, right) => (placeOf(left) < placeOf(right) ? 1 : -1));
  const items = merged.slice(0, limit);
  const last = items.at(-1);
  const end = merged.length > limit && last ? placeOf(last) : reached;
  return { items, next: end === undefined ? undefined : { GSI1SK: end } };
}
