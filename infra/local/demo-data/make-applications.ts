import type {
  DemoApplication,
  DemoCandidate,
  DemoJob,
  DemoJobView,
  DemoRecruiter,
  DemoShortlistEntry,
} from './demo-types.ts';
import { ownJobs } from './make-jobs.ts';
import type { Random } from './random.ts';

const hourMs = 60 * 60 * 1000;

const statusWeights = { applied: 45, reviewed: 25, shortlisted: 15, rejected: 10, hired: 5 } as const;
const notesOf = {
  applied: [''],
  reviewed: ['', 'Solid CV, look at the video.'],
  shortlisted: ['Invited to a first call.', 'Strong references.'],
  rejected: ['Thank you; we chose someone closer to the office.'],
  hired: ['Contract signed, starts next month.'],
} as const;

/** A time of the stretch that begins with `from` and ends some time before `now`. */
const timeAfter = (random: Random, from: number, now: number): number =>
  from + random.int(0, Math.floor((now - from) * 0.9));

/** From when on a candidate can have seen a job. */
const meetingOf = (candidate: DemoCandidate | undefined, job: DemoJob | undefined, now: number): number =>
  Math.max(candidate?.created_at ?? now, job?.created_at ?? now);

/** Some `count` applications for active jobs; no candidate applies for a job twice. */
export const makeApplications = (
  random: Random,
  count: number,
  candidates: readonly DemoCandidate[],
  jobs: readonly DemoJob[],
  now: number,
): DemoApplication[] => {
  const taken = new Map<string, DemoApplication>();
  const apply = (candidate: number, job: number) => {
    if (jobs[job]?.is_active !== true || taken.has(`${job}-${candidate}`)) {
      return;
    }
    const status = random.weighted(statusWeights);
    const applied_at = timeAfter(random, meetingOf(candidates[candidate], jobs[job], now), now);
    const notes = random.pick(notesOf[status]);
    const changed_at = timeAfter(random, applied_at, now);
    taken.set(`${job}-${candidate}`, { candidate, job, status, notes, applied_at, changed_at });
  };
  // The demo sign-ins see something: the first candidate has applied, the first recruiter's jobs have applicants.
  for (const job of random.some([...jobs.keys()], 9)) {
    apply(0, job);
  }
  for (let job = 0; job < ownJobs; job += 1) {
    for (const candidate of random.some([...candidates.keys()], random.int(3, 12))) {
      apply(candidate, job);
    }
  }
  while (taken.size < count) {
    apply(random.int(0, candidates.length - 1), random.int(0, jobs.length - 1));
  }
  return [...taken.values()];
};

/** Who applied has looked at the job before; others only looked. */
export const makeViews = (
  random: Random,
  applications: readonly DemoApplication[],
  candidates: readonly DemoCandidate[],
  jobs: readonly DemoJob[],
  now: number,
): DemoJobView[] => {
  const views = new Map<string, DemoJobView>();
  const view = (candidate: number, job: number, viewed_at: number) => {
    if (!views.has(`${job}-${candidate}`)) {
      views.set(`${job}-${candidate}`, { candidate, job, viewed_at });
    }
  };
  for (const { candidate, job, applied_at } of applications) {
    const earliest = meetingOf(candidates[candidate], jobs[job], now);
    view(candidate, job, Math.max(earliest, applied_at - random.int(1, 30) * 60_000));
  }
  for (const [job, { is_active }] of jobs.entries()) {
    const most = job < ownJobs ? 30 : 1;
    for (const candidate of is_active
      ? random.some([...candidates.keys()], random.int(Math.floor(most / 2), most))
      : []) {
      view(candidate, job, timeAfter(random, meetingOf(candidates[candidate], jobs[job], now), now));
    }
  }
  return [...views.values()];
};

const shortlistWeights = { active: 45, contacted: 25, interviewed: 15, hired: 5, rejected: 10 } as const;
const said = {
  active: '',
  contacted: 'Called, very interested.',
  interviewed: 'Good talk with the team.',
  hired: 'Signed.',
  rejected: 'Looks for part-time work only.',
} as const;

/**
 * Shortlist entries grow out of applications; a candidate is on a recruiter's list once. The first recruiter unlocks
 * whom it shortlists, so its entries begin with its subscription.
 */
export const makeShortlist = (
  random: Random,
  applications: readonly DemoApplication[],
  recruiters: readonly DemoRecruiter[],
  jobs: readonly DemoJob[],
  now: number,
): DemoShortlistEntry[] => {
  const entries = new Map<string, DemoShortlistEntry>();
  const firstUnlock = recruiters[0]?.subscription?.started_at ?? now;
  for (const { candidate, job, applied_at } of applications) {
    const recruiter = jobs[job]?.recruiter ?? 0;
    const key = `${recruiter}-${candidate}`;
    if (!entries.has(key) && random.chance(recruiter === 0 ? 0.4 : 0.12)) {
      const earliest = recruiter === 0 ? Math.max(applied_at, firstUnlock) : applied_at;
      const shortlisted_at = Math.min(now, earliest + random.int(1, 72) * hourMs);
      const status = random.weighted(shortlistWeights);
      entries.set(key, {
        recruiter,
        candidate,
        job,
        status,
        notes: random.chance(0.3) ? 'Speaks clearly, asks good questions.' : '',
        said: said[status],
        shortlisted_at,
        changed_at: timeAfter(random, shortlisted_at, now),
      });
    }
  }
  return [...entries.values()];
};
