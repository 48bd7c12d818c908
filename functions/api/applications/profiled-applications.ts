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

/** What a filtered list keeps of some applicants; undefined keeps all. */
export type Keep = ((applicants: readonly ProfiledApplication[]) => Promise<ProfiledApplication[]>) | undefined;

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
  keep?: Keep,
): Promise<Page<ProfiledApplication>> {
  const { items, next } = await applicationsForJob(jobId, page);
  const seen = await withProfiles(items, viewer);
  return { items: keep ? await keep(seen) : seen, next };
}

/** The first `max` of a job's applications in one list (0.5 read units for each 4 KB, about 6 of them). */
async function readFirstApplications(jobId: number, max: number): Promise<Page<StoredApplication>> {
  const applications: StoredApplication[] = [];
  let start: PageKey | undefined;
  do {
    const { items, next } = await applicationsForJob(jobId, { limit: max - applications.length, start });
    applications.push(...items);
    start = next;
  } while (start && applications.length < max);
  return { items: applications, next: start };
}

/** The first `max` of a job's applications in one list, with the candidates' present profiles (as `readApplicants`). */
export async function readFirstApplicants(
  jobId: number,
  viewer: Viewer,
  max: number,
): Promise<Page<ProfiledApplication>> {
  const { items: applications, next } = await readFirstApplications(jobId, max);
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
 * A page of a job's applications, the newest first, of the `max` latest candidates; the others follow, by candidate. Stored
 * keys are by candidate, so that each page reads the applications of all those (0.5 read units for about 6), and the profiles
 * of its own. With `keep` it reads profiles, a hundred at a time, until the page is full: at most all of them.
 */
export async function readNewestApplicants(
  jobId: number,
  viewer: Viewer,
  page: PageRequest,
  { max, keep }: { max: number; keep: Keep },
): Promise<Page<ProfiledApplication>> {
  if (page.start && page.start.after === undefined) return readApplicants(jobId, viewer, page, keep);
  const after = page.start && position.parse(page.start.after);
  const { items, next } = await readFirstApplications(jobId, max);
  const following = items
    .filter(({ summary }) => !after || isBefore(after, summary))
    .sort((left, right) => (isBefore(left.summary, right.summary) ? -1 : 1));
  const shown: ProfiledApplication[] = [];
  let looked = 0;
  do {
    const batch = following.slice(looked, looked + (keep ? batchSize : page.limit));
    const seen = await withProfiles(batch, viewer);
    const matching = keep ? await keep(seen) : seen;
    shown.push(...matching.slice(0, page.limit - shown.length));
    const last = matching.length > 0 && shown.length === page.limit ? shown.at(-1)?.application : undefined;
    looked = last ? following.indexOf(last) + 1 : looked + batch.length;
  } while (keep && shown.length < page.limit && looked < following.length);
  const last = following[looked - 1]?.summary;
  const isMore = last && looked < following.length;
  return { items: shown, next: isMore ? keyAfter(last) : next };
}

const keyAfter = ({ applied_at, candidate_id }: z.output<typeof position>): PageKey => ({
  after: { applied_at, candidate_id },
});
