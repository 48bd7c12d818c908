import type { Page, PageRequest } from '#functions/data/page.ts';
import { applicationsForJob } from '#functions/entities/application/application-list-store.ts';
import type { StoredApplication } from '#functions/entities/application/stored-application.ts';
import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';

/** An application with the profile of who applied, as it is now. */
export interface ProfiledApplication {
  application: StoredApplication;
  profile: CandidateProfile;
}

/**
 * A page of a job's applications with the candidates' present profiles (0.5 read units each, beside the page's own).
 * Candidates who are deleted or deactivated are left out, so that a page may be short and still have a next one.
 */
export async function applicantsOfJob(jobId: number, page: PageRequest): Promise<Page<ProfiledApplication>> {
  const { items, next } = await applicationsForJob(jobId, page);
  const profiles = await readCandidates(items.map(({ card }) => card.candidate_id));
  const found = items.flatMap((application) => {
    const profile = profiles.get(application.card.candidate_id);
    return profile?.card.state === 'active' ? [{ application, profile }] : [];
  });
  return { items: found, next };
}

/** What both kinds of applicant lists show of an application. */
export function applicationParts({ card, notes }: StoredApplication) {
  const { application_id, job_id, status, applied_at, job } = card;
  return { application_id, job_id, status, applied_at, job, notes };
}
