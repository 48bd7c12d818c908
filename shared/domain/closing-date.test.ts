import { describe, expect, it } from 'vitest';
import { daysLeft, isOpen } from './closing-date.ts';
import { epochMs } from './time.ts';

describe('a closing date', () => {
  it.each([
    ['2026-03-03', '2026-03-03T00:00:00.000Z'],
    ['2026-03-03', '2026-03-03T23:59:59.999Z'],
    ['2026-03-03', '2026-03-04T00:00:00.000Z'],
    ['2026-03-03', '2026-02-28T12:00:00.000Z'],
  ])('closes a job in the same moment in which no day is left: %s at %s', (date, at) => {
    const now = epochMs(Date.parse(at));
    expect(isOpen(date, now)).toBe(daysLeft(date, now) !== 0);
  });

  it('leaves a job open until the end of the day in UTC', () => {
    expect(isOpen('2026-03-03', epochMs(Date.parse('2026-03-03T23:59:59.999Z')))).toBe(true);
    expect(isOpen('2026-03-03', epochMs(Date.parse('2026-03-04T00:00:00.000Z')))).toBe(false);
  });

  it('never closes a job that has none', () => {
    expect(isOpen(null, epochMs(Date.parse('2999-01-01T00:00:00.000Z')))).toBe(true);
  });
});
