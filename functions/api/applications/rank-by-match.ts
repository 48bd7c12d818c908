import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { unpackRequirements } from '#functions/data/packed-requirements.ts';
import type { StoredApplication } from '#functions/entities/application/stored-application.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import type { JobSummary } from '#functions/entities/job/stored-job.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { matchAndRank } from '#shared/domain/languages/match.ts';
import { compareRanked } from '#shared/domain/languages/ranking.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** An application with the applicant's present profile. */
export interface ProfiledApplication {
  application: StoredApplication;
  profile: CandidateProfile;
}

/** The applicants in the order of their match with the job, the newest application first among equals. */
export function rankByMatch(
  items: readonly ProfiledApplication[],
  job: JobSummary,
  now: EpochMs,
): ProfiledApplication[] {
  const requirements = unpackRequirements(job.language_requirements);
  return items
    .map((item) => {
      const { languages, modes } = unpackLanguages(item.profile.summary.languages);
      const { ranking } = matchAndRank(languages, modes, requirements, dayOf(now));
      return { item, ranked: { ...ranking, at: item.application.summary.applied_at } };
    })
    .sort((left, right) => compareRanked(left.ranked, right.ranked))
    .map(({ item }) => item);
}
