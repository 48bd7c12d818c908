import { expect, test } from 'vitest';
import { lastClosingDay, withEnd } from './job-life.ts';
import { epochMs, isoInstant } from './time.ts';

const endless = (created: string) => ({ closing_date: null, created_at: isoInstant(created) });

test('a stored job without an end gets one 90 days after every job has one', () => {
  const end = { closing_date: '2027-02-26', closing_zone: 'UTC', closes_at: '2027-02-27T00:00:00.000Z' };
  expect(withEnd(endless('2024-05-01T10:00:00.000Z'))).toMatchObject(end);
  expect(withEnd(endless('2026-11-28T00:00:00.000Z'))).toMatchObject(end);
});

test('one that was stored later has 90 days from its creation', () => {
  expect(withEnd(endless('2026-12-31T23:59:59.000Z'))).toMatchObject({ closing_date: '2027-03-31' });
});

test('an end that is stored stays, however late', () => {
  const job = { ...endless('2024-05-01T10:00:00.000Z'), closing_date: '2031-05-04' };
  expect(withEnd(job)).toBe(job);
});

test('the last possible day is one in the zone', () => {
  const now = epochMs(Date.parse('2026-12-01T20:00:00.000Z'));
  expect(lastClosingDay('UTC', now)).toBe('2027-03-01');
  expect(lastClosingDay('Asia/Tokyo', now)).toBe('2027-03-02');
});
