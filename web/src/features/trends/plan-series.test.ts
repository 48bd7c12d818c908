import { expect, test } from 'vitest';
import { planSeries } from './plan-series.ts';

const day = (date: string, sold: Record<string, number>) => ({
  date,
  candidates: 0,
  recruiters: 0,
  verified: 0,
  waited_hours: 0,
  waited: { day: 0, three_days: 0, week: 0, longer: 0 },
  plans: Object.entries(sold).map(([name, started]) => ({ name, started, revenue: 0 })),
  refunded: 0,
});
const days = [day('2026-05-01', { Basic: 2, Trial: 1, Gold: 0 }), day('2026-05-02', { Trial: 4, Old: 1, Older: 1 })];
const periods = ['2026-05-01', '2026-05-02'].map((date) => ({ first: date, last: date, unit: 'day' as const }));
const shown = (most: number) =>
  planSeries(periods, days, ({ started }) => started, { most, othersLabel: 'Others' }).map(({ label, values }) => [
    label,
    values,
  ]);

test('the plans with the largest sums are first, and plans without any are left out', () => {
  expect(shown(5)).toEqual([
    ['Trial', [1, 4]],
    ['Basic', [2, 0]],
    ['Old', [0, 1]],
    ['Older', [0, 1]],
  ]);
});

test('more plans than can be told apart are one series', () => {
  expect(shown(3)).toEqual([
    ['Trial', [1, 4]],
    ['Basic', [2, 0]],
    ['Others', [0, 2]],
  ]);
});
