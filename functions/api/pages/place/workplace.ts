import { foldText } from '#shared/domain/fold-text.ts';
import words from './words.json' with { type: 'json' };
import { foldedWords } from './words.ts';

// What a place says of working from home. A text that says it in words which are not known is unclear: it is never read as
// fully remote, which Google allows only for work that is never on site.

/** Latin words end where letters do; in the other scripts of the site they do not need spaces around them. */
const wordsIn = (byLanguage: Readonly<Record<string, string>>, end = '(?![a-z])') =>
  new RegExp(`(?<![a-z])(?:${foldedWords(byLanguage).sort(longestFirst).join('|')})${end}`, 'g');
const longestFirst = (left: string, right: string) => right.length - left.length;

const remote = wordsIn(words.remote);
/** Work that is on site at least sometimes. */
const partly = wordsIn(words.partly);
const hybrid = wordsIn(words.hybrid, '');
/** Words that add nothing to `remote`. */
const fillers = wordsIn(words.fillers);
const regions = new Set(foldedWords(words.regions));

/** Whether a part of a place is a part of the world, or a whole country, in which one may live. */
export const isRegion = (part: string): boolean => regions.has(foldText(part));

/** What one part of a place says of the workplace. */
export interface PartOfPlace {
  says: 'nothing' | 'remote' | 'partly remote';
  /** What is left of the part without it, as it is written; empty when it says nothing else. */
  rest: string;
}

const has = (text: string, pattern: RegExp) => text.search(pattern) >= 0;

/** Reads a part of a place, such as `Remote in Germany` or `hybrid`. */
export function readPart(part: string): PartOfPlace {
  const folded = foldText(part);
  if (!has(folded, remote))
    return has(folded, hybrid) ? { says: 'partly remote', rest: '' } : { says: 'nothing', rest: part };
  const without = folded.replaceAll(remote, ' ');
  if (has(without, partly) || has(without, hybrid)) return { says: 'partly remote', rest: '' };
  const rest = without.replaceAll(fillers, ' ').replaceAll(/[%:.+*–—-]/g, ' ');
  return { says: 'remote', rest: rest.replaceAll(/\s+/g, ' ').trim() };
}
