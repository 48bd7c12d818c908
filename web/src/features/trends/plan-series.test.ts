import { expect, test } from 'vitest';
import { planGroups, planSeries } from './plan-series.ts';

const day = (date: string, sold: Record<string, [started: number, revenue: number]>) => ({
  date,
  candidates: 0,
  recruiters: 0,
  verified: 0,
  waited_hours: 0,
  waited: { day: 0, three_days: 0, week: 0, longer: 0 },
  plans: Object.entries(sold).map(([name, [started, revenue]]) => ({ name, started, revenue })),
  refunded: 0,
});
const days = [
  day('2026-05-01', { Basic: [2, 1998], Trial: [1, 0] }),
  day('2026-05-02', { Trial: [4, 0], Old: [0, 999], Gone: [1, 0] }),
];
const periods = ['2026-05-01', '2026-05-02'].map((date) => ({ first: date, last: date, unit: 'day' as const }));
const shown = (maxGroups: number, figure: 'started' | 'revenue') =>
  planSeries(planGroups(days, maxGroups, 'Others'), periods, days, (plan) => plan[figure]).map(
    ({ label, look, values }) => [label, look, values],
  );

test('a plan looks the same in every chart, and is left out where it has nothing', () => {
  expect(shown(5, 'revenue')).toEqual([
    ['Basic', 0, [1998, 0]],
    ['Old', 1, [0, 999]],
  ]);
  expect(shown(5, 'started')).toEqual([
    ['Basic', 0, [2, 0]],
    ['Trial', 2, [1, 4]],
    ['Gone', 3, [0, 1]],
  ]);
});

test('plans beyond those that a reader can distinguish are one series', () => {
  expect(shown(3, 'started')).toEqual([
    ['Basic', 0, [2, 0]],
    ['Others', 2, [1, 5]],
  ]);
});
