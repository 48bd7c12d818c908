import { indexKeys } from '#functions/data/index-keys.ts';
import { keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { queryPartition } from '#functions/data/query-page.ts';
import type { ApplicationStatus } from '#shared/domain/hiring-statuses.ts';
import type { IsoInstant } from '#shared/domain/time.ts';
import {
  type ApplicationSummary,
  applicationSummary,
  parseApplication,
  type StoredApplication,
} from './stored-application.ts';

/** A candidate's applications, newest first (about 1 read unit for 20). */
export const applicationsOfCandidate = (id: number, page: PageRequest): Promise<Page<ApplicationSummary>> =>
  newestSummaries(indexKeys.applicationsOfCandidate(id), applicationSummary, { page });

/**
 * When the candidate last applied to one of the recruiter's jobs, among the candidate's latest 1000 applications (0.5 read
 * units for each 4 KB up to the application), or undefined.
 */
export async function latestApplicationOf(candidateId: number, recruiterId: number): Promise<IsoInstant | undefined> {
  const { items } = await newestSummaries(indexKeys.applicationsOfCandidate(candidateId), applicationSummary, {
    page: { limit: 1, start: undefined },
    matches: (summary) => summary.recruiter_id === recruiterId,
  });
  return items[0]?.applied_at;
}

/** All applications, newest first (about 1 read unit for 20). */
export const allApplications = (page: PageRequest): Promise<Page<ApplicationSummary>> =>
  newestSummaries(indexKeys.applications(), applicationSummary, { page });

/**
 * The applications to a recruiter's jobs that are at a status, newest first. It looks at 1000 applications at most
 * (about 75 read units): such a page may be short, or empty, and still have a next one.
 */
export const applicationsAtStatus = (
  recruiterId: number,
  status: ApplicationStatus,
  page: PageRequest,
): Promise<Page<ApplicationSummary>> =>
  newestSummaries(indexKeys.applicationsToRecruiter(recruiterId), applicationSummary, {
    page,
    matches: (summary) => summary.status === status,
  });

/** The latest applications to a recruiter's jobs (about 0.5 read units for 10). */
export async function latestApplicationsTo(recruiterId: number, limit: number): Promise<ApplicationSummary[]> {
  const page = { limit, start: undefined };
  const { items } = await newestSummaries(indexKeys.applicationsToRecruiter(recruiterId), applicationSummary, { page });
  return items;
}

/** A job's applications by their stored keys, those of the latest candidates first (0.5 read units for each 4 KB, about 6 of them). */
export const applicationsForJob = (jobId: number, page: PageRequest): Promise<Page<StoredApplication>> =>
  queryPartition(keys.application(jobId, 0), parseApplication, page, 'descending');
