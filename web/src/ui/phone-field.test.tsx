import { expect, test } from 'vitest';
import { phone, phoneOrStored } from '#shared/contracts/phone.ts';
import { markupOf } from '#test/support/markup-of.tsx';
import { PhoneField } from './phone-field.tsx';
import { phoneValueOf, typedPhoneOf } from './use-phone-input.ts';

const markup = (value: string): string =>
  markupOf(<PhoneField label="Phone" name="phone" value={value} onChange={() => undefined} />, {});
const shown = (value: string): string | undefined => /<input[^>]* value="([^"]*)"/.exec(markup(value))?.[1];
const chosen = (value: string): string | undefined => /<option value="(\w+)" selected="">/.exec(markup(value))?.[1];

test.each([
  ['+919876543210', 'IN', '9876543210'],
  ['+351911987654', 'PT', '911987654'],
  ['+91 98-76x54321099', 'IN', '98-76x54321099'],
  ['+493519876543219', 'DE', '3519876543219'],
  ['+91 12', 'IN', '12'],
  ['+870773123456', 'IN', '+870773123456'],
  ['no number', 'IN', 'no number'],
  ['', 'IN', ''],
])('the stored number %j is shown whole, under %s', (value, country, text) => {
  expect({ country: chosen(value), text: shown(value) }).toEqual({ country, text });
});

test.each([
  ['IN', '98765 43210', '+91 98765 43210'],
  ['DE', '0151 23456789', '+49 0151 23456789'],
  ['IN', '+49 151 23456789', '+49 151 23456789'],
  ['IN', '＋４９ 151', '＋４９ 151'],
  ['IN', '  ', ''],
] as const)('under %s %j is the value %j, which the field shows again', (country, text, value) => {
  expect(phoneValueOf({ country, text })).toBe(value);
  expect(phoneValueOf(typedPhoneOf(value))).toBe(value);
});

test.each([
  ['+91 98765-43210', '+919876543210'],
  ['+49 0151 23456789', '+4915123456789'],
  ['+86 138 1234 5678', '+8613812345678'],
  ['\u202a+44 07700 900123\u202c', '+447700900123'],
])('the schema reads the value %j as %s', async (value, number) => {
  expect(await phone.safeParseAsync(value)).toEqual({ success: true, data: number });
});

test.each([
  ['+9198765432', 'phone_too_short?code=91'],
  ['9876543210', 'phone_country_missing'],
  ['', 'phone_missing'],
  [undefined, 'phone_missing'],
  [`+91${'9'.repeat(100)}`, 'text_too_long?max=100'],
])('the schema refuses %j: %s', async (value, message) => {
  const { error } = await phone.safeParseAsync(value);
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  ['+861381234567', '+861381234567', { data: '+861381234567' }],
  ['', '', { data: '' }],
  ['no number', 'no number', { data: 'no number' }],
  ['+490301234567', '+49 030 12345678', { data: '+493012345678' }],
  ['+861381234567', '+86138123456', { error: 'phone_too_short?code=86' }],
  ['+861381234567', '', { error: 'phone_missing' }],
  ['+919876543210', '+861381234567', { error: 'phone_too_short?code=86' }],
])('in a form that shows %j, %j is %j', async (stored, value, expected) => {
  const { data, error } = await phoneOrStored(stored).safeParseAsync(value);
  expect(error ? { error: error.issues[0]?.message } : { data }).toEqual(expected);
});
