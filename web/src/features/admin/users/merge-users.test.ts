import { expect, test } from 'vitest';
import { mergeNewest, nextToLoad } from './merge-users.ts';

const list = (hasMore: boolean, ...days: number[]) => ({
  users: days.map((day) => ({ created_at: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z` })),
  hasMore,
});
const daysOf = (users: { created_at: string }[]) => users.map(({ created_at }) => Number(created_at.slice(8, 10)));

test('complete lists are merged newest first', () => {
  expect(daysOf(mergeNewest([list(false, 9, 5, 1), list(false, 8, 2)]))).toEqual([9, 8, 5, 2, 1]);
});

test('users older than the loaded end of an incomplete list are not shown yet', () => {
  expect(daysOf(mergeNewest([list(true, 9, 5), list(false, 8, 6, 4, 1)]))).toEqual([9, 8, 6, 5]);
  expect(daysOf(mergeNewest([list(true, 9, 5), list(true, 8, 7)]))).toEqual([9, 8, 7]);
});

test('an incomplete list without matches so far hides no users', () => {
  expect(daysOf(mergeNewest([list(true), list(false, 3, 2)]))).toEqual([3, 2]);
});

test('the next page comes from the list that is loaded least far, or first from one without matches', () => {
  const [ended, early, late, empty] = [list(false, 9), list(true, 5, 1), list(true, 8, 7), list(true)];
  expect(nextToLoad([ended, early, late])).toBe(late);
  expect(nextToLoad([late, early, empty])).toBe(empty);
  expect(nextToLoad([ended])).toBeUndefined();
});
