import { expect, it } from 'vitest';
import { hasBegun } from './begun-day.ts';
import { isoInstant, toEpochMs } from './time.ts';

it.each([
  ['2026-11-26', '2026-11-26T00:00:00.000Z', true],
  ['2026-11-27', '2026-11-26T09:59:59.999Z', false],
  ['2026-11-27', '2026-11-26T10:00:00.000Z', true],
  ['2026-11-27', '2026-11-26T23:59:59.999Z', true],
  ['2026-11-28', '2026-11-26T23:59:59.999Z', false],
  ['2026-12', '2026-11-30T09:59:59.999Z', false],
  ['2026-12', '2026-11-30T10:00:00.000Z', true],
  ['2027-01', '2026-12-31T11:00:00.000Z', true],
  ['2027-01-01', '2026-12-31T11:00:00.000Z', true],
  ['2027', '2026-12-31T11:00:00.000Z', true],
])('%s at %s has begun somewhere: %s', (text, now, expected) => {
  expect(hasBegun(text, toEpochMs(isoInstant(now)))).toBe(expected);
});
