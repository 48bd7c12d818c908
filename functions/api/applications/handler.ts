import { readOwnApplication } from '#functions/entities/application/own-application.ts';
import { readJob } from '#functions/entities/job/job-store.ts';
import { createHandler } from '#functions/http/create-handler.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { bulkApplicationCalls } from '#shared/contracts/bulk-applications.ts';
import { labelCalls } from '#shared/contracts/labels.ts';
import { allApplications, applicationsOfCandidate, recentApplications } from './application-lists.ts';
import { checkApplication, readChecked } from './check-application.ts';
import { updateApplicationStatus } from './update-application-status.ts';
import { withdrawApplication } from './withdraw-application.ts';

// Masking with its patterns, and rare calls, load their code when they are made: a cold start of the others does without.
const applicants = () => import('./applicants.ts');

export const handler = createHandler(
  { ...applicationCalls, ...bulkApplicationCalls, ...labelCalls },
  {
    apply: async (request) => (await import('./apply.ts')).apply(request),
    withdraw: withdrawApplication,
    check: checkApplication,
    ofCandidate: applicationsOfCandidate,
    applicants: async (request) => (await applicants()).maskedApplicants(request),
    unmaskedApplicants: async (request) => (await applicants()).unmaskedApplicants(request),
    updateStatus: updateApplicationStatus,
    recent: recentApplications,
    all: allApplications,
    syncShortlisted: async (request) => (await import('./sync-shortlisted.ts')).syncShortlisted(request),
    changeStatuses: async (request) => (await import('./change-statuses.ts')).changeStatuses(request),
    changeEntries: async (request) => (await import('./change-entries.ts')).changeEntries(request),
    changeLabels: async (request) => (await import('./change-labels.ts')).changeLabels(request),
    known: async (request) => (await import('./change-labels.ts')).shownKnownLabels(request),
    contact: async (request) => (await import('./contact-applicant.ts')).contactApplicant(request),
  },
  { job: (id: number) => readJob(id), application: readOwnApplication, checked_application: readChecked },
);
