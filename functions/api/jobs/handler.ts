import { createHandler } from '#functions/http/create-handler.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { countPageView } from './count-page-view.ts';
import { getJob } from './get-job.ts';
import { jobsForCandidate, listJobs, listJobsOfRecruiter } from './job-lists.ts';
import { recordJobView } from './record-view.ts';
import { removeJob } from './remove-job.ts';

// Most cold starts serve readers: what recruiters and admins do loads its code with its first call.
export const handler = createHandler(jobCalls, {
  list: listJobs,
  get: getJob,
  recordView: recordJobView,
  countPageView,
  create: async (request) => (await import('./create-job.ts')).createJob(request),
  update: async (request) => (await import('./update-job.ts')).updateJob(request),
  remove: removeJob,
  ofRecruiter: listJobsOfRecruiter,
  adminList: async (request) => (await import('./admin-jobs.ts')).listJobsForAdmins(request),
  forCandidate: jobsForCandidate,
});
