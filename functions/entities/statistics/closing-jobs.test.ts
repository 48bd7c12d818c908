import { expect, test } from 'vitest';
import { epochMs } from '#shared/domain/time.ts';
import { byMonth, closedJobs, closingsOf } from './closing-jobs.ts';

const item = {
  PK: 'STATISTICS',
  SK: 'STATISTICS#CLOSING#2026-03',
  entity: 'closing_jobs',
  schema_version: 1,
  '03': 2,
  '31': 1,
};
const at = (instant: string) => epochMs(Date.parse(instant));

test('a month has its figures by date, other items have none', () => {
  expect(closingsOf(item)).toEqual({ '2026-03-03': 2, '2026-03-31': 1 });
  expect(closingsOf({ ...item, entity: 'statistics' })).toEqual({});
});

test('a job is closed once the day of its closing date is over in UTC', () => {
  const closings = closingsOf(item);
  expect(closedJobs(closings, at('2026-03-03T23:59:59.999Z'))).toBe(0);
  expect(closedJobs(closings, at('2026-03-04T00:00:00.000Z'))).toBe(2);
  expect(closedJobs(closings, at('2026-04-01T00:00:00.000Z'))).toBe(3);
});

test('a sum below 0, while records are out of order, is 0', () => {
  expect(closedJobs({ '2026-03-03': -1 }, at('2026-03-09T00:00:00.000Z'))).toBe(0);
});

test('dates are put together by month, as a transaction writes an item once', () => {
  expect(byMonth({ '2026-03-31': -1, '2026-04-02': 1, '2026-03-05': 1 })).toEqual([
    ['2026-03', { 31: -1, '05': 1 }],
    ['2026-04', { '02': 1 }],
  ]);
});
