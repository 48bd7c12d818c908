import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { periodsOf, sumByPeriod, totalOf, unitFor } from './chart-periods.ts';

const date = (nth: number) => new Date(Date.UTC(2025, 0, 1) + nth * 86_400_000).toISOString().slice(0, 10);

test('a month is shown by days, a quarter by weeks and a year by months', () => {
  expect([30, 90, 365].map(unitFor)).toEqual(['day', 'week', 'month']);
});

describe('periods', () => {
  test('of weeks end with the last day; the first one may be shorter', () => {
    expect(periodsOf('2026-05-01', '2026-05-16', 'week')).toEqual([
      { first: '2026-05-01', last: '2026-05-02', unit: 'week' },
      { first: '2026-05-03', last: '2026-05-09', unit: 'week' },
      { first: '2026-05-10', last: '2026-05-16', unit: 'week' },
    ]);
  });

  test('of months are those of the calendar', () => {
    expect(periodsOf('2027-12-30', '2028-02-29', 'month').map(({ first, last }) => [first, last])).toEqual([
      ['2027-12-30', '2027-12-31'],
      ['2028-01-01', '2028-01-31'],
      ['2028-02-01', '2028-02-29'],
    ]);
  });

  test('have each day exactly once, so that sums keep the total', () => {
    const units = fc.constantFrom('day', 'week', 'month');
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 365 }), units, fc.nat(9), (first, count, unit, each) => {
        const periods = periodsOf(date(first), date(first + count - 1), unit as 'day');
        const days = Array.from({ length: count }, (_, nth) => ({ date: date(first + nth), value: (nth + each) % 5 }));
        const sums = sumByPeriod(periods, days, ({ value }) => value);
        expect(totalOf(sums)).toBe(totalOf(days.map(({ value }) => value)));
        expect(totalOf(sumByPeriod(periods, days, () => 1))).toBe(count);
      }),
    );
  });

  test('have 0 where nothing was counted', () => {
    const periods = periodsOf('2026-05-01', '2026-05-03', 'day');
    expect(sumByPeriod(periods, [{ date: '2026-05-02' }, { date: '2026-06-01' }], () => 4)).toEqual([0, 4, 0]);
  });
});
