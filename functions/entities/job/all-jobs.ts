import { indexKeys, partsOfPlace } from '#functions/data/index-keys.ts';
import { keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageKey, PageRequest } from '#functions/data/page.ts';
import { isOpen, type JobState } from '#shared/domain/closing-date.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { type JobSummary, listedJob } from './stored-job.ts';

type JobStatus = JobSummary['status'];

const places = { active: indexKeys.activeJobs, inactive: indexKeys.inactiveJobs } as const;

/** The key after which a list continues; the sort keys of both lists have the same form. */
function keyIn(status: JobStatus, { GSI1SK }: PageKey): PageKey {
  const { at, id } = partsOfPlace(String(GSI1SK));
  return { ...keys.job(Number(id)), ...places[status](at, Number(id)) };
}

/** The status of jobs of a state, and which of them are in it: closed ones are among the active ones. */
function selectionOf(state: JobState | undefined, now: EpochMs) {
  if (state === undefined) return { statuses: ['active', 'inactive'] as const };
  if (state === 'inactive') return { statuses: ['inactive'] as const };
  const isIn = (job: JobSummary) => isOpen(job, now) === (state === 'active');
  return { statuses: ['active'] as const, isIn };
}

/**
 * Jobs of one state, or of all, newest first (1.5 read units for 20 of each status; a filter, as of closed jobs, looks at up to
 * 1000 of each, about 75 read units). A job whose status changes between two pages may be missing on both.
 */
export async function allJobs({
  page: { limit, start },
  state,
  matches,
  now,
}: {
  page: PageRequest;
  state: JobState | undefined;
  matches: ((job: JobSummary) => boolean) | undefined;
  now: EpochMs;
}): Promise<Page<JobSummary>> {
  const { statuses, isIn } = selectionOf(state, now);
  const filters = [isIn, matches].filter((filter) => filter !== undefined);
  const pages = await Promise.all(
    statuses.map((each) =>
      newestSummaries(places[each](), listedJob, {
        page: { limit, start: start && keyIn(each, start) },
        matches: filters.length > 0 ? (job) => filters.every((filter) => filter(job)) : undefined,
        keepsMost: state === 'active' && matches === undefined,
        margin: 1,
      }),
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
