import { foldLanguageName } from '#shared/domain/fold-language-name.ts';
import { type LanguageTable, nameLocales } from '#shared/domain/language-table.ts';
import { chineseNames } from './chinese-names.ts';
import { cldrLocales, languageNamesIn } from './cldr.ts';
import { isoNames, twoLetterTags } from './codes.ts';
import { composedNames, countrysName, displayNames, englishName, ownName } from './display-names.ts';
import { decideMeanings, type Meaning } from './meanings.ts';
import { addMissingVote, countNames, type NameVotes, tagOfKey } from './name-votes.ts';
import { otherNames, shownName } from './other-languages.ts';
import { signLanguages } from './sign-languages.ts';
import { usersOf } from './speakers.ts';

type Named = Omit<LanguageTable['languages'][number], 'terms'>;

/** Makes the table of all languages that the product names. Reads all of CLDR's locales: two seconds. */
export function makeLanguageTable(): LanguageTable {
  const named = tagsOfTable().map((tag): Named => ({ tag, own: ownName(tag), names: displayNames(tag) }));
  const votes = countNames();
  addOtherSources(votes, named);
  const tags = new Set(named.map(({ tag }) => tag));
  const names = otherNames(tags);
  const meanings = decideMeanings(votes, tags, names);
  const terms = termsByTag(meanings);
  const others = [...new Set([...names.values()].flatMap((each) => [...each]))];
  return {
    languages: named.sort(byUse).map((each) => ({ ...each, terms: terms.get(each.tag) ?? [] })),
    others: others
      .map((tag) => ({ tag, name: shownName(tag, names), terms: terms.get(tag) ?? [] }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    ambiguous: [...meanings].flatMap(([term, { isClear }]) => (isClear ? [] : [term])),
  };
}

/** Every language with a code of two letters, every sign language, and all others that CLDR names. */
function tagsOfTable(): string[] {
  const keys = new Set(cldrLocales.flatMap((locale) => Object.keys(languageNamesIn(locale))));
  const tags = [...keys].filter((key) => !/-(alt|menu)-/.test(key)).map(tagOfKey);
  const all = new Set([...tags, ...twoLetterTags, ...signLanguages.map(({ code }) => code)]);
  return [...all].filter((tag) => englishName(tag) !== undefined);
}

/** Arabic names have it in lists and forms, but people also search without it. */
const arabicArticle = /^ال/;

/** Adds own names, shown names, ISO's names and those of sign languages, where no locale of CLDR has them. */
function addOtherSources(votes: NameVotes, named: readonly Named[]): void {
  const add = (tag: string, names: Iterable<string | null | undefined>) => {
    for (const name of names) if (name) addMissingVote(votes, foldLanguageName(name), tag);
  };
  for (const { tag, own, names } of named) {
    const short = foldLanguageName(names.ar).replace(arabicArticle, '');
    if (!votes.has(short)) addMissingVote(votes, short, tag);
    add(tag, [own, ...Object.values(names), isoNames.get(tag), ...composedNames(tag)]);
  }
  for (const { code, also = [] } of signLanguages) {
    add(code, [...also, ...nameLocales.map((locale) => countrysName(code, locale))]);
  }
  for (const [tag, name] of chineseNames()) if (!votes.has(foldLanguageName(name))) add(tag, [name]);
}

function termsByTag(meanings: ReadonlyMap<string, Meaning>): Map<string, string[]> {
  const terms = new Map<string, string[]>();
  for (const [term, { tags }] of meanings) {
    for (const tag of tags) terms.set(tag, [...(terms.get(tag) ?? []), term]);
  }
  return terms;
}

const byUse = (a: Named, b: Named): number => usersOf(b.tag) - usersOf(a.tag) || (a.names.en < b.names.en ? -1 : 1);
