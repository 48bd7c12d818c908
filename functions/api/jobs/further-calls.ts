import { readJob } from '#functions/entities/job/job-store.ts';
import { routesOf } from '#functions/http/create-handler.ts';
import { jobDraftCalls } from '#shared/contracts/job-drafts.ts';
import { furtherJobCalls } from '#shared/contracts/jobs.ts';
import { listJobsForAdmins } from './admin-jobs.ts';
import { jobsForCandidate } from './candidate-jobs.ts';
import { showClosedJob } from './closed-job.ts';
import { createJob } from './create-job.ts';
import { changeDraft, createDraft, getDraft, listDrafts, removeDraft } from './job-drafts.ts';
import { listJobsOfRecruiter } from './recruiter-jobs.ts';
import { removeJob } from './remove-job.ts';
import { updateJob } from './update-job.ts';
import { countPageView, recordJobView } from './views.ts';

/** The calls of jobs that a cold start does not load. */
export const furtherJobRoutes = routesOf(
  { ...furtherJobCalls, ...jobDraftCalls },
  {
    closed: showClosedJob,
    recordView: recordJobView,
    countPageView,
    create: createJob,
    update: updateJob,
    remove: removeJob,
    ofRecruiter: listJobsOfRecruiter,
    adminList: listJobsForAdmins,
    forCandidate: jobsForCandidate,
    drafts: listDrafts,
    draft: getDraft,
    createDraft,
    changeDraft,
    removeDraft,
  },
  { present_job: (id: number) => readJob(id, true) },
);
