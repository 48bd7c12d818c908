import { indexKeys } from '#functions/data/index-keys.ts';
import { is, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageKey } from '#functions/data/page.ts';
import { leaveOut } from '#functions/data/parse-each.ts';
import { write } from '#functions/data/write.ts';
import { type ApplicationSummary, applicationSummary } from '#functions/entities/application/stored-application.ts';
import { readJobs } from '#functions/entities/job/job-store.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import type { NudgeDays } from '#shared/domain/job-life.ts';
import { addDays, type EpochMs, toEpochMs, toIso } from '#shared/domain/time.ts';

/** How many days of applications a run looks at: what the run of the day before missed is among them. */
const lookBackDays = 2;

const isWaiting = ({ status }: ApplicationSummary) => status === 'applied' || status === 'reviewed';

/**
 * Jobs with applications that have waited for so many days at `now`, and at most two more, as the jobs are now (0.5 read units for each
 * 4 KB of the applications of these days, and 1 for each job).
 */
export async function jobsWithWaiting(
  days: NudgeDays,
  start: PageKey | undefined,
  now: EpochMs,
): Promise<Page<StoredJob>> {
  const during = { from: toIso(addDays(now, -days - lookBackDays)), until: toIso(addDays(now, -days)) };
  const options = { page: { limit: 100, start }, during, matches: isWaiting, onUnreadable: leaveOut };
  const { items, next } = await newestSummaries(indexKeys.applications(), applicationSummary, options);
  const ids = [...new Set(items.map(({ job_id }) => job_id))];
  return { items: await readJobs(ids, true, leaveOut), next };
}

/**
 * Notes that the recruiter is nudged about a job's applications that have waited for so many days, at most once in that time; the stream
 * notifies them. A job that changed since it was read is left for the next run.
 * @returns false when there is nothing to do
 */
export async function noteNudge(
  { summary, nudges = [], version }: StoredJob,
  days: NudgeDays,
  now: EpochMs,
): Promise<boolean> {
  const before = nudges.find((nudge) => nudge.days === days);
  if (before && now < addDays(toEpochMs(before.at), days)) return false;
  const others = nudges.filter((nudge) => nudge.days !== days);
  const change = {
    set: { nudges: [...others, { days, at: toIso(now) }] },
    add: { version: 1 as const },
    when: { version: is(version) },
  };
  return (await write(updateItem<StoredJob>(keys.job(summary.id), change))).done;
}
