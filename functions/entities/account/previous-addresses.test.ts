import { expect, test } from 'vitest';
import { formerAddressDays } from '#shared/domain/retention.ts';
import { dayMs, epochMs, toIso } from '#shared/domain/time.ts';
import {
  beforeChange,
  changesPerPeriod,
  secondsUntilChange,
  undoableAddresses,
  withPreviousAddress,
} from './previous-addresses.ts';
import { type Account, parseAccount } from './stored-account.ts';

const now = epochMs(Date.parse('2026-11-22T12:00:00.000Z'));
const undoPeriod = formerAddressDays * dayMs;
const account = (former_addresses?: Account['former_addresses']): Account =>
  parseAccount({
    kind: 'candidate',
    id: 7,
    email: 'present@test.example',
    name: 'Nina',
    state: 'active',
    verified: false,
    role: null,
    sessions: {},
    version: 3,
    ...(former_addresses ? { former_addresses } : {}),
  });
const previous = (email: string, milliseconds: number) => ({ email, changed_at: toIso(epochMs(milliseconds)) });

test('an account from before former addresses were stored has none, and may change its address', () => {
  expect(undoableAddresses(account(), now)).toEqual([]);
  expect(secondsUntilChange(account(), now)).toBe(0);
  expect(beforeChange(account(), previous('present@test.example', now), now)).toBeUndefined();
  expect(withPreviousAddress(account(), now)).toEqual([previous('present@test.example', now)]);
});

test('an address is kept to the last millisecond in which its change can be undone', () => {
  const one = account([previous('a', now - undoPeriod + 1), previous('b', now - 1)]);
  expect(undoableAddresses(one, now).map(({ email }) => email)).toEqual(['a', 'b']);
  expect(undoableAddresses(one, epochMs(now + 1)).map(({ email }) => email)).toEqual(['b']);
  expect(withPreviousAddress(one, epochMs(now + 1)).map(({ email }) => email)).toEqual(['b', 'present@test.example']);
});

test('undoing a change leaves the changes before it, and voids itself and all later ones', () => {
  const [a, b, c] = [previous('a', now - 3), previous('b', now - 2), previous('c', now - 1)];
  const one = account([a, b, c]);
  expect(beforeChange(one, b, now)).toEqual([a]);
  expect(beforeChange(one, previous('b', now - 1), now), 'another change').toBeUndefined();
  expect(beforeChange(one, a, epochMs(Date.parse(a.changed_at) + undoPeriod)), 'too late').toBeUndefined();
});

test('the address changes at most 5 times in 7 days', () => {
  const changes = Array.from({ length: changesPerPeriod }, (_, index) => previous(`${index}`, now - 5_000 + index));
  expect(secondsUntilChange(account(changes.slice(1)), now)).toBe(0);
  expect(secondsUntilChange(account(changes), now)).toBe((undoPeriod - 5_000) / 1000);
  expect(secondsUntilChange(account(changes), epochMs(now - 5_000 + undoPeriod))).toBe(0);
});
