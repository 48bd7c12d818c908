import type { StoredApplication } from '#functions/entities/application/stored-application.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import { newPlace } from '#functions/entities/ranking/new-place.ts';
import { putRanking } from '#functions/entities/ranking/ranking-store.ts';
import type { NamedPlace, RankingRecord } from '#functions/entities/ranking/stored-ranking.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { rules } from '#shared/domain/languages/match.ts';
import { compareRanked } from '#shared/domain/languages/ranking.ts';

/** An application with the applicant's present profile. */
export interface ProfiledApplication {
  application: StoredApplication;
  profile: CandidateProfile;
}

/** What is shown beside the places: whose job, to whom, and when. */
export type Showing = Omit<RankingRecord, 'id' | 'rules' | 'places' | 'version'>;

/**
 * The applicants in the order of their match with the job, the newest application first among equals. What is shown is
 * recorded before it is answered (`recordRanking`).
 */
export async function showByMatch(
  items: readonly ProfiledApplication[],
  showing: Showing,
): Promise<ProfiledApplication[]> {
  const { requirements, day } = showing;
  const ranked = items
    .map((item) => {
      const { candidate_id, applied_at } = item.application.summary;
      const { languages } = item.profile.summary;
      return { item, place: newPlace(candidate_id, applied_at, { languages, requirements, day }) };
    })
    .sort((left, right) => compareRanked(left.place.ranking, right.place.ranking));
  await recordRanking(
    showing,
    ranked.map(({ place }) => place),
  );
  return ranked.map(({ item }) => item);
}

/**
 * Records an order that is about to be shown. A function may stop as soon as it has answered, so the answer waits for the
 * write; but a write that fails does not keep a recruiter from the applicants: it raises the alarm UnrecordedRankings.
 */
async function recordRanking(showing: Showing, places: readonly NamedPlace[]): Promise<void> {
  if (places.length === 0) return;
  try {
    await putRanking({ ...showing, rules, places: [...places] });
  } catch (error) {
    log('RANKING_NOT_RECORDED', { job: showing.job_id, ...describeError(error) });
  }
}
