import { expect, test } from 'vitest';
import { summaryOf } from './use-search-summary.ts';

const page = (unknown: number, partial: boolean) => ({ items: [], next: null, unknown, partial });

test.each([
  ['none', [false, false, false], false],
  ['the first one', [true, false, false], true],
  ['a later one', [false, false, true], true],
])('a search of which %s of the pages is partial says so, with the figures of its first page', (_, marks, partial) => {
  const pages = marks.map((mark, place) => page(place, mark));
  expect(summaryOf(pages)).toEqual(page(0, partial));
});

test('a search that is not loaded has no summary', () => {
  expect(summaryOf([])).toBeUndefined();
});
