import { pairOf } from '#functions/data/pair-id.ts';
import { isNamed, type Place, type RankingRecord } from '#functions/entities/ranking/stored-ranking.ts';
import { sayReason, skillName } from '#shared/domain/languages/grammar/say-reason.ts';
import { rungs } from '#shared/domain/languages/language-row.ts';
import type { Match } from '#shared/domain/languages/match.ts';
import type { Outcome } from '#shared/domain/languages/results.ts';
import type { PlaceVerdict, Replay } from './replay-ranking.ts';

/** One line about a record, with the verdict of its replay. */
export function lineOf({ job_id, shown_at, viewer, places, rules, id }: RankingRecord, { verdict }: Replay): string {
  const count = `${places.length} ${places.length === 1 ? 'applicant' : 'applicants'}`;
  return `job ${job_id}  ${shown_at}  to ${viewer.type} ${viewer.id}  ${count}  rules ${rules}  ${id.slice(0, 8)}: ${verdict}`;
}

/** The lines of all places of a record: the application, what ranks it, the reasons, and the verdict. */
export const placeLines = (record: RankingRecord, { places }: Replay): string[] =>
  record.places.flatMap((place, index) => [headOf(record.job_id, place, index, places[index]), ...reasonLines(place)]);

function headOf(job: number, place: Place, index: number, verdict: PlaceVerdict | undefined): string {
  const { musts_not_met, musts_short, nices_met, evidence, last_used } = place.ranking;
  const whose = isNamed(place) ? `application ${pairOf(job, place.candidate_id)}` : 'application gone';
  const tuple = `not met ${musts_not_met}, short ${musts_short}, plus ${nices_met}, evidence ${rungs[evidence] ?? 'none'}, used ${last_used ?? 'unknown'}`;
  const sent = isNamed(place) ? `, sent ${place.ranking.at}` : '';
  return `  ${index + 1}. ${whose}: ${tuple}${sent}${verdict ? `: ${verdict}` : ''}`;
}

const reasonLines = (place: Place): string[] => (isNamed(place) ? linesOfMatch(place.match) : []);

const resultOf = ({ result, short_by }: Outcome): string => (short_by === null ? result : `${result} by ${short_by}`);

const linesOfMatch = ({ parts, pairs }: Match): string[] => [
  ...parts.flatMap(({ need, any }) =>
    any.flatMap(({ tag, skills }) =>
      skills.map(
        ({ skill, reason, ...outcome }) =>
          `     ${need} ${tag} ${skillName(skill)}: ${resultOf(outcome)}, ${sayReason(reason)}`,
      ),
    ),
  ),
  ...pairs.map(
    ({ need, from, to, mode, reason, ...outcome }) =>
      `     ${need} ${from} into ${to}, ${mode}: ${resultOf(outcome)}, ${sayReason(reason)}`,
  ),
];
