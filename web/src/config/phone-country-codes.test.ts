import { expect, test } from 'vitest';
import { phoneCountryCodes } from './phone-country-codes.ts';

test('the sign-up offers eleven country codes, India first', () => {
  expect(phoneCountryCodes.join(' ')).toBe('+91 +1 +44 +61 +81 +49 +33 +39 +7 +55 +86');
});
