import { indexKeys } from '#functions/data/index-keys.ts';
import { is, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageKey } from '#functions/data/page.ts';
import { leaveOut } from '#functions/data/parse-each.ts';
import { write } from '#functions/data/write.ts';
import { type ApplicationSummary, applicationSummary } from '#functions/entities/application/stored-application.ts';
import { readableCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { isApplicantSeen, type Viewer } from '#functions/entities/candidate/visibility.ts';
import { readJobs } from '#functions/entities/job/job-store.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { isPublicJob } from '#functions/entities/job/visibility.ts';
import type { NudgeDays } from '#shared/domain/job-life.ts';
import { addDays, type EpochMs, toEpochMs, toIso } from '#shared/domain/time.ts';

/** How many days of applications a run looks at: what the run of the day before missed is among them. */
const lookBackDays = 2;

const isWaiting = ({ status }: ApplicationSummary) => status === 'applied' || status === 'reviewed';

/** Whether a nudge of that step is due: at most one in so many days. */
function isDue({ nudges = [] }: StoredJob, days: NudgeDays, now: EpochMs): boolean {
  const before = nudges.find((nudge) => nudge.days === days);
  return !before || now >= addDays(toEpochMs(before.at), days);
}

/** The jobs' company, as visibility compares it. */
const companyOf = ({ summary, recruiter }: StoredJob): Viewer => ({
  kind: 'recruiter',
  id: summary.recruiter_id,
  email: recruiter.email,
});

/**
 * Active jobs to be nudged about: with applications that have waited for so many days at `now`, and at most two more, of candidates whom the
 * list of applicants shows. A recruiter who closes a job decides what becomes of its applicants (decision 121). The oldest applications are read
 * first (0.5 read units for each 4 KB of them, 1 for each job, 0.5 for each candidate).
 */
export async function jobsWithWaiting(
  days: NudgeDays,
  start: PageKey | undefined,
  now: EpochMs,
): Promise<Page<StoredJob>> {
  const during = { from: toIso(addDays(now, -days - lookBackDays)), until: toIso(addDays(now, -days)) };
  const options = {
    page: { limit: 100, start },
    during,
    matches: isWaiting,
    oldestFirst: true,
    onUnreadable: leaveOut,
  };
  const { items, next } = await newestSummaries(indexKeys.applications(), applicationSummary, options);
  const jobs = await readJobs([...new Set(items.map(({ job_id }) => job_id))], true, leaveOut);
  const open = jobs.filter((job) => isPublicJob(job.summary) && isDue(job, days, now));
  return { items: await withShownApplicants(open, items), next };
}

/** Those of the jobs of whose applications the company sees one. */
async function withShownApplicants(
  jobs: readonly StoredJob[],
  applications: readonly ApplicationSummary[],
): Promise<StoredJob[]> {
  const ofJobs = applications.filter(({ job_id }) => jobs.some(({ summary }) => summary.id === job_id));
  const profiles = await readableCandidates(ofJobs.map(({ candidate_id }) => candidate_id));
  return jobs.filter((job) =>
    ofJobs.some(
      ({ job_id, candidate_id, applied_at }) =>
        job_id === job.summary.id && isApplicantSeen(profiles.get(candidate_id)?.summary, companyOf(job), applied_at),
    ),
  );
}

/**
 * Notes that the recruiter is nudged about a job's applications that have waited for so many days; the stream notifies them. A job that
 * changed since it was read is left for the next run.
 */
export async function noteNudge(
  { summary, nudges = [], version }: StoredJob,
  days: NudgeDays,
  now: EpochMs,
): Promise<boolean> {
  const others = nudges.filter((nudge) => nudge.days !== days);
  const change = {
    set: { nudges: [...others, { days, at: toIso(now) }] },
    add: { version: 1 as const },
    when: { version: is(version) },
  };
  return (await write(updateItem<StoredJob>(keys.job(summary.id), change))).done;
}
