import { createHandler } from '#functions/http/create-handler.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { allApplications } from './all-applications.ts';
import { applicationsOfCandidate } from './applications-of-candidate.ts';
import { apply } from './apply.ts';
import { checkApplication } from './check-application.ts';
import { contactApplicant } from './contact-applicant.ts';
import { maskedApplicants } from './masked-applicants.ts';
import { recentApplications } from './recent-applications.ts';
import { syncShortlisted } from './sync-shortlisted.ts';
import { unmaskedApplicants } from './unmasked-applicants.ts';
import { updateApplicationStatus } from './update-application-status.ts';

export const handler = createHandler(applicationCalls, {
  apply,
  check: checkApplication,
  ofCandidate: applicationsOfCandidate,
  applicants: maskedApplicants,
  unmaskedApplicants,
  updateStatus: updateApplicationStatus,
  recent: recentApplications,
  all: allApplications,
  syncShortlisted,
  contact: contactApplicant,
});
