import { addFigures } from '#functions/data/add-figures.ts';
import { isBetween } from '#functions/data/conditions.ts';
import { keys } from '#functions/data/keys.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { queryItems, readItem } from '#functions/data/query.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { Total } from '#shared/contracts/list-headers.ts';
import type { AnswerHabits } from '#shared/domain/answer-habits.ts';
import { addMs, type EpochMs } from '#shared/domain/time.ts';
import { closedJobs, closingsOf, lastClosingKey } from './closing-jobs.ts';
import type { Figures } from './figures.ts';
import { habitsOf } from './stored-answers.ts';
import {
  type DashboardFigures,
  type JobFigure,
  parseDashboardFigures,
  parseRecruiterFigures,
  type RecruiterFigure,
  type RecruiterFigures,
} from './stored-figures.ts';

/**
 * In how many parts the figures are counted that many concurrent transactions move: two that write the same item conflict,
 * and one is repeated.
 */
const parts = 8;

/** The part that counts what belongs to a job: its own figures conflict as often as that part. */
export const partOfJob = (jobId: number): number => jobId % parts;

/** How long the totals of lists may lag behind, in milliseconds. */
const recentMs = 10_000;

/** The figures' items up to a sort key, their parts first (0.5 read units for each 4 KB). */
async function queryFigures(last: string): Promise<Record<string, unknown>[]> {
  const first = keys.statisticsPart(0);
  return (await queryItems(first, { sort: isBetween(first.SK, last) })).items;
}

/** The admins' figures, and how many of the active jobs have closed by each time. */
interface Statistics {
  figures: DashboardFigures;
  closings: Figures<string>;
}

/**
 * The figures as of the last change that was counted: the items, their parts and the months until now, or until they are
 * forgotten, in one query.
 */
async function queryStatistics(now: EpochMs): Promise<Statistics> {
  const items = await queryFigures(lastClosingKey(addMs(now, recentMs)));
  return { figures: parseDashboardFigures(items), closings: Object.assign({}, ...items.map(closingsOf)) };
}

/** The admins' figures with the number of jobs that take applications. */
export type CountedFigures = DashboardFigures & { openJobs: number };

/** Active jobs without those whose closing date has passed; the two are counted apart, so either may be late. */
const withOpenJobs = ({ figures, closings }: Statistics, now: EpochMs): CountedFigures => ({
  ...figures,
  openJobs: Math.max(0, figures.totalJobs - closedJobs(closings, now)),
});

/**
 * The admins' figures as of the last change that was counted (0.5 read units, and 0.5 more for about each 16 months in which
 * jobs close). As long as the closing dates of old jobs were never counted (task `statistics`), those count as open.
 */
export const readStatistics = async (now: EpochMs): Promise<CountedFigures> =>
  withOpenJobs(await queryStatistics(now), now);

/** What was read, at most ten seconds old: a warm function reads once in that time, however many lists it answers. */
function recently<Value>(read: (now: EpochMs) => Promise<Value>): (now: EpochMs) => Promise<Value> {
  let cached: { at: EpochMs; value: Value } | undefined;
  return async (now) => {
    if (!cached || now < cached.at || now - cached.at >= recentMs) cached = { at: now, value: await read(now) };
    return cached.value;
  };
}

const recentStatistics = recently(queryStatistics);

/** How many jobs take applications at `now` (units as `readStatistics`, once in ten seconds). */
export const countOpenJobs = async (now: EpochMs): Promise<Total> => ({
  count: withOpenJobs(await recentStatistics(now), now).openJobs,
  isExact: true,
});

/**
 * The total of a list whose items are counted, for a first page that is not the only one; undefined for others, whose items
 * are their number (units as `readStatistics`, once in ten seconds).
 */
export async function countedTotal(
  { page, next, now }: { page: PageRequest; next: Page<unknown>['next']; now: EpochMs },
  countOf: (figures: CountedFigures) => number,
): Promise<Total | undefined> {
  if (page.start || !next) return undefined;
  return { count: countOf(withOpenJobs(await recentStatistics(now), now)), isExact: true };
}

/**
 * The write that moves the admins' figures (2 write units inside a transaction).
 * @param part one of `parts`, for figures with many writers; absent: the item itself
 */
export const addToStatistics = (add: Figures<keyof DashboardFigures>, part?: number): TransactionItem =>
  addFigures(statisticsKey(part), { entity: 'statistics' }, add);

/** The key of the admins' figures, or of a part of them. */
export const statisticsKey = (part?: number) => (part === undefined ? keys.statistics() : keys.statisticsPart(part));

/**
 * A recruiter's figures as of the last change that was counted; jobs whose closing date has passed are not active (0.5 read
 * units, and 0.5 more for about each 20 months in which the recruiter's jobs close).
 */
export async function readRecruiterStats(recruiterId: number, now: EpochMs): Promise<RecruiterFigures> {
  const key = keys.recruiterStats(recruiterId);
  const { items } = await queryItems(key, { sort: isBetween(key.SK, lastClosingKey(now, recruiterId)) });
  const figures = parseRecruiterFigures(items.find(({ SK }) => SK === key.SK));
  const closed = closedJobs(Object.assign({}, ...items.map(closingsOf)), now);
  return { ...figures, active_jobs: Math.max(0, figures.active_jobs - closed) };
}

/** How a company answers applications, as of the last change that was counted (0.5 read units); undefined without enough of them. */
export const readAnswerHabits = async (recruiterId: number): Promise<AnswerHabits | undefined> =>
  habitsOf(await readItem(keys.recruiterStats(recruiterId), { consistent: false }));

/** The write that moves a recruiter's figures (2 write units inside a transaction). */
export const addToRecruiterStats = (recruiterId: number, add: Figures<RecruiterFigure>): TransactionItem =>
  addFigures(keys.recruiterStats(recruiterId), { entity: 'recruiter_stats' }, add);

/** The write that moves a job's counted figures (2 write units inside a transaction). */
export const addToJobStats = (jobId: number, add: Figures<JobFigure>): TransactionItem =>
  addFigures(keys.jobStats(jobId), { entity: 'job_stats' }, add);

/** The write that removes a deleted job's counted figures (2 write units inside a transaction). */
export const removeJobStats = (jobId: number): TransactionItem => ({ Delete: { Key: keys.jobStats(jobId) } });
