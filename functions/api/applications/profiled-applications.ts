import type { Page, PageKey, PageRequest } from '#functions/data/page.ts';
import { applicationsForJob } from '#functions/entities/application/application-list-store.ts';
import type { StoredApplication } from '#functions/entities/application/stored-application.ts';
import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';

/** An application with the applicant's present profile. */
export interface ProfiledApplication {
  application: StoredApplication;
  profile: CandidateProfile;
}

/** How many profiles one batch reads. */
const batchSize = 100;

/** Adds the profiles of up to 100 applications. Candidates who are deleted or deactivated are left out. */
async function withProfiles(applications: readonly StoredApplication[]): Promise<ProfiledApplication[]> {
  const profiles = await readCandidates(applications.map(({ summary }) => summary.candidate_id));
  return applications.flatMap((application) => {
    const profile = profiles.get(application.summary.candidate_id);
    return profile?.summary.state === 'active' ? [{ application, profile }] : [];
  });
}

/**
 * A page of a job's applications with the candidates' present profiles (0.5 read units each, beside the page's own).
 * Candidates who are deleted or deactivated are left out, so that a page may be short and still have a next one.
 */
export async function readApplicants(jobId: number, page: PageRequest): Promise<Page<ProfiledApplication>> {
  const { items, next } = await applicationsForJob(jobId, page);
  return { items: await withProfiles(items), next };
}

/** The first `most` of a job's applications in one list, with the candidates' present profiles (as `readApplicants`). */
export async function readFirstApplicants(jobId: number, most: number): Promise<Page<ProfiledApplication>> {
  const applications: StoredApplication[] = [];
  let start: PageKey | undefined;
  do {
    const { items, next } = await applicationsForJob(jobId, { limit: most - applications.length, start });
    applications.push(...items);
    start = next;
  } while (start && applications.length < most);
  const batches = Array.from({ length: Math.ceil(applications.length / batchSize) }, (_, index) =>
    applications.slice(index * batchSize, (index + 1) * batchSize),
  );
  return { items: (await Promise.all(batches.map(withProfiles))).flat(), next: start };
}
