import { type NameLocale, nameLocales } from '#shared/domain/language-table.ts';
import { readTexts } from '#shared/locales/read-texts.ts';
import { composedName, type NameParts, nameOf, namePartsIn } from './cldr.ts';
import { isoNames } from './codes.ts';
import { ownNames } from './own-names.ts';
import { signLanguages } from './sign-languages.ts';

const parts = Object.fromEntries(nameLocales.map((locale) => [locale, namePartsIn(locale)])) as Record<
  NameLocale,
  NameParts
>;
const signed = new Map(signLanguages.map((each) => [each.code, each]));
const textsOfSigned = readTexts('sign-languages');

/** The English name of a tag: CLDR's, else that of ISO 639-3; undefined for variants that only other locales name. */
export const englishName = (tag: string): string | undefined => {
  const name = parts.en.languages[tag] ?? isoNames.get(tag);
  if (name || !signed.has(tag)) return name;
  return signed.get(tag)?.also?.find((each) => each.endsWith('Sign Language')) ?? signed.get(tag)?.own;
};

/** The names of a tag that people see, in each of `nameLocales`; English where CLDR has none. */
export const displayNames = (tag: string): Record<NameLocale, string> => {
  const english = englishName(tag) ?? tag;
  const names = nameLocales.map((locale) => {
    const name = nameOf(tag, parts[locale]) ?? signedName(tag, locale);
    return [locale, name ? titled(name, locale) : english];
  });
  return Object.fromEntries(names);
};

/** A sign language has its own name in the language in which that one is written. English names are those of CLDR and ISO. */
function signedName(tag: string, locale: NameLocale): string | undefined {
  const { own, ownIn } = signed.get(tag) ?? {};
  return ownIn === locale && locale !== 'en' ? own : countrysName(tag, locale);
}

/** `Sign language (Germany)`, as far as the language belongs to a country: with its name, since adjectives inflect. */
export function countrysName(tag: string, locale: NameLocale): string | undefined {
  const country = parts[locale].territories[signed.get(tag)?.territory ?? ''];
  return country && locale !== 'en' ? textsOfSigned(locale)('of_country', { country }) : undefined;
}

/** The name of a language in itself, from the list here or its own locale in CLDR. */
export function ownName(tag: string): string | null {
  const [language = tag] = tag.split('-');
  const known = ownNames[tag] ?? signed.get(tag)?.own;
  const name = known ?? nameOf(tag, namePartsIn(tag)) ?? nameOf(tag, namePartsIn(language));
  return name && name !== tag ? titled(name, tag) : null;
}

/** The names of a variant by its parts, `Portuguese (Brazil)`, also where CLDR has one of its own. */
export const composedNames = (tag: string): (string | undefined)[] =>
  [...Object.values(parts), namePartsIn(tag.split('-')[0] ?? tag)].map((each) => composedName(tag, each));

/**
 * A name as an entry of a list: CLDR writes many as inside a sentence (`español`). Names with a capital inside a word
 * (`isiZulu`) stay, and Georgian has no capitals at the start of a sentence.
 */
function titled(name: string, locale: string): string {
  const [first = ''] = name;
  const [word = ''] = name.split(/[\s(]/);
  if (!/^\p{Ll}/u.test(name) || /\p{Lu}/u.test(word) || /^\p{Script=Georgian}/u.test(name)) return name;
  return first.toLocaleUpperCase(locale) + name.slice(first.length);
}
