import { createHandler } from '#functions/http/create-handler.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { getJob } from './get-job.ts';
import { listJobs } from './list-jobs.ts';

// Most cold starts serve guests who read jobs: all other calls load their code when they are first made.
export const handler = createHandler(jobCalls, {
  list: listJobs,
  get: getJob,
  recordView: async (request) => (await import('./record-view.ts')).recordJobView(request),
  countPageView: async (request) => (await import('./count-page-view.ts')).countPageView(request),
  create: async (request) => (await import('./create-job.ts')).createJob(request),
  update: async (request) => (await import('./update-job.ts')).updateJob(request),
  remove: async (request) => (await import('./remove-job.ts')).removeJob(request),
  ofRecruiter: async (request) => (await import('./recruiter-jobs.ts')).listJobsOfRecruiter(request),
  adminList: async (request) => (await import('./admin-jobs.ts')).listJobsForAdmins(request),
  forCandidate: async (request) => (await import('./candidate-jobs.ts')).jobsForCandidate(request),
});
