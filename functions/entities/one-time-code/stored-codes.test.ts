import { expect, test } from 'vitest';
import { isUncounted, latestSignup, parseCodes, pendingSignup } from './stored-codes.ts';

const keys = { PK: 'EMAIL#chie@okada.example', SK: 'CODES', entity: 'one_time_codes', schema_version: 1 };
const now = 1_777_000_000_000;
const code = { digest: 'a-digest', valid_until: now + 600_000, guesses: 2, account_id: 7 };

test('reads codes from before networks and sends for admins were counted separately', () => {
  const item = { ...keys, version: 3, sends: [now], codes: { candidate: { ...code, failures: [now - 2, now - 1] } } };
  expect(parseCodes(item)).toEqual({
    version: 3,
    sends: [now],
    admin_sends: [now],
    codes: { candidate: { ...code, failures: { unknown: [now - 2, now - 1] }, failed: 2 } },
  });
  expect(isUncounted(item, 'candidate')).toBe(true);
  expect(isUncounted(item, 'admin'), 'there is no such code').toBe(false);
});

test('reads codes with failures by network', () => {
  const codes = {
    version: 4,
    sends: [now],
    admin_sends: [],
    codes: { recruiter: { ...code, failures: { 'a-network': [now] }, failed: 1, account_id: null } },
  };
  expect(parseCodes({ ...keys, ...codes, expires_at: 1_777_086_400 })).toEqual(codes);
  expect(isUncounted({ ...keys, ...codes }, 'recruiter')).toBe(false);
});

test('reads a used code, and one that confirms a sign-up', () => {
  const { digest: _, ...used } = code;
  const codes = {
    version: 5,
    sends: [now],
    admin_sends: [],
    codes: {
      candidate: { ...code, failures: {}, failed: 0, account_id: null, signup_id: 'a-signup' },
      candidate_email: { ...used, failures: {}, failed: 0 },
    },
  };
  expect(parseCodes({ ...keys, ...codes })).toEqual(codes);
});

const person = { name: 'Chie Okada', email: 'chie@okada.example', phone: '+919876543210', address: '1 Marine Drive' };
const candidateForm = { ...person, subtitle: 'Interpreter', skills: [], language: 'Japanese' };
const pending = { account_id: 7, valid_until: now };

test.each([
  { kind: 'candidate', form: { ...candidateForm, profile_public: true }, ...pending },
  { kind: 'recruiter', form: { ...person, company_name: 'Okada KK' }, ...pending },
])('reads a pending sign-up of a $kind', (signup) => {
  const place = { PK: 'SIGNUP#a-signup', SK: 'SIGNUP', entity: 'pending_signup', schema_version: 1 };
  expect(pendingSignup.parse({ ...place, ...signup, expires_at: 1_777_000_000 })).toEqual(signup);
});

test('reads a sign-up from before the public list as one that did not agree to it', () => {
  const signup = { kind: 'candidate', form: candidateForm, ...pending };
  expect(pendingSignup.parse(signup)).toEqual({ ...signup, form: { ...candidateForm, profile_public: false } });
});

test('reads which sign-up of an address is the latest', () => {
  const latest = { kind: 'candidate', signup_id: 'a-signup', valid_until: now };
  const place = { PK: keys.PK, SK: 'SIGNUP', entity: 'latest_signup', schema_version: 1 };
  expect(latestSignup.parse({ ...place, ...latest, expires_at: 1_777_000_000 })).toEqual(latest);
});
