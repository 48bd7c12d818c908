import { expect, test } from 'vitest';
import { readTotal, writeTotal } from './list-headers.ts';

test.each([
  { count: 0, isExact: true },
  { count: 1_000, isExact: false },
])('the total %j is read as it was written', (total) => {
  expect(readTotal(writeTotal(total))).toEqual(total);
});

test.each([undefined, null, '', '+', '-1', '1.5', '12 ', 'many'])('%j is no total', (value) => {
  expect(readTotal(value)).toBeUndefined();
});
