import { is, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { Page, PageKey } from '#functions/data/page.ts';
import { leaveOut } from '#functions/data/parse-each.ts';
import { write } from '#functions/data/write.ts';
import { closesAt } from '#shared/domain/closing-date.ts';
import { reminderDays } from '#shared/domain/job-life.ts';
import { dayMs, type EpochMs, toEpochMs } from '#shared/domain/time.ts';
import { activeJobs, readJobs } from './job-store.ts';
import type { JobSummary, StoredJob } from './stored-job.ts';

/** How many days before its end a reminder of a job is due at `now`: the last one of those; undefined for none. */
function dueDays(job: JobSummary, now: EpochMs): number | undefined {
  const end = closesAt(job);
  const left = end === null ? 0 : toEpochMs(end) - now;
  return left > 0 ? reminderDays.findLast((days) => left <= days * dayMs) : undefined;
}

/** Active jobs that close within days, as they are now (0.5 read units for each 4 KB of active jobs, 1 for each of these). */
export async function endingJobs(start: PageKey | undefined, now: EpochMs): Promise<Page<StoredJob>> {
  const isEnding = (job: JobSummary) => dueDays(job, now) !== undefined;
  const { items, next } = await activeJobs({ page: { limit: 100, start }, matches: isEnding, onUnreadable: leaveOut });
  const ids = items.map(({ id }) => id);
  return { items: await readJobs(ids, true, leaveOut), next };
}

/**
 * Notes that the recruiter is reminded of the job's end, once for each reminder and end; the stream notifies them. A job that
 * changed since it was read is left for the next run.
 * @returns false when there is nothing to do
 */
export async function noteReminder({ summary, reminder, version }: StoredJob, now: EpochMs): Promise<boolean> {
  const days = dueDays(summary, now);
  const until = closesAt(summary);
  if (!summary.is_active || days === undefined || until === null) return false;
  if (reminder?.until === until && reminder.days <= days) return false;
  const change = { set: { reminder: { until, days } }, add: { version: 1 }, when: { version: is(version) } } as const;
  return (await write(updateItem<StoredJob>(keys.job(summary.id), change))).done;
}
