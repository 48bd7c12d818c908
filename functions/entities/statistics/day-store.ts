import { addFigures } from '#functions/data/add-figures.ts';
import { isBetween } from '#functions/data/conditions.ts';
import { keys } from '#functions/data/keys.ts';
import { type Item, queryItems } from '#functions/data/query.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { parseJob, type StoredJob } from '#functions/entities/job/stored-job.ts';
import type { HiringFigure } from '#shared/domain/hiring-stages.ts';
import { figureDays } from '#shared/domain/retention.ts';
import { addDays, epochMs, expiryAt } from '#shared/domain/time.ts';
import type { Figures } from './figures.ts';
import {
  daySchemaVersion,
  type HiringDay,
  type PortalDay,
  type PortalFigure,
  parseHiringDay,
  parsePortalDay,
} from './stored-day.ts';

/** Whose figures a day counts. */
export type DayOwner = { kind: 'job' | 'recruiter'; id: number } | { kind: 'portal' };

/** The figures that are added to a day of an owner. */
export type DayFigures =
  | { of: { kind: 'job' | 'recruiter'; id: number }; day: string; add: Figures<HiringFigure> }
  | { of: { kind: 'portal' }; day: string; add: Figures<PortalFigure> };

/** The most days that a chart shows, the job beside them included. */
const maxItems = 370;

export const dayEntities = { job: 'job_day', recruiter: 'recruiter_day', portal: 'statistics_day' } as const;

export function dayKey(of: DayOwner, day: string): { PK: string; SK: string } {
  if (of.kind === 'portal') return keys.statisticsDay(day);
  return of.kind === 'job' ? keys.jobDay(of.id, day) : keys.recruiterDay(of.id, day);
}

/** When a day's item may be removed. */
export const dayExpiry = (day: string) => expiryAt(addDays(epochMs(Date.parse(day)), figureDays));

/**
 * The write that adds to the figures of a day (2 write units inside a transaction up to 1 KB). Days contain no person.
 * @param only the figures as they must be stored; by default they may have any value
 */
export const addToDay = ({ of, day, add }: DayFigures, only?: Readonly<Record<string, number>>): TransactionItem =>
  addFigures(
    dayKey(of, day),
    { entity: dayEntities[of.kind], schema_version: daySchemaVersion, expires_at: dayExpiry(day) },
    add,
    only,
  );

const queryDays = async (first: { PK: string; SK: string }, last: string): Promise<Item[]> =>
  (await queryItems(first, { sort: isBetween(first.SK, last), limit: maxItems })).items;

/** The days of the whole portal, oldest first (0.5 read units for each 4 KB: about 0.5 for 10 days). */
export async function portalDays(first: string, last: string): Promise<PortalDay[]> {
  const items = await queryDays(keys.statisticsDay(first), keys.statisticsDay(last).SK);
  return items.map(parsePortalDay);
}

/** The days of all jobs of a recruiter, oldest first (0.5 read units for each 4 KB: about 25 days). */
export async function daysOfRecruiter(id: number, first: string, last: string): Promise<HiringDay[]> {
  const items = await queryDays(keys.recruiterDay(id, first), keys.recruiterDay(id, last).SK);
  return items.map(parseHiringDay);
}

/** The days of a job, oldest first, with the job itself, in one query (0.5 read units for each 4 KB), or undefined. */
export async function daysOfJob(id: number, first: string): Promise<{ job: StoredJob; days: HiringDay[] } | undefined> {
  const items = await queryDays(keys.jobDay(id, first), keys.job(id).SK);
  const job = items.find(({ entity }) => entity === 'job');
  const days = items.filter(({ entity }) => entity === dayEntities.job);
  return job && { job: parseJob(job), days: days.map(parseHiringDay) };
}

/** Deletes all days of a job that is gone (1 write unit each). Idempotent. */
export async function deleteJobDays(id: number): Promise<void> {
  const { PK, SK } = keys.jobDay(id, '');
  for (;;) {
    const items = await queryDays({ PK, SK }, `${SK}~`);
    await Promise.all(items.map((item) => write({ Delete: { Key: { PK, SK: item.SK } } })));
    if (items.length < maxItems) return;
  }
}
