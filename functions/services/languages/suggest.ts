import { foldLanguageName } from '#shared/domain/fold-language-name.ts';
import {
  type LanguageTable,
  type NamedLanguage,
  type NameLocale,
  nameLocales,
  type OtherLanguage,
} from '#shared/domain/language-table.ts';

/** Finds the languages that a person may mean while typing, the best first. */
export type SuggestLanguages = (typed: string, locale: NameLocale) => NamedLanguage[];

const maxShown = 10;

/** How well a language fits what was typed, the best first. */
const ranks = {
  exact: 0,
  shownStart: 1,
  shownWord: 2,
  /** A name in a language that the person does not see, such as `japonés` or `jpn`. */
  otherStart: 3,
  shownPart: 4,
  otherWord: 5,
} as const;
const noMatch = 6;

/** Parts of words say little from fewer letters than this, but in scripts without spaces one sign is a word. */
const lettersOfPart = 3;
const ascii = /^[\0-\x7F]*$/;

/** The names of a language as one text, each in a line: searching that is faster than searching each name. */
interface Searched {
  language: NamedLanguage;
  /** What a person sees or knows in any case: the name in the site's language, in English and in itself. */
  shown: string;
  /** All names and codes. */
  terms: string;
}

/** Makes the search of a table; an empty text finds the most used languages. */
export function suggesterOf({ languages: named, others }: LanguageTable): SuggestLanguages {
  const languages = [...named, ...others.map(toNamed)];
  const terms = languages.map((each) => lines(each.terms));
  const searchedIn = new Map<NameLocale, Searched[]>();
  return (typed, locale) => {
    const text = foldLanguageName(typed);
    const searched =
      searchedIn.get(locale) ??
      languages.map((language, index) => ({ language, shown: shownIn(language, locale), terms: terms[index] ?? '' }));
    searchedIn.set(locale, searched);
    return searched
      .map((each) => ({ ...each, rank: rankOf(text, each) }))
      .filter(({ rank }) => rank < noMatch)
      .sort((a, b) => a.rank - b.rank)
      .slice(0, maxShown)
      .map(({ language }) => language);
  };
}

/** A language that only ISO 639-3 names has its English name everywhere, and comes after all others of its rank. */
const toNamed = ({ tag, name, terms }: OtherLanguage): NamedLanguage => ({
  tag,
  own: null,
  names: Object.fromEntries(nameLocales.map((locale) => [locale, name])) as NamedLanguage['names'],
  terms,
});

const lines = (names: readonly string[]) => `\n${names.join('\n')}\n`;

const shownIn = ({ names, own }: NamedLanguage, locale: NameLocale): string =>
  lines([names[locale], names.en, own ?? ''].map(foldLanguageName));

function rankOf(text: string, { shown, terms }: Searched): number {
  if (text === '') return ranks.shownStart;
  const isPart = text.length >= lettersOfPart || !ascii.test(text);
  if (terms.includes(`\n${text}\n`)) return ranks.exact;
  if (shown.includes(`\n${text}`)) return ranks.shownStart;
  if (shown.includes(` ${text}`)) return ranks.shownWord;
  if (isPart && terms.includes(`\n${text}`)) return ranks.otherStart;
  if (isPart && shown.includes(text)) return ranks.shownPart;
  return isPart && terms.includes(` ${text}`) ? ranks.otherWord : noMatch;
}
