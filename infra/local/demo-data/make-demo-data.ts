import type { DemoData } from './demo-types.ts';
import { makeApplications, makeShortlist, makeViews } from './make-applications.ts';
import { makeJobs } from './make-jobs.ts';
import { type DemoCounts, makeCandidates, makeRecruiters } from './make-people.ts';
import { createRandom } from './random.ts';

const seed = 20_260_101;

const plenty: DemoCounts = { candidates: 200, recruiters: 40, jobs: 300, applications: 600 };

/** Data to look around in: the same in every run but for its times, which lie in the 90 days before `now`. */
export const makeDemoData = (now: number, counts = plenty): DemoData => {
  const random = createRandom(seed);
  const candidates = makeCandidates(random, counts.candidates, now);
  const recruiters = makeRecruiters(random, counts.recruiters, now);
  const jobs = makeJobs(random, counts.jobs, recruiters, now);
  const applications = makeApplications(random, counts.applications, candidates, jobs, now);
  return {
    candidates,
    recruiters,
    jobs,
    applications,
    views: makeViews(random, applications, candidates, jobs, now),
    shortlist: makeShortlist(random, applications, recruiters, jobs, now),
  };
};
