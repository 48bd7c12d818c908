import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { phoneNumberText } from './phone-number.tsx';

test.each([
  ['+919876543210', '+91 98765 43210'],
  ['+12025550123', '+1 202 555 0123'],
  ['+447700900123', '+44 7700 900123'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+8613812345678', '+86 138 1234 5678'],
  ['+5511912345678', '+55 11 91234 5678'],
  ['+819012345678', '+81 90 1234 5678'],
  ['+79161234567', '+7 916 123 45 67'],
  ['+393381234567', '+39 338 123 4567'],
  ['+61412345678', '+61 412 345 678'],
  ['+6591234567', '+65 9123 4567'],
  ['+29051234', '+290 51234'],
  ['+493012345', '+49 301 2345'],
  ['+91 ********10', '+91 ********10'],
  ['********', '********'],
  ['', ''],
])('%j is shown as %j', (phone, shown) => {
  expect(phoneNumberText(phone)).toBe(shown);
});

test('a number of any country is shown with all its digits, and no group of one at its end', () => {
  for (const country of getCountries()) {
    const number = getExampleNumber(country, examples)?.number ?? '';
    expect(phoneNumberText(number).replaceAll(' ', '')).toBe(number);
    expect(phoneNumberText(number)).not.toMatch(/ \d$/);
  }
});
