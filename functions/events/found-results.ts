import { type Account, isInUse } from '#functions/entities/account/stored-account.ts';
import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import { sightOf, type Viewer } from '#functions/entities/candidate/visibility.ts';
import { readJobs } from '#functions/entities/job/job-store.ts';
import { isOpenJob } from '#functions/entities/job/visibility.ts';
import type { SearchedKind } from '#shared/domain/saved-searches.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** A result of a saved search as a mail lists it. Of candidates it has nothing that identifies them. */
export interface FoundResult {
  id: number;
  /** What people typed: the most important first. */
  texts: readonly string[];
  /** Path of its page, of jobs. */
  link?: string;
}

/** Whether an owner gets results: active, and of recruiters verified. */
export const mayGetResults = (owner: Pick<Account, 'kind' | 'state' | 'verified'>): boolean =>
  isInUse(owner) && (owner.kind !== 'recruiter' || owner.verified);

/**
 * At most 100 results of a saved search that the viewer can see now, the newest first: neither closed jobs nor hidden candidates
 * (1 read unit each up to 4 KB).
 */
export async function readFound(
  kind: SearchedKind,
  ids: readonly number[],
  viewer: Viewer,
  now: EpochMs,
): Promise<FoundResult[]> {
  if (ids.length === 0) return [];
  const found = kind === 'jobs' ? await openJobsOf(ids, now) : await visibleCandidatesOf(ids, viewer);
  return found.sort((left, right) => right.id - left.id);
}

async function openJobsOf(ids: readonly number[], now: EpochMs): Promise<FoundResult[]> {
  const jobs = await readJobs(ids, true);
  return jobs
    .filter(({ summary }) => isOpenJob(summary, now))
    .map(({ summary: { id, title, company_name, location } }) => ({
      id,
      texts: [title, company_name, location],
      link: `/jobs/${id}`,
    }));
}

async function visibleCandidatesOf(ids: readonly number[], viewer: Viewer): Promise<FoundResult[]> {
  const profiles = await readCandidates(ids, true);
  return [...profiles.values()]
    .filter(({ summary }) => sightOf(summary, viewer) !== 'hidden')
    .map(({ summary }) => {
      const { id, subtitle, skills, language, location } = toMasked(summary);
      return { id, texts: [subtitle || skills.slice(0, 3).join(', '), language, location] };
    });
}
