import { expect, test } from 'vitest';
import { ageOf } from './updated-ago.tsx';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const age = (milliseconds: number) => ageOf(1_000_000, 1_000_000 + milliseconds);

test('an age under a minute is shown as now', () => {
  expect(age(0)).toEqual({ unit: 'now' });
  expect(age(minute - 1)).toEqual({ unit: 'now' });
});

test('minutes, hours and days are rounded down', () => {
  expect(age(minute)).toEqual({ unit: 'minutes', count: 1 });
  expect(age(hour - 1)).toEqual({ unit: 'minutes', count: 59 });
  expect(age(hour)).toEqual({ unit: 'hours', count: 1 });
  expect(age(day - 1)).toEqual({ unit: 'hours', count: 23 });
  expect(age(day)).toEqual({ unit: 'days', count: 1 });
  expect(age(40 * day)).toEqual({ unit: 'days', count: 40 });
});

test('a clock that was set back shows now', () => {
  expect(age(-hour)).toEqual({ unit: 'now' });
});
