import { foldText } from '../fold-text.ts';
import { type Occupation, occupationSlugs } from '../occupation-slugs.ts';
import { wordsOf } from '../search-words.ts';
import { spelledText } from '../spelled-text.ts';

/** The names of all occupations in one language, as its file has them: `Name | synonym | synonym`. */
export type OccupationTexts = Readonly<Record<Occupation, string>>;

/** The name of an occupation and its synonyms. A compiled file has each text as a list of one. */
export const namesOf = (text: string | readonly string[]): string[] => String(text).split(' | ');

/** Occupations by their names in all languages, each as folded words. */
export interface NameIndex {
  byName: ReadonlyMap<string, readonly Occupation[]>;
  /** The greatest number of words of a name. */
  maxWords: number;
}

/** `Dolmetscher*in`, `Dolmetscher:innen`, `Dolmetscher/in`: both genders in one word. */
const bothGenders = /(?<=\p{L})[*:/_]in(?:nen)?(?!\p{L})/giu;

export const foldedWords = (text: string): string[] => wordsOf(foldText(text.replaceAll(bothGenders, '')));

/** The spellings of a name, `ü` also as `ue`. A spelling with less words is a part of it. */
function keysOf(name: string): string[] {
  const [own = '', ...others] = spelledText(name)
    .split('\n')
    .map((line) => wordsOf(line).join(' '));
  const count = (key: string) => key.split(' ').length;
  return [own, ...others.filter((key) => count(key) === count(own))];
}

export function indexNames(texts: readonly OccupationTexts[]): NameIndex {
  const byName = new Map<string, Occupation[]>();
  let maxWords = 0;
  for (const occupation of occupationSlugs) {
    const keys = texts.flatMap((each) => namesOf(each[occupation])).flatMap(keysOf);
    for (const key of new Set(keys)) {
      byName.set(key, [...(byName.get(key) ?? []), occupation]);
      maxWords = Math.max(maxWords, key.split(' ').length);
    }
  }
  return { byName, maxWords };
}

/** From this length on, an `s` at the end may be that of a plural. */
const pluralLength = 5;

/** The occupations that folded words are a name of, also in a plural with `s`. */
export function occupationsCalled({ byName }: NameIndex, words: readonly string[]): readonly Occupation[] {
  const key = words.join(' ');
  const found = byName.get(key);
  if (found || !key.endsWith('s') || key.length < pluralLength) return found ?? [];
  return byName.get(key.slice(0, -1)) ?? [];
}
