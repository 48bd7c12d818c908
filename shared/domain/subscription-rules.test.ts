import { expect, test } from 'vitest';
import { daysUntil, endOf, isActiveAt, remainingViews, usagePercent } from './subscription-rules.ts';
import { epochMs, isoInstant } from './time.ts';

const start = epochMs(Date.parse('2026-03-01T12:00:00.000Z'));

test('is active until the millisecond before its end', () => {
  const end = endOf(start, 7);
  expect(end).toBe(Date.parse('2026-03-08T12:00:00.000Z'));
  expect(isActiveAt(end, epochMs(end - 1))).toBe(true);
  expect(isActiveAt(end, end)).toBe(false);
});

test('rounds days up and never below zero', () => {
  const end = isoInstant('2026-03-08T12:00:00.000Z');
  expect(daysUntil(end, start)).toBe(7);
  expect(daysUntil(end, epochMs(start + 1))).toBe(7);
  expect(daysUntil(end, epochMs(Date.parse(end) - 1))).toBe(1);
  expect(daysUntil(end, epochMs(Date.parse(end) + 1))).toBe(0);
});

test('computes the used share and the remaining views', () => {
  expect(usagePercent(1, 3)).toBe(33);
  expect(usagePercent(2, 3)).toBe(67);
  expect(usagePercent(5, 0)).toBe(0);
  expect(remainingViews(3, 5)).toBe(2);
  expect(remainingViews(6, 5)).toBe(0);
});
