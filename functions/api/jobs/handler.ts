import { createHandler } from '#functions/http/create-handler.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { listJobsForAdmins } from './admin-jobs.ts';
import { countPageView } from './count-page-view.ts';
import { createJob } from './create-job.ts';
import { getJob } from './get-job.ts';
import { jobsForCandidate, listJobs, listJobsOfRecruiter } from './job-lists.ts';
import { recordJobView } from './record-view.ts';
import { removeJob } from './remove-job.ts';
import { updateJob } from './update-job.ts';

export const handler = createHandler(jobCalls, {
  list: listJobs,
  get: getJob,
  recordView: recordJobView,
  countPageView,
  create: createJob,
  update: updateJob,
  remove: removeJob,
  ofRecruiter: listJobsOfRecruiter,
  adminList: listJobsForAdmins,
  forCandidate: jobsForCandidate,
});
