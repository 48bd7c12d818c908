import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { firstPhoneCountries, mainCountryOf, phoneCodeOf, phoneCountries } from './phone-countries.ts';

test('the documented country codes come first, India before all', () => {
  expect(firstPhoneCountries.map(phoneCodeOf).join(' ')).toBe('+91 +1 +44 +61 +81 +49 +33 +39 +7 +55 +86');
});

test('every country of the numbering plans can be chosen, with its code', () => {
  expect([...phoneCountries].sort()).toEqual([...getCountries()].sort());
  for (const country of phoneCountries) expect(phoneCodeOf(country)).toBe(`+${getCountryCallingCode(country)}`);
});

test.each([
  ['+1', 'US'],
  ['+7', 'RU'],
  ['+44', 'GB'],
  ['+870', undefined],
])('numbers with %s are first taken for those of %s', (code, country) => {
  expect(mainCountryOf(code)).toBe(country);
});
