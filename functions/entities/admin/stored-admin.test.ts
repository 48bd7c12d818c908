import { expect, test } from 'vitest';
import { parseAdmin } from './stored-admin.ts';

const keys = { PK: 'ADMIN#1', SK: 'PROFILE', entity: 'admin', schema_version: 1 };
const summary = {
  id: 1,
  name: 'Ada Admin',
  email: 'ada@portal.example',
  phone: '+919876543212',
  address: '3 Marine Drive',
  company_name: 'Portal',
  role: 'master_admin',
  state: 'active',
  created_at: '2026-05-01T10:00:00.000Z',
};

test.each([
  ['a master admin', summary],
  ['a deactivated admin', { ...summary, role: 'admin', state: 'deactivated' }],
])('reads the profile of %s, and leaves its keys out', (_, stored) => {
  expect(parseAdmin({ ...keys, card: stored })).toEqual({ summary: stored });
});

test('reads the profile of an admin who was invited', () => {
  const invitation = { by: 1, language: 'ja' };
  expect(parseAdmin({ ...keys, card: summary, invitation })).toEqual({ summary, invitation });
});

test('refuses a profile of another kind', () => {
  expect(() => parseAdmin({ ...keys, card: { ...summary, role: null } })).toThrow();
});
