import { expect, test } from 'vitest';
import { parseRecruiter, waitingSince } from './stored-recruiter.ts';

const keys = {
  PK: 'RECRUITER#3',
  SK: 'PROFILE',
  entity: 'recruiter',
  schema_version: 1,
  GSI2PK: 'ACCOUNTS#recruiter',
  GSI2SK: '2026-05-01T10:00:00.000Z#000000000003',
};
const summary = {
  id: 3,
  name: 'Lea Lima',
  email: 'lea@lima.example',
  phone: '+919876543211',
  address: '2 Marine Drive',
  company_name: 'Lima Languages',
  verified: false,
  state: 'active',
  created_at: '2026-05-01T10:00:00.000Z',
};

test.each([
  ['as signing up makes it', summary],
  ['of a verified company', { ...summary, verified: true }],
  [
    'of a verified company whose address changed',
    { ...summary, verified: true, address_changed_at: summary.created_at },
  ],
  ['of a deleted account', { ...summary, state: 'deleted' }],
])('reads a profile %s, and leaves its keys out', (_, stored) => {
  const company = { about: '', website: '', location: '' };
  expect(parseRecruiter({ ...keys, card: stored })).toEqual({ summary: stored, company });
});

test('reads a profile with the text of its company page', () => {
  const company = { about: 'Subtitles since 1998.', website: 'https://lima.example', location: 'Mumbai' };
  expect(parseRecruiter({ ...keys, card: summary, company })).toEqual({ summary, company });
});

test('reads the profile of a recruiter whose verification has a time', () => {
  const company = { about: '', website: '', location: '' };
  const first_verified_at = '2026-05-02T09:00:00.000Z';
  const verified = { ...summary, verified: true };
  const read = { summary: verified, company, first_verified_at };
  expect(parseRecruiter({ ...keys, card: verified, first_verified_at })).toEqual(read);
});

test('reads a profile whose saves of a day are counted', () => {
  const saves = { day: '2026-11-26', count: 3 };
  expect(parseRecruiter({ ...keys, card: summary, saves })).toMatchObject({ summary, saves });
});

test('reads since when a recruiter waits: since the sign-up, unless a later time is stored', () => {
  const waiting_since = '2026-06-01T08:00:00.000Z';
  expect(waitingSince(parseRecruiter({ ...keys, card: summary }))).toBe(summary.created_at);
  expect(waitingSince(parseRecruiter({ ...keys, card: summary, waiting_since }))).toBe(waiting_since);
});

test('refuses a profile of another kind', () => {
  const { verified: _, ...admin } = summary;
  expect(() => parseRecruiter({ ...keys, card: { ...admin, role: 'admin' } })).toThrow();
});
