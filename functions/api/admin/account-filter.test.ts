import { expect, test } from 'vitest';
import type { AccountState } from '#functions/entities/account/stored-account.ts';
import { accountFilter } from './account-filter.ts';

const summary = (name: string, state: AccountState = 'active') => ({ name, state });
const filter = (query: Parameters<typeof accountFilter>[0]) =>
  accountFilter<ReturnType<typeof summary>>(query, ({ name }) => [name]);

test('deleted accounts are left out unless requested', () => {
  const { matches, keepsMost } = filter({ include_deleted: false });
  expect(keepsMost).toBe(true);
  expect(matches?.(summary('Ada'))).toBe(true);
  expect(matches?.(summary('Ada', 'deactivated'))).toBe(true);
  expect(matches?.(summary('Ada', 'deleted'))).toBe(false);
});

test('a keyword is found in any case and with any accents', () => {
  const { matches, keepsMost } = filter({ include_deleted: false, keyword: 'zoë' });
  expect(keepsMost).toBe(false);
  expect(matches?.(summary('ZOE Müller'))).toBe(true);
  expect(matches?.(summary('Ada'))).toBe(false);
});

test('a keyword among deleted accounts finds them too', () => {
  expect(filter({ include_deleted: true, keyword: 'ada' }).matches?.(summary('Ada', 'deleted'))).toBe(true);
});

test('no account is filtered when all are wanted', () => {
  expect(filter({ include_deleted: true, keyword: ' ' }).matches).toBeUndefined();
});

test.each([
  ['98765 43210', true],
  ['098765-43210', true],
  ['+91 98765 43210', true],
  ['+91 (0) 98765 43210', true],
  ['٩٨٧٦٥ ٤٣٢١٠', true],
  ['43210', true],
  ['98765 43211', false],
  ['+49 98765 43210', false],
])('the keyword %j is found as a telephone number: %s', (keyword, isFound) => {
  expect(filter({ include_deleted: false, keyword }).matches?.(summary('+919876543210'))).toBe(isFound);
});
