import type { EpochMs } from '#shared/domain/time.ts';
import type { DemoData } from './demo-types.ts';
import { makeApplications, makeViews, withOwnHires } from './make-applications.ts';
import { makeCandidates } from './make-candidates.ts';
import { makeAttestations, makeCertificates, makeSamples } from './make-evidence.ts';
import { makeInterviews } from './make-interviews.ts';
import { makeJobs } from './make-jobs.ts';
import { createNames } from './make-names.ts';
import { makePageViews } from './make-page-views.ts';
import { makeRecruiters } from './make-recruiters.ts';
import { makeReports } from './make-reports.ts';
import { makeSearches } from './make-searches.ts';
import { makeShortlist } from './make-shortlist.ts';
import { makeThreads } from './make-threads.ts';
import { createRandom } from './random.ts';

const seed = 20_260_101;

/** Numbers of items. `applications` is a maximum: only qualified candidates apply. */
export interface DemoCounts {
  candidates: number;
  recruiters: number;
  jobs: number;
  applications: number;
}

const plenty: DemoCounts = { candidates: 200, recruiters: 40, jobs: 300, applications: 600 };

/** Makes sample data for the local run. Only the times differ between runs: all are in the 90 days before `now`, but those of interviews to come. */
export const makeDemoData = (now: EpochMs, counts = plenty): DemoData => {
  const random = createRandom(seed);
  const makeName = createNames(random);
  const candidates = makeCandidates(random, makeName, counts.candidates, now);
  const recruiters = makeRecruiters(random, makeName, counts.recruiters, now);
  const jobs = makeJobs(random, counts.jobs, recruiters, now);
  const applications = withOwnHires(
    createRandom(seed + 1),
    makeApplications(random, counts.applications, candidates, jobs, now),
    jobs,
  );
  const views = makeViews(random, applications, candidates, jobs, now);
  const shortlist = makeShortlist(random, applications, candidates, jobs);
  const threads = makeThreads({ recruiters, jobs, applications, shortlist }, now);
  return {
    candidates,
    recruiters,
    jobs,
    applications,
    views,
    pageViews: makePageViews(random, views, jobs, now),
    shortlist,
    reports: makeReports(candidates, recruiters, jobs, now),
    certificates: makeCertificates(candidates, now),
    attestations: makeAttestations(applications, candidates, jobs, now),
    samples: makeSamples(candidates, now),
    searches: makeSearches(now),
    threads,
    interviews: makeInterviews({ candidates, recruiters, jobs, applications, shortlist, threads }, now),
  };
};
