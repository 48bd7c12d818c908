import { expect, expectTypeOf, test } from 'vitest';
import {
  addDays,
  addSeconds,
  type EpochMs,
  type EpochSeconds,
  epochMs,
  epochSeconds,
  expiryAt,
  type IsoInstant,
  isoInstant,
  secondsUntil,
  startOfSecond,
  toEpochMs,
  toEpochSeconds,
  toIso,
} from './time.ts';

const at = epochMs(Date.UTC(2026, 0, 31, 9, 30, 0, 1));

test('an instant keeps its millisecond on the way to text and back', () => {
  expect(toIso(at)).toBe('2026-01-31T09:30:00.001Z');
  expect(toEpochMs(toIso(at))).toBe(at);
});

test('an instant lies in the second that has begun, and an item may expire in the next one only', () => {
  const start = startOfSecond(toEpochSeconds(at));
  expect(toIso(start)).toBe('2026-01-31T09:30:00.000Z');
  expect(expiryAt(start)).toBe(toEpochSeconds(at));
  expect(expiryAt(at)).toBe(toEpochSeconds(at) + 1);
});

test('seconds to wait are rounded up, and none once the time has come', () => {
  expect(secondsUntil(at, startOfSecond(toEpochSeconds(at)))).toBe(1);
  expect(secondsUntil(at, at)).toBe(0);
  expect(secondsUntil(at, addDays(at, 1))).toBe(0);
});

test('the units do not mix: none takes another, a plain number or any text', () => {
  expectTypeOf<EpochMs>().toExtend<number>();
  expectTypeOf<IsoInstant>().toExtend<string>();
  expectTypeOf<EpochSeconds>().not.toExtend<EpochMs>();
  expectTypeOf<EpochMs>().not.toExtend<EpochSeconds>();
  expectTypeOf<number>().not.toExtend<EpochMs>();
  expectTypeOf<number>().not.toExtend<EpochSeconds>();
  expectTypeOf<string>().not.toExtend<IsoInstant>();
  expectTypeOf(at + 1).toEqualTypeOf<number>();
  expectTypeOf(toIso).parameter(0).toEqualTypeOf<EpochMs>();
  expectTypeOf(addSeconds(epochSeconds(1), 1)).toEqualTypeOf<EpochSeconds>();
  expectTypeOf(isoInstant('')).not.toExtend<EpochMs>();
});
