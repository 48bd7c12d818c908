import { isDeepStrictEqual } from 'node:util';
import { newPlace } from '#functions/entities/ranking/new-place.ts';
import {
  isNamed,
  type NamedPlace,
  type Place,
  type RankingRecord,
} from '#functions/entities/ranking/stored-ranking.ts';
import { rules } from '#shared/domain/languages/match.ts';
import { compareRanked } from '#shared/domain/languages/ranking.ts';
import { isoInstant } from '#shared/domain/time.ts';

/**
 * What a replay says of a place. `changed`: the candidate's languages are others than then, or the profile is gone.
 * `anonymous`: the application is gone. `differs`: from the same inputs, the same rules now come to another result.
 */
export type PlaceVerdict = 'same' | 'changed' | 'anonymous' | 'differs';

/** Of a record: `differs` is a defect. Other rules than today's cannot be replayed with this version of the code. */
export type RankingVerdict = 'same' | 'inputs changed since' | 'made by other rules' | 'differs';

export interface Replay {
  verdict: RankingVerdict;
  /** In the order of the record; empty if it was made by other rules. */
  places: PlaceVerdict[];
  /** Whether the recorded order follows from the recorded places. */
  isInOrder: boolean;
}

/**
 * Computes the places of a record again, from the present languages of its applicants and from the requirements and the day
 * of the record, with the function that made them.
 * @param languages packed languages by candidate, of those who have a profile
 */
export function replayRanking(record: RankingRecord, languages: ReadonlyMap<number, string>): Replay {
  if (record.rules !== rules) return { verdict: 'made by other rules', places: [], isInOrder: true };
  const places = record.places.map((place) => (isNamed(place) ? replayPlace(place, record, languages) : 'anonymous'));
  const isInOrder = record.places.every((place, index) => index === 0 || isAtMost(record.places[index - 1], place));
  if (!isInOrder || places.includes('differs')) return { verdict: 'differs', places, isInOrder };
  return { verdict: places.includes('changed') ? 'inputs changed since' : 'same', places, isInOrder };
}

function replayPlace(
  place: NamedPlace,
  { requirements, day }: RankingRecord,
  languages: ReadonlyMap<number, string>,
): PlaceVerdict {
  const stated = languages.get(place.candidate_id);
  if (stated === undefined) return 'changed';
  const again = newPlace(place.candidate_id, place.ranking.at, { languages: stated, requirements, day });
  if (again.inputs !== place.inputs) return 'changed';
  // As the record stores it.
  return isDeepStrictEqual(JSON.parse(JSON.stringify(again)), place) ? 'same' : 'differs';
}

/** Whether a place may be before the next one. The time of an application is unknown once it is gone. */
function isAtMost(before: Place | undefined, next: Place): boolean {
  if (!before) return true;
  const atOf = (place: Place) =>
    isNamed(before) && isNamed(next) && isNamed(place) ? place.ranking.at : isoInstant('');
  return compareRanked({ ...before.ranking, at: atOf(before) }, { ...next.ranking, at: atOf(next) }) <= 0;
}
