import { type CountryCode, countryCodes } from '#shared/domain/countries.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import words from './words.json' with { type: 'json' };

// What people write in a job's place, in the languages of the site: `words.json`.

/** The words of a topic in all languages, without case and accents. */
export const foldedWords = (byLanguage: Readonly<Record<string, string>>): string[] =>
  Object.values(byLanguage).flatMap((list) => list.split('|').map((word) => foldText(word)));

/** A name without case, accents, dots, hyphens and a leading article. */
function nameKey(name: string): string {
  const folded = foldText(name).replaceAll(/[.'’]/g, '').replaceAll(/[-‐‑]/g, ' ').replaceAll(/\s+/g, ' ');
  return folded.replace(/^(?:the|die|der|les?|la|los) /, '').trim();
}

/** Names that are also those of another place, such as the state of Georgia or saints of many towns. */
const ambiguous = new Set(words.otherPlaces.split('|').map(nameKey));
/** Two letters are never a country, as they are also states, provinces or cantons, but for these. */
const isName = (key: string) => !/^[a-z]{1,2}$/.test(key) || key === 'us' || key === 'uk';

let names: ReadonlyMap<string, CountryCode> | undefined;

/** The names of all countries in the languages of the site, long and short, and other usual ones; made at the first use. */
function countryOfName(key: string): CountryCode | undefined {
  names ??= new Map([
    ...interfaceLanguages.flatMap((language) =>
      (['long', 'short'] as const).flatMap((style) => {
        const display = new Intl.DisplayNames(language, { type: 'region', style });
        return countryCodes.map((code) => [nameKey(display.of(code) ?? code), code] as const);
      }),
    ),
    ...Object.entries(words.countries).flatMap(([code, list]) =>
      list.split('|').map((name) => [nameKey(name), code as CountryCode] as const),
    ),
  ]);
  return isName(key) ? names.get(key) : undefined;
}

/** Whether a name is one of a country. */
export const isNameOf = (name: string, country: CountryCode): boolean => countryOfName(nameKey(name)) === country;

/** Whether a name can only be a country's. */
export const isCountryName = (name: string): boolean =>
  !ambiguous.has(nameKey(name)) && countryOfName(nameKey(name)) !== undefined;

const states = new Map(
  Object.entries(words.states).flatMap(([code, name]) => [code, name].map((each) => [nameKey(each), code] as const)),
);

/** The code of the state that ends a place in the USA. New York and Washington alone are the cities. */
export function stateInUs(parts: readonly string[]): string | undefined {
  const key = nameKey(parts.at(-1) ?? '');
  const isCity = parts.length === 1 && ['new york', 'washington'].includes(key);
  return isCity ? undefined : states.get(key);
}
