import { expect, test } from 'vitest';
import { type HourOfCalls, longHours, slowBurnOf } from './slow-burn.ts';

/** The latest 72 hours, the oldest first. */
const hours = (of: (hour: number) => [failed: number, calls: number]): HourOfCalls[] =>
  Array.from({ length: longHours }, (_, hour) => {
    const [failed, calls] = of(hour);
    return { failed, calls };
  });

test.each<[what: string, of: (hour: number) => [failed: number, calls: number], burns: boolean]>([
  ['no calls', () => [0, 0], false],
  ['no failed calls', () => [0, 1_000], false],
  ['one failed call in 201', () => [10, 2_010], false],
  ['one failed call in 200', () => [10, 2_000], true],
  ['one failed call in 100 of a quiet site', (hour) => [hour % 24 === 20 ? 1 : 0, 4], true],
  [
    'a budget that an outage of an hour two days ago used up',
    (hour) => (hour === 24 ? [900, 1_000] : [0, 1_000]),
    false,
  ],
  ['one that it used up an hour ago', (hour) => (hour === 70 ? [900, 1_000] : [0, 1_000]), true],
  ['one that has failed for six hours only, below what three days have', (hour) => [hour >= 66 ? 5 : 0, 1_000], false],
  ['a night without calls after failures', (hour) => (hour < 66 ? [10, 1_000] : [0, 0]), false],
  ['two failed calls of few', (hour) => [hour >= 70 ? 1 : 0, 1], false],
  ['three failed calls of few', (hour) => [hour >= 69 ? 1 : 0, 1], true],
])('%s: a budget burns slowly, or not', (_, of, burns) => {
  const found = slowBurnOf(hours(of));
  expect(found !== undefined).toBe(burns);
  if (found) expect(found.failed / found.calls).toBeGreaterThanOrEqual(0.005);
});
