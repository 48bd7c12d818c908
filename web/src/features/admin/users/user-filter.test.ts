import { expect, test } from 'vitest';
import type { ListedCandidate } from '#shared/contracts/admin-lists.ts';
import { changeUserFilter, isShown, isUserFiltered, noFilter, readUserFilter, userSearchOf } from './user-filter.ts';

const user = (is_active: boolean, is_deleted = false) =>
  ({ type: 'candidate', is_active, is_deleted }) as ListedCandidate;
const [active, deactivated, deleted] = [user(true), user(false), user(false, true)];
const shown = (changes: Partial<typeof noFilter>) =>
  [active, deactivated, deleted].map((each) => isShown(each, { ...noFilter, ...changes }));

test('only active users are shown until inactive ones are requested', () => {
  expect(shown({})).toEqual([true, false, false]);
  expect(shown({ showInactive: true })).toEqual([true, true, true]);
});

test('a status shows exactly its users', () => {
  expect(shown({ status: 'active', showInactive: true })).toEqual([true, false, false]);
  expect(shown({ status: 'deactivated', showInactive: true })).toEqual([false, true, false]);
  expect(shown({ status: 'deleted', showInactive: true })).toEqual([false, false, true]);
});

test('an inactive status brings the inactive users along', () => {
  expect(changeUserFilter(noFilter, { status: 'deleted' })).toEqual({
    ...noFilter,
    status: 'deleted',
    showInactive: true,
  });
  expect(readUserFilter(new URLSearchParams('status=deactivated')).showInactive).toBe(true);
});

test('hiding the inactive users ends a status that has only those, and no other', () => {
  const filter = { ...noFilter, showInactive: true };
  expect(changeUserFilter({ ...filter, status: 'deleted' }, { showInactive: false })).toEqual(noFilter);
  expect(changeUserFilter({ ...filter, status: 'active' }, { showInactive: false }).status).toBe('active');
});

test.each(['', '?tab=recruiters', '?q=ada&inactive=true', '?tab=candidates&q=b+c&status=deleted'])(
  'the address %j is read and written alike',
  (search) => {
    expect(userSearchOf(readUserFilter(new URLSearchParams(search)))).toBe(search);
  },
);

test('what an address makes up is left out', () => {
  expect(readUserFilter(new URLSearchParams('tab=admins&status=rich&inactive=yes'))).toEqual(noFilter);
});

test('only the search and the status count as a filter', () => {
  expect(isUserFiltered({ ...noFilter, tab: 'recruiters', text: '  ', showInactive: true })).toBe(false);
  expect(isUserFiltered({ ...noFilter, text: 'a' })).toBe(true);
  expect(isUserFiltered({ ...noFilter, status: 'active' })).toBe(true);
});
