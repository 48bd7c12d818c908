import type { DemoApplication, DemoCandidate, DemoData, DemoJob, DemoShortlistEntry } from './demo-types.ts';
import { makeJobs } from './make-jobs.ts';
import { counts, makeCandidates, makeRecruiters } from './make-people.ts';
import { createRandom, type Random } from './random.ts';

const seed = 20_260_101;
const hourMs = 60 * 60 * 1000;

const statusWeights = { applied: 45, reviewed: 25, shortlisted: 15, rejected: 10, hired: 5 } as const;
const notesOf = {
  applied: [''],
  reviewed: ['', 'Solid CV, look at the video.'],
  shortlisted: ['Invited to a first call.', 'Strong references.'],
  rejected: ['Thank you; we chose someone closer to the office.'],
  hired: ['Contract signed, starts next month.'],
} as const;

/** Plentiful data to look around in: the same in every run but for its times, which lie in the 60 days before `now`. */
export const makeDemoData = (now: number): DemoData => {
  const random = createRandom(seed);
  const candidates = makeCandidates(random, now);
  const recruiters = makeRecruiters(random, now);
  const jobs = makeJobs(random, recruiters, now);
  const applications = makeApplications(random, candidates, jobs, now);
  return { candidates, recruiters, jobs, applications, shortlist: makeShortlist(random, applications, jobs, now) };
};

const makeApplications = (
  random: Random,
  candidates: readonly DemoCandidate[],
  jobs: readonly DemoJob[],
  now: number,
): DemoApplication[] => {
  const taken = new Map<string, DemoApplication>();
  const apply = (candidate: number, job: number) => {
    const earliest = Math.max(candidates[candidate]?.created_at ?? now, jobs[job]?.created_at ?? now);
    if (jobs[job]?.is_active !== true || taken.has(`${job}-${candidate}`)) {
      return;
    }
    const status = random.weighted(statusWeights);
    const applied_at = earliest + random.int(0, Math.floor((now - earliest) * 0.9));
    taken.set(`${job}-${candidate}`, { candidate, job, status, notes: random.pick(notesOf[status]), applied_at });
  };
  // The demo sign-ins see something: the first candidate has applied, the first recruiter's jobs have applicants.
  for (const job of random.some([...jobs.keys()], 9)) {
    apply(0, job);
  }
  for (let job = 0; job < 8; job += 1) {
    for (const candidate of random.some([...candidates.keys()], random.int(3, 12))) {
      apply(candidate, job);
    }
  }
  while (taken.size < counts.applications) {
    apply(random.int(0, candidates.length - 1), random.int(0, jobs.length - 1));
  }
  return [...taken.values()].sort((a, b) => a.applied_at - b.applied_at);
};

const shortlistWeights = { active: 45, contacted: 25, interviewed: 15, hired: 5, rejected: 10 } as const;

/** Shortlist entries grow out of applications; a candidate is on a recruiter's list once. */
const makeShortlist = (
  random: Random,
  applications: readonly DemoApplication[],
  jobs: readonly DemoJob[],
  now: number,
): DemoShortlistEntry[] => {
  const entries = new Map<string, DemoShortlistEntry>();
  for (const { candidate, job, applied_at } of applications) {
    const recruiter = jobs[job]?.recruiter ?? 0;
    if (random.chance(recruiter === 0 ? 0.4 : 0.12)) {
      entries.set(`${recruiter}-${candidate}`, {
        recruiter,
        candidate,
        job,
        status: random.weighted(shortlistWeights),
        notes: random.chance(0.3) ? 'Speaks clearly, asks good questions.' : '',
        shortlisted_at: Math.min(now, applied_at + random.int(1, 72) * hourMs),
      });
    }
  }
  return [...entries.values()];
};
