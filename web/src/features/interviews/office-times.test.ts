import { describe, expect, test } from 'vitest';
import type { FreeTime } from '#shared/contracts/office-hours.ts';
import { daysOf, spread, usualCount } from './office-times.ts';

/** The half hours from nine to twelve of some days. */
const times: FreeTime[] = ['2026-11-30', '2026-12-01', '2026-12-02'].flatMap((day) =>
  ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'].map((clock) => ({
    at: `${day}T${clock}:00.000Z` as FreeTime['at'],
    local: { zone: 'UTC', at: `${day}T${clock}`, offset: '+00:00' },
  })),
);
const days = daysOf(times);
const shown = (count: number) => spread(days, count).map(({ local }) => local.at.slice('2026-'.length));

describe('the times that an invitation begins with', () => {
  test('are on different days first, early and late by turns', () => {
    expect(days.map(({ day }) => day)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']);
    expect(shown(3)).toEqual(['11-30T09:30', '12-01T11:00', '12-02T09:30']);
    expect(shown(6)).toEqual([
      '11-30T09:30',
      '11-30T11:00',
      '12-01T09:30',
      '12-01T11:00',
      '12-02T09:30',
      '12-02T11:00',
    ]);
  });

  test('are as many as there are, each once', () => {
    expect(new Set(shown(50)).size).toBe(18);
    expect(spread(daysOf(times.slice(0, 2)), 6)).toEqual(times.slice(0, 2));
    expect(spread([], 6)).toEqual([]);
  });

  test('leave each person a choice, and are never more than an offer may have', () => {
    expect([1, 3, 5, 20].map(usualCount)).toEqual([6, 6, 10, 20]);
  });
});
