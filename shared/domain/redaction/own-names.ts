import { dropInvisible } from '../invisible-characters.ts';
import { callingCodeOf } from '../phones/calling-code.ts';
import { type Folded, foldPart, type Range } from './folded.ts';
import type { Identity } from './masking.ts';
import { scriptsOf } from './name-pattern.ts';
import { namePartTest, type WordTest } from './name-words.ts';

/** Scripts without spaces between words: a name is matched within other letters. */
const spaceless = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Khmr}\p{scx=Laoo}\p{scx=Mymr}]/u;
const hangul = /^\p{scx=Hang}+$/u;
const han = /^\p{scx=Han}+$/u;

const lengthOf = (text: string) => [...text].length;
const isLong = (text: string) => lengthOf(text) > 1;
const withoutSigns = (word: string) => word.replaceAll(/[\p{P}\p{S}]+/gu, '');

/** Chinese family names of two characters; all others have one. */
const longFamilyNames =
  /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|东方|東方|皇甫|尉迟|尉遲|公孙|公孫|令狐|司徒|夏侯|慕容|南宫|南宮|端木|轩辕|軒轅|남궁|황보|제갈|사공|선우|독고)/u;

interface Literal {
  text: string;
  /** `anywhere`; `start`: at the start of a word, as Korean has spaces and particles; `word`: as a word of its own. */
  within: 'anywhere' | 'start' | 'word';
}

/** The given and the family name of a name that is written as one word, in Chinese, Japanese or Korean. */
function partsOfOneWord(name: string): Literal[] {
  const letters = [...name];
  const within = hangul.test(name) ? 'start' : 'anywhere';
  if (letters.length < 2 || letters.length > 6 || !(hangul.test(name) || han.test(name))) return [];
  const family = longFamilyNames.test(name) || letters.length > 3 ? 2 : 1;
  const given = letters.slice(family).join('');
  const parts = [given, ...(letters.length > 3 ? [letters.slice(0, 2).join(''), letters.slice(1).join('')] : [])];
  return parts.filter(Boolean).map((text) => ({ text, within: isLong(text) ? within : 'word' }));
}

/** The texts of an identity that are hidden as they are. */
function literalsOf(name: string, parts: readonly string[], mailName: string): Literal[] {
  const unspaced = [...parts, mailName].filter((part) => spaceless.test(part));
  const whole = spaceless.test(name) ? 'anywhere' : 'word';
  const oneWord = unspaced.length === 1 && parts.length === 1 ? partsOfOneWord(foldPart(unspaced[0] ?? '')) : [];
  return [
    { text: name.replaceAll(/\s+/g, ' '), within: whole } as const,
    { text: name.replaceAll(/\s+/g, ''), within: whole } as const,
    ...unspaced.map((text): Literal => ({ text, within: isLong(text) ? 'anywhere' : 'word' })),
    ...[mailName].filter(isLong).map((text): Literal => ({ text, within: 'word' })),
    ...oneWord,
  ]
    .map(({ text, within }) => ({ text: foldPart(text), within }))
    .filter(({ text, within }) => isLong(text) || (within === 'word' && spaceless.test(text)));
}

const wordCharacter = /[\p{L}\p{M}\p{N}]/u;
const isWordAt = (text: string, place: number) =>
  wordCharacter.test(String.fromCodePoint(text.codePointAt(place) ?? 0));
const isWordBefore = (text: string, place: number) =>
  wordCharacter.test([...text.slice(Math.max(0, place - 2), place)].at(-1) ?? '');

function placesOf(text: string, { text: sought, within }: Literal): Range[] {
  const found: Range[] = [];
  for (let start = text.indexOf(sought); start >= 0; start = text.indexOf(sought, start + sought.length)) {
    const end = start + sought.length;
    const fits = within === 'anywhere' || (!isWordBefore(text, start) && (within === 'start' || !isWordAt(text, end)));
    if (fits) found.push({ start, end });
  }
  return found;
}

const words = /[\p{L}\p{M}\p{N}]+/gu;

/** Finds one person's name, e-mail name and number in a folded text. */
export interface OwnNames {
  /** The digits of the number without its calling code. */
  national: string;
  /** Whether a label of a host contains a part of the name. */
  isIn: (label: string) => boolean;
  /** @param isExempt whether a word stays although it is part of the name */
  ranges: (typed: string, folded: Folded, isExempt: (word: string) => boolean) => Range[];
}

