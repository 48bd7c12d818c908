import { expect, test } from 'vitest';
import { difference, moves } from './figures.ts';

test('figures that stay the same are left out of the difference', () => {
  expect(difference({ total: 1, active: 1 }, { total: 1, active: 0, hidden: 1 })).toEqual({ active: -1, hidden: 1 });
});

test('equal contributions have no difference', () => {
  expect(moves(difference({ total: 1 }, { total: 1 }))).toBe(false);
  expect(moves(difference({}, { total: 1 }))).toBe(true);
});
