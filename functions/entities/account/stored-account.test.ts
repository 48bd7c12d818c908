import { expect, test } from 'vitest';
import { parseAccount, parseEmailPointer } from './stored-account.ts';

const keys = { PK: 'CANDIDATE#7', SK: 'ACCOUNT', entity: 'account', schema_version: 1 };
const account = {
  kind: 'candidate',
  id: 7,
  email: 'chie@okada.example',
  name: 'Chie Okada',
  state: 'active',
  verified: false,
  role: null,
  sessions: {},
  version: 1,
};
const former_addresses = [{ email: 'chie@former.example', changed_at: '2026-05-01T10:00:00.000Z' }];

test('reads an account whose address never changed, also one from before former addresses were stored', () => {
  expect(parseAccount({ ...keys, ...account })).toEqual(account);
});

/** One account of each other format that was ever written. */
const shapes = {
  'an account with former addresses and a session from before devices were stored': {
    ...account,
    sessions: { 'a-session-key': { created: 1_777_000_000, seen: 1_777_000_300 } },
    version: 5,
    former_addresses,
  },
  'an account with a session whose device is known': {
    ...account,
    sessions: { 'a-session-key': { created: 1_777_000_000, seen: 1_777_000_300, device: 'cw' } },
    version: 2,
  },
  'an account that was signed out of': { ...account, last_seen: 1_777_000_600, version: 3 },
  'a verified recruiter': { ...account, kind: 'recruiter', verified: true },
  'a colleague in the company of another': { ...account, kind: 'recruiter', company: { id: 3, role: 'viewer' } },
  'a founder who has colleagues': { ...account, kind: 'recruiter', verified: true, has_colleagues: true },
  'a deactivated admin': { ...account, kind: 'admin', role: 'admin', state: 'deactivated' },
  'an account that is being erased': { ...account, state: 'erasing', name: '', email: '' },
};

test.each(Object.entries(shapes))('reads %s, and leaves its keys out', (_, stored) => {
  expect(parseAccount({ ...keys, ...stored })).toEqual(stored);
});

test('reads an erased account, which expires', () => {
  const erased = { ...account, state: 'erased', name: '', email: '' };
  expect(parseAccount({ ...keys, ...erased, expires_at: 1_778_000_000 })).toEqual({ ...erased });
});

test('reads the account of an e-mail address', () => {
  const pointer = { kind: 'admin', id: 2, state: 'active', role: 'master_admin' };
  const place = { PK: 'EMAIL#ada@portal.example', SK: 'ADMIN', entity: 'email', schema_version: 1 };
  expect(parseEmailPointer({ ...place, ...pointer })).toEqual(pointer);
});

test('refuses an item of another entity', () => {
  expect(() => parseAccount({ ...keys, entity: 'candidate', card: { id: 7 } })).toThrow();
});