export function ownNamesOf({ name, email, phone }: Identity): OwnNames {
  const mailName = email.split('@', 1)[0] ?? '';
  const plain = dropInvisible(name).replaceAll('\u200D', '');
  const parts = plain.split(/[\s\p{P}\p{S}\u200C]+/u);
  const longParts = parts.filter(isLong);
  // `O'Neill` is also written as one word; so are names with a non-joiner.
  const joined = plain
    .split(/\s+/)
    .map((word) => withoutSigns(word.replaceAll('\u200C', '')))
    .filter((word) => isLong(word) && !parts.includes(word));
  const literals = literalsOf(plain, parts, mailName);
  const spaced = [...longParts, ...joined].filter((part) => !spaceless.test(part));
  const isNamePart = namePartTest(spaced);
  const labels = longParts.map(foldPart).filter((part) => part.length >= 3);
  return {
    national: phone.slice(callingCodeOf(phone).length).replaceAll(/[^0-9]/g, ''),
    isIn: (label) => labels.some((part) => label.includes(part)),
    ranges: (typed, folded, isExempt) => {
      const isName = isNamePart(scriptsOf(typed));
      const wordAt = (part: Range) => {
        const { start, end } = folded.typed(part);
        return typed.slice(start, end);
      };
      const isHidden = (word: string) => isName(word) && !isExempt(word.normalize('NFC'));
      const literal = literals
        .flatMap((each) => placesOf(folded.text, each))
        .filter((range) => !isExempt(wordAt(range).normalize('NFC')));
      return [...literal, ...wordRanges(folded.text, wordAt, isHidden)];
    },
  };
}

/** A run of words that may be read as one, and how: with signs within it, or letter by letter. */
const joint = /^['`-]$/;
const gapOfLetters = /^[^\p{L}\p{M}\p{N}\n]{1,2}$/u;
const isLetter = (word: string) => word.length === 1 || /^[\p{L}\p{N}]\p{M}{0,4}$/u.test(word);

function wordRanges(text: string, wordAt: (part: Range) => string, isHidden: WordTest): Range[] {
  const all = Array.from(text.matchAll(words), ({ 0: { length }, index }) => ({ start: index, end: index + length }));
  const gapAfter = (place: number) => text.slice(all[place]?.end, all[place + 1]?.start ?? all[place]?.end);
  const letterAt = (place: number) => isLetter(text.slice(all[place]?.start, all[place]?.end));
  const found: Range[] = [];
  for (let first = 0; first < all.length; ) {
    const last = runFrom(first, (place) => joint.test(gapAfter(place)));
    found.push(...hiddenInRun(all.slice(first, last + 1), wordAt, isHidden));
    first = last + 1;
  }
  const isSpelled = (range: Range) => isHidden(wordAt(range).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ''));
  for (let first = 0; first < all.length; first += 1) {
    if (!letterAt(first)) continue;
    const last = runFrom(first, (place) => gapOfLetters.test(gapAfter(place)) && letterAt(place + 1));
    const spelled = { start: all[first]?.start ?? 0, end: all[last]?.end ?? 0 };
    if (last > first && isSpelled(spelled)) found.push(spelled);
    // Searches find a letter and a word together, `a nna` as `anna`.
    const pair = { start: all[last]?.start ?? 0, end: all[last + 1]?.end ?? 0 };
    if (gapAfter(last) === ' ' && /^[a-z] /.test(text.slice(pair.start, pair.start + 2)) && isSpelled(pair))
      found.push(pair);
    first = last;
  }
  return found;
}

/** The last place of a run in which each place goes on with the next. */
function runFrom(first: number, goesOn: (place: number) => boolean): number {
  let last = first;
  while (goesOn(last)) last += 1;
  return last;
}

/** What is hidden of words that hyphens, apostrophes or non-joiners join. */
function hiddenInRun(run: readonly Range[], wordAt: (part: Range) => string, isHidden: WordTest): Range[] {
  const whole = { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 };
  const typed = wordAt(whole);
  // A letter as an apostrophe, or a non-joiner, is part of the word.
  const isOneWord = run.length === 1 || !/[\p{P}\p{S}]/u.test(typed);
  if (isOneWord && isHidden(typed)) return [whole];
  if (run.length === 1) return [];
  const inside = run.filter((part) => isHidden(wordAt(part)));
  if (inside.length > 0) return inside;
  return isHidden(withoutSigns(typed)) ? [whole] : [];
}
