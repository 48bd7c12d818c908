import type { Application } from '#shared/contracts/application-answers.ts';
import { answersOf } from './answer-times.ts';
import type { ApplicationSummary } from './stored-application.ts';

/** An application as its candidate sees it. */
export const toApplication = (application: ApplicationSummary): Application => ({
  ...toKnownApplication(application),
  answers: answersOf(application),
});

const toKnownApplication = (application: ApplicationSummary) => ({
  application_id: application.application_id,
  job_id: application.job_id,
  status: application.status,
  applied_at: application.applied_at,
  candidate_id: application.candidate_id,
  job: application.job,
  job_gone: application.job_gone === true,
});

/** An application in lists of recruiters and admins, under the candidate's masked name. */
export const toListedApplication = (application: ApplicationSummary) => ({
  ...toKnownApplication(application),
  recruiter_id: application.recruiter_id,
  masked_name: application.masked_name,
  language: application.language,
});
