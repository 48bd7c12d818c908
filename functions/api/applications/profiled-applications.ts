import * as z from 'zod/mini';
import type { Page, PageKey, PageRequest } from '#functions/data/page.ts';
import { applicationsForJob } from '#functions/entities/application/application-list-store.ts';
import type { StoredApplication } from '#functions/entities/application/stored-application.ts';
import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import { isApplicantSeen, type Viewer } from '#functions/entities/candidate/visibility.ts';

/** An application with the applicant's present profile. */
export interface ProfiledApplication {
  application: StoredApplication;
  profile: CandidateProfile;
}

/** How many profiles one batch reads. */
const batchSize = 100;

/** Adds the profiles of up to 100 applications. Candidates whom the viewer must not see are left out. */
async function withProfiles(
  applications: readonly StoredApplication[],
  viewer: Viewer,
): Promise<ProfiledApplication[]> {
  const profiles = await readCandidates(applications.map(({ summary }) => summary.candidate_id));
  return applications.flatMap((application) => {
    const profile = profiles.get(application.summary.candidate_id);
    return profile && isApplicantSeen(profile.summary, viewer, application.summary.applied_at)
      ? [{ application, profile }]
      : [];
  });
}

/**
 * A page of a job's applications with the candidates' present profiles (0.5 read units each, beside the page's own).
 * Candidates whom the viewer must not see are left out, so that a page may be short and still have a next one.
 */
export async function readApplicants(
  jobId: number,
  viewer: Viewer,
  page: PageRequest,
): Promise<Page<ProfiledApplication>> {
  const { items, next } = await applicationsForJob(jobId, page);
  return { items: await withProfiles(items, viewer), next };
}

/** The first `most` of a job's applications in one list (0.5 read units for each 4 KB, about 6 of them). */
async function readFirstApplications(jobId: number, most: number): Promise<Page<StoredApplication>> {
  const applications: StoredApplication[] = [];
  let start: PageKey | undefined;
  do {
    const { items, next } = await applicationsForJob(jobId, { limit: most - applications.length, start });
    applications.push(...items);
    start = next;
  } while (start && applications.length < most);
  return { items: applications, next: start };
}

/** The first `most` of a job's applications in one list, with the candidates' present profiles (as `readApplicants`). */
export async function readFirstApplicants(
  jobId: number,
  viewer: Viewer,
  most: number,
): Promise<Page<ProfiledApplication>> {
  const { items: applications, next } = await readFirstApplications(jobId, most);
  const batches = Array.from({ length: Math.ceil(applications.length / batchSize) }, (_, index) =>
    applications.slice(index * batchSize, (index + 1) * batchSize),
  );
  return { items: (await Promise.all(batches.map((batch) => withProfiles(batch, viewer)))).flat(), next };
}

/** The application after which a page by time starts: its own time and candidate, so that it may be gone meanwhile. */
const position = z.object({ applied_at: z.string(), candidate_id: z.int() });

const isBefore = (left: z.output<typeof position>, right: z.output<typeof position>): boolean =>
  left.applied_at === right.applied_at ? left.candidate_id > right.candidate_id : left.applied_at > right.applied_at;

/**
 * A page of a job's applications, the newest first, of the `most` latest candidates; the others follow, by candidate. Stored
 * keys are by candidate, so that each page reads the applications of all those (0.5 read units for about 6), and the profiles
 * of its own.
 */
export async function readNewestApplicants(
  jobId: number,
  viewer: Viewer,
  page: PageRequest,
  most: number,
): Promise<Page<ProfiledApplication>> {
  if (page.start && page.start.after === undefined) return readApplicants(jobId, viewer, page);
  const after = page.start && position.parse(page.start.after);
  const { items, next } = await readFirstApplications(jobId, most);
  const following = items
    .filter(({ summary }) => !after || isBefore(after, summary))
    .sort((left, right) => (isBefore(left.summary, right.summary) ? -1 : 1));
  const shown = following.slice(0, page.limit);
  const last = shown.at(-1)?.summary;
  const isMore = last && following.length > page.limit;
  const key = isMore ? { after: { applied_at: last.applied_at, candidate_id: last.candidate_id } } : next;
  return { items: await withProfiles(shown, viewer), next: key };
}
