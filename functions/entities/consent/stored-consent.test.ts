import { expect, test } from 'vitest';
import { parseConsent } from './stored-consent.ts';

const keys = { PK: 'CANDIDATE#7', SK: 'TERMS#2026-11-26T10:00:00.000Z', entity: 'consent', schema_version: 1 };
const at = '2026-11-26T10:00:00.000Z';

test.each([
  ['both documents', { privacy: '2026-11-26', terms: '2026-11-26' }],
  ['one document', { terms: '2027-03-01' }],
])('reads the consent to %s, and leaves its keys out', (_, versions) => {
  expect(parseConsent({ ...keys, versions, language: 'ar', at })).toEqual({ versions, language: 'ar', at });
});

test('refuses an unknown document', () => {
  expect(() => parseConsent({ ...keys, versions: { newsletter: '1' }, language: 'en', at })).toThrow();
});
