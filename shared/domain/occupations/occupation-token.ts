import type { Occupation } from '../occupation-slugs.ts';
import { widerOccupations } from './occupations.ts';

/** How many characters of the private use area each of the two places of a token may have. */
const range = 2_048;
/** A prime that spreads the slugs over all tokens; a test reports two that share one. */
const factor = 31;

/**
 * A slug as search indexes contain it: three characters of the private use area, which no text of any language has, so that no
 * word finds it, nor a part of it. Engines look up three characters at a time: it is one entry of an index.
 */
export function occupationToken(occupation: Occupation): string {
  let hash = 0;
  for (const letter of occupation) hash = (hash * factor + letter.charCodeAt(0)) % (range * range);
  return String.fromCharCode(0xe000, 0xe100 + (hash % range), 0xe900 + Math.floor(hash / range));
}

/** What is searched of an occupation: a token for itself and for each wider one, one on each line. */
export const tokensOfOccupation = (occupation: Occupation | null | undefined): string =>
  occupation ? widerOccupations(occupation).map(occupationToken).join('\n') : '';
