import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { JobSummary } from '#shared/contracts/jobs.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { matchAndRank } from '#shared/domain/languages/match.ts';
import { compareRanked } from '#shared/domain/languages/ranking.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** How many of the newest results are compared with a candidate's languages for one search. */
export const maxRanked = 500;

/** Jobs in the order of how well a candidate meets their language requirements. */
export async function rankJobs(jobs: readonly JobSummary[], candidateId: number, now: EpochMs): Promise<JobSummary[]> {
  const profile = await readCandidate(candidateId);
  const { languages, modes } = unpackLanguages(profile?.summary.languages ?? '');
  const today = dayOf(now);
  return jobs
    .map((job) => {
      const { ranking } = matchAndRank(languages, modes, job.language_requirements, today);
      return { job, ranked: { ...ranking, at: job.created_at } };
    })
    .sort((left, right) => compareRanked(left.ranked, right.ranked))
    .map(({ job }) => job);
}
