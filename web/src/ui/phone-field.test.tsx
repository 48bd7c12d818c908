import { expect, test } from 'vitest';
import { phone } from '#shared/contracts/fields.ts';
import { markupOf } from '#test/support/markup-of.tsx';
import { PhoneField } from './phone-field.tsx';

const markup = (value: string): string =>
  markupOf(
    <PhoneField label="Phone" name="phone" value={value} codes={['+1', '+91']} onChange={() => undefined} />,
    {},
  );
const shown = (value: string): string | undefined => /<input[^>]* value="([^"]*)"/.exec(markup(value))?.[1];

test('a stored number of a country that is not offered keeps its code', () => {
  expect(shown('+3511911987654')).toBe('1911987654');
  expect(markup('+3511911987654')).toMatch(/<option selected="">\+351</);
});

test('a phone number is shown as its digits, ten at most, behind the country code', () => {
  expect(shown('+91 98-76x54321099')).toBe('9876543210');
  expect(shown('+919876543210')).toBe('9876543210');
});

test('a phone number has exactly ten digits behind its code', () => {
  expect(phone.safeParse('+919876543210').success).toBe(true);
  expect(phone.safeParse('+9198765432').success).toBe(false);
  expect(phone.safeParse('9876543210').success).toBe(false);
});
