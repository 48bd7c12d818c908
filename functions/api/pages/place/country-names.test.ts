import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { countryCodes } from '#shared/domain/countries.ts';
import { interfaceLanguages } from '#shared/domain/interface-languages.ts';
import { countryNamed, nameKey } from './country-names.ts';

const require = createRequire(import.meta.url);

/** A locale's names of the countries in CLDR, with the alternative ones. */
const cldrNames = (locale: string): [code: string, name: string][] => {
  const file = require(`cldr-localenames-full/main/${locale}/territories.json`);
  const names: Record<string, string> = file.main[locale].localeDisplayNames.territories;
  return Object.entries(names).map(([key, name]) => [key.split('-')[0] ?? key, name]);
};
const isCountry = (code: string) => (countryCodes as readonly string[]).includes(code);

test('no name of a country is another country in another language of the site', () => {
  const meanings = new Map<string, Set<string>>();
  for (const [code, name] of interfaceLanguages.flatMap(cldrNames).filter(([code]) => isCountry(code))) {
    meanings.set(nameKey(name), (meanings.get(nameKey(name)) ?? new Set()).add(code));
  }
  expect(meanings.size).toBeGreaterThan(1_400);
  expect([...meanings].filter(([, codes]) => codes.size > 1)).toEqual([]);
});

test.each(interfaceLanguages)('every name of CLDR in %s means its country or nothing', (locale) => {
  const wrong = cldrNames(locale).filter(([code, name]) => ![code, undefined].includes(countryNamed(name)));
  expect(wrong).toEqual([]);
  const unknown = cldrNames(locale).filter(([code, name]) => isCountry(code) && !countryNamed(name));
  expect(unknown.length).toBeLessThan(25);
});

test('two letters are no country, apart from US and UK', () => {
  expect(countryCodes.filter((code) => countryNamed(code))).toEqual(['US']);
  expect(countryNamed('UK')).toBe('GB');
});
