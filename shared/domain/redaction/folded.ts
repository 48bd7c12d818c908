import { foldLetters } from '../fold-text.ts';

/** A part of a text that people typed, in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
}

/** A text as redaction reads it, with the way back to what people typed. */
export interface Folded {
  /** Folded as in searches (`foldText`), but with all its spaces and line ends; every dash is `-`. */
  text: string;
  /** What people typed for a part of `text`. */
  typed: (part: Range) => Range;
}

/** Letters with what belongs to them: marks, invisible characters, the parts of a Korean syllable. */
const cluster =
  /[\u1100-\u115F][\u1160-\u11A7]*[\u11A8-\u11FF]*|[\s\S][\p{M}\p{Default_Ignorable_Code_Point}\uFF9E\uFF9F]*/uy;

/** Whether a code unit is a whole character that is visible and no mark: most of Latin, Greek, Cyrillic, Chinese, Korean. */
const isWhole = (unit: number): boolean =>
  (unit < 0x300 && unit !== 0xad) ||
  (unit >= 0x370 && unit <= 0x482) ||
  (unit >= 0x48a && unit <= 0x52f) ||
  (unit >= 0x3041 && unit <= 0x3096) ||
  (unit >= 0x4e00 && unit <= 0x9fff) ||
  (unit >= 0xac00 && unit <= 0xd7a3);

/** The cluster that starts at a place. The pattern is slow, so most characters do without it. */
function clusterAt(text: string, place: number): string {
  const next = text.charCodeAt(place + 1);
  if (isWhole(text.charCodeAt(place)) && (Number.isNaN(next) || isWhole(next))) return text.charAt(place);
  cluster.lastIndex = place;
  return cluster.exec(text)?.[0] ?? text.charAt(place);
}

const ascii = /^[\0-\x7F]*$/;
const dashes = /[\u2010-\u2015\u2212\uFE58]/g;
const isArabic = /^\p{scx=Arab}/u;
const invisible = /\p{Default_Ignorable_Code_Point}/u;

/** The length of a cluster without the invisible characters at its end. */
function shownLength(typed: string): number {
  let end = typed.length;
  while (end > 1 && invisible.test(typed.charAt(end - 1))) end -= 1;
  return end;
}

/** Longest cluster that is looked at: a letter with more marks is not a letter (UAX 15, stream-safe text: 30). */
const maxCluster = 32;
/** Longest folded form of one character, as of a fraction or an ellipsis. Words in one character, such as ㌖, are no letters. */
const maxFolded = 3;
const noLetters = '\uFFFC';

const known = new Map<string, string>();
const maxKnown = 5_000;

/** Folds one cluster. A non-joiner between Arabic letters separates parts of a word, as a hyphen does. */
function foldCluster(typed: string): string {
  const cut = typed.slice(0, maxCluster);
  const folded = foldLetters(cut).replaceAll(dashes, '-');
  if (folded.length > maxFolded) return noLetters;
  return cut.includes('\u200C') && isArabic.test(cut) ? `${folded}-` : folded;
}

function foldOnce(typed: string): string {
  const found = known.get(typed);
  if (found !== undefined) return found;
  if (known.size > maxKnown) known.clear();
  const folded = foldCluster(typed);
  if (typed.length <= maxCluster) known.set(typed, folded);
  return folded;
}

/**
 * Folds a text for redaction. Linear time: a text is at most three times as long after it, whatever its characters expand
 * to.
 */
export function foldTyped(text: string): Folded {
  if (ascii.test(text)) return { text: text.toLowerCase(), typed: (part) => part };
  const starts = new Uint32Array(text.length * (maxFolded + 1));
  const ends = new Uint32Array(starts.length);
  let folded = '';
  for (let place = 0; place < text.length; ) {
    const typed = clusterAt(text, place);
    const letters = foldOnce(typed);
    const end = place + shownLength(typed);
    for (let at = folded.length; at < folded.length + letters.length; at += 1) {
      starts[at] = place;
      ends[at] = end;
    }
    folded += letters;
    place += typed.length;
  }
  return {
    text: folded,
    typed: ({ start, end }) => ({ start: starts[start] ?? text.length, end: ends[end - 1] ?? 0 }),
  };
}

/** A literal folded in the same way. */
export const foldPart = (text: string): string => foldTyped(text).text;

/** The folded words of a list, which `|` separates. */
export const foldedWords = (list: string): string[] =>
  foldPart(list)
    .split('|')
    .map((word) => word.trim());
