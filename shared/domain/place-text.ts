import { foldText } from './fold-text.ts';

/** What people write for a country besides its names. */
const abbreviations: Readonly<Record<string, readonly string[]>> = { AE: ['UAE'], US: ['USA'] };

const namesIn = (language: string, code: string) =>
  (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(language, { type: 'region', style }).of(code) ?? code,
  );

const wordsOf = (text: string) =>
  ` ${foldText(text)
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()} `;

/** Whether a text names a country, in a reader's language or in English. */
export function namesCountry(text: string, country: string, language: string): boolean {
  const names = [...namesIn(language, country), ...namesIn('en', country), ...(abbreviations[country] ?? [])];
  const words = wordsOf(text);
  return names.some((name) => words.includes(wordsOf(name)));
}

/**
 * A job's place with its country in the reader's language, unless the place names it: `Berlin (Germany)`, but
 * `Berlin, Germany`.
 * @param country by its code of ISO 3166-1, or null
 * @param language of the reader, by its tag
 */
export function placeText(place: string, country: string | null, language: string): string {
  if (country === null) return place;
  return namesCountry(place, country, language) ? place : `${place} (${namesIn(language, country)[0]})`;
}
