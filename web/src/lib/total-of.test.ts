import { expect, test } from 'vitest';
import { totalOf } from './query.ts';

const pages = (shown: number, total?: { count: number; isExact: boolean }) => ({
  pages: [{ items: Array.from({ length: shown }), next: null, total }],
});

test('a list has the number of items that its first page names', () => {
  const total = { count: 134, isExact: true };
  expect(totalOf({ data: pages(24, total), hasNextPage: true })).toEqual(total);
});

test('a list without more pages has what it shows, whatever was counted', () => {
  expect(totalOf({ data: pages(24, { count: 134, isExact: true }), hasNextPage: false })).toEqual({
    count: 24,
    isExact: true,
  });
});

test('a list that was not counted, or to less than it shows, has at least what it shows', () => {
  expect(totalOf({ data: pages(24), hasNextPage: true })).toEqual({ count: 24, isExact: false });
  expect(totalOf({ data: pages(24, { count: 7, isExact: true }), hasNextPage: true })).toEqual({
    count: 24,
    isExact: false,
  });
});

test('a list that is not loaded has no total', () => {
  expect(totalOf({ data: undefined, hasNextPage: false })).toBeUndefined();
});
