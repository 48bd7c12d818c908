import { expect, test } from 'vitest';
import type { FoundProfile } from './formats/found-profile.ts';
import { readResumeJson } from './formats/read-resume-json.ts';
import { withReadNumber } from './read-number.ts';

const numberIn = async (found: FoundProfile) => {
  const { fields, phoneProblem } = await withReadNumber(found);
  return phoneProblem ?? fields.phone;
};

test.each([
  ['+84 912 345 678', undefined, '+84912345678'],
  ['+8 4912345678', undefined, '+84912345678'],
  ['(+351) 912 345 678', undefined, '+351912345678'],
  ['0049 151 23456789', undefined, '+4915123456789'],
  ['(912) 555-4321', 'US', '+19125554321'],
  ['0151 23456789', 'de', '+4915123456789'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['+49 151 23456789', 'FR', '+4915123456789'],
  ['(912) 555-4321', undefined, 'phone_country_missing'],
  ['(912) 555-4321', 'Texas', 'phone_country_missing'],
  ['+351 912 345 6789', undefined, 'phone_too_long?code=351'],
  ['on request', 'DE', 'phone_characters'],
  ['', 'DE', ''],
])('the number %j of a person in %s is read as %j', async (phone, countryCode, expected) => {
  expect(await numberIn(readResumeJson({ basics: { phone, location: { countryCode } } }))).toBe(expected);
});

test('a number that the profile cannot have stays as the file has it', async () => {
  const { fields } = await withReadNumber(readResumeJson({ basics: { phone: 'on request' } }));
  expect(fields.phone).toBe('on request');
});
