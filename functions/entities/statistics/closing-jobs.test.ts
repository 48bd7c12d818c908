import { expect, test } from 'vitest';
import { epochMs, isoInstant } from '#shared/domain/time.ts';
import { byMonth, closedJobs, closingsOf, countedDate } from './closing-jobs.ts';

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

test('a day that ends within a day of UTC is counted by its minute, and closes at it', () => {
  const date = countedDate({ closing_date: '2026-03-03', closes_at: isoInstant('2026-03-03T18:15:00.000Z') });
  expect(date).toBe('2026-03-03T18:15');
  const closings = closingsOf({
    ...item,
    ...Object.fromEntries(byMonth({ [String(date)]: 4 }).flatMap(([, days]) => Object.entries(days))),
  });
  expect(closedJobs(closings, at('2026-03-03T18:14:59.999Z'))).toBe(0);
  expect(closedJobs(closings, at('2026-03-03T18:15:00.000Z'))).toBe(4);
  expect(closedJobs(closings, at('2026-03-04T00:00:00.000Z'))).toBe(6);
});

test.each([
  [{ closing_date: null }, undefined],
  [{ closing_date: '2026-03-03' }, '2026-03-03'],
  [{ closing_date: '2026-03-03', closes_at: isoInstant('2026-03-04T00:00:00.000Z') }, '2026-03-03'],
  [{ closing_date: '2026-03-31', closes_at: isoInstant('2026-04-01T05:00:00.000Z') }, '2026-04-01T05:00'],
  [{ closing_date: '0003-07-09' }, '2020-01-01'],
])('a job of before there were zones counts as one whose day ends in UTC: %j', (job, date) => {
  expect(countedDate(job)).toBe(date);
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
