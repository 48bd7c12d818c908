import { hash } from 'node:crypto';
import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { unpackRequirements } from '#functions/data/packed-requirements.ts';
import { matchAndRank } from '#shared/domain/languages/match.ts';
import type { IsoInstant } from '#shared/domain/time.ts';
import type { NamedPlace } from './stored-ranking.ts';

/** What decides an applicant's place: nothing else of a person or a job is read. */
export interface PlaceInputs {
  /** The candidate's rows and modes, packed. */
  languages: string;
  /** The job's requirements, packed. */
  requirements: string | undefined;
  /** The day in UTC, `YYYY-MM-DD`. */
  day: string;
}

/** A hash of the inputs, long enough to notice that one of them changed: 96 bits as 16 letters. */
const inputsOf = ({ languages, requirements = '', day }: PlaceInputs): string =>
  hash('sha256', JSON.stringify([languages, requirements, day]), 'base64url').slice(0, 16);

/** The place of an applicant by the present rules: lists are ordered with it, and records are replayed with it. */
export function newPlace(candidate_id: number, at: IsoInstant, inputs: PlaceInputs): NamedPlace {
  const { languages, modes } = unpackLanguages(inputs.languages);
  const { match, ranking } = matchAndRank(languages, modes, unpackRequirements(inputs.requirements), inputs.day);
  return { candidate_id, inputs: inputsOf(inputs), ranking: { ...ranking, at }, match };
}
