import * as z from 'zod/mini';
import { batchGet } from '#functions/data/batch-get.ts';
import { isBetween } from '#functions/data/conditions.ts';
import { indexKeys, partsOfPlace } from '#functions/data/index-keys.ts';
import { keys } from '#functions/data/keys.ts';
import { type NewestOptions, newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageKey, PageRequest } from '#functions/data/page.ts';
import { leaveOut, type OnUnreadable, parseEach } from '#functions/data/parse-each.ts';
import { queryItems, readItem } from '#functions/data/query.ts';
import { summaryOf } from '#functions/data/summary.ts';
import { isOpen } from '#shared/domain/closing-date.ts';
import type { EpochMs, IsoInstant } from '#shared/domain/time.ts';
import { type JobSummary, jobSummary, listedJob, parseJob, type StoredJob } from './stored-job.ts';

/** Counted by the stream in an item of their own; without one nothing was counted yet. */
const figure = z._default(z.int(), 0);
export const countedFigures = z.object({
  views_count: figure,
  applications_count: figure,
  answered_count: figure,
  waiting_count: figure,
});
export type CountedFigures = z.output<typeof countedFigures>;

/** A job, active or not, with its counted figures. */
export interface CountedJob {
  job: StoredJob;
  views_count: number;
  applications_count: number;
}

/**
 * A job with its counted figures in one query, or undefined.
 * 0.5 read units up to 4 KB; 1 when `consistent`.
 */
export async function readJob(id: number, consistent = false): Promise<CountedJob | undefined> {
  const { item, figures } = await readItems(id, consistent);
  const { views_count, applications_count } = figures;
  return item && { job: parseJob(item), views_count, applications_count };
}

/** What is counted for a job, read consistently (1 read unit up to 4 KB); undefined without the job. */
export async function readCountedFigures(id: number): Promise<CountedFigures | undefined> {
  const { item, figures } = await readItems(id, true);
  return item && figures;
}

async function readItems(id: number, consistent: boolean) {
  const [job, stats] = [keys.job(id), keys.jobStats(id)];
  const { items } = await queryItems(job, { sort: isBetween(job.SK, stats.SK), consistent });
  const figures = items.find(({ SK }) => SK === stats.SK);
  return { item: items.find(({ SK }) => SK === job.SK), figures: countedFigures.parse(figures ?? {}) };
}

/**
 * At most 100 whole jobs by id, in no order; missing ones are left out.
 * 0.5 read units for each 4 KB of a job, 1 when `consistent`.
 * @param onUnreadable receives jobs that cannot be read, which are left out; absent: the first one is thrown
 */
export async function readJobs(
  ids: readonly number[],
  consistent = false,
  onUnreadable?: OnUnreadable,
): Promise<StoredJob[]> {
  const items = await batchGet(
    ids.map((id) => keys.job(id)),
    consistent,
  );
  return parseEach(items, parseJob, onUnreadable);
}

/** The counted applications of at most 100 jobs (0.5 read units each); a job of which nothing was counted is left out. */
export async function countedApplications(ids: readonly number[]): Promise<Map<number, number>> {
  const items = await batchGet(ids.map((id) => keys.jobStats(id)));
  return new Map(
    items.map((item) => [Number(String(item.PK).split('#')[1]), countedFigures.parse(item).applications_count]),
  );
}

/** The key at which the list of active jobs goes on after a job. */
export const activeJobKey = (at: IsoInstant, id: number): PageKey => ({
  ...keys.job(id),
  ...indexKeys.activeJobs(at, id),
});

/** The job after which the list of active jobs goes on at a key; the inverse of `activeJobKey`. */
export function activeJobAt(key: PageKey): { at: IsoInstant; id: number } {
  const { at, id } = partsOfPlace(String(key.GSI1SK));
  return { at, id: Number(id) };
}

const activity = z.pick(jobSummary, { is_active: true });

/** Whether there is such a job and it is active, read consistently (1 read unit up to 4 KB). */
export async function isActiveJob(id: number): Promise<boolean> {
  const item = await readItem<StoredJob>(keys.job(id), { only: ['summary.is_active'] });
  return item !== undefined && activity.parse(summaryOf(item)).is_active;
}

/** Active jobs, open or not, newest first (1.5 read units for 20 without filter, up to 600 bytes each). */
export const activeJobs = (options: NewestOptions<JobSummary>): Promise<Page<JobSummary>> =>
  newestSummaries(indexKeys.activeJobs(), listedJob, options);

/**
 * Active jobs that take applications at `now`, newest first. As long as none of them is
 * closed it costs what `activeJobs` costs: only what closed jobs leave of a page is read in addition.
 */
export const openJobs = (page: PageRequest, now: EpochMs): Promise<Page<JobSummary>> =>
  activeJobs({
    page,
    matches: (job) => isOpen(job, now),
    keepsMost: true,
    margin: 1,
    onUnreadable: leaveOut,
  });

/**
 * A recruiter's jobs, newest first (1.5 read units for 20). With `matches` it looks at 1000 jobs at most (0.5 read units for
 * each 4 KB).
 */
export const jobsOfRecruiter = (
  recruiterId: number,
  page: PageRequest,
  matches?: (job: JobSummary) => boolean,
): Promise<Page<JobSummary>> =>
  newestSummaries(indexKeys.jobsOfRecruiter(recruiterId), listedJob, { page, matches, onUnreadable: leaveOut });

/** A recruiter's jobs that take applications at `now`, newest first (0.5 read units for each 4 KB looked at). */
export const openJobsOfRecruiter = (recruiterId: number, page: PageRequest, now: EpochMs): Promise<Page<JobSummary>> =>
  newestSummaries(indexKeys.jobsOfRecruiter(recruiterId), listedJob, {
    page,
    matches: (job) => job.is_active && isOpen(job, now),
    onUnreadable: leaveOut,
  });
