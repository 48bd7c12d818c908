import { expect, test } from 'vitest';
import { reportTime, searchLink } from './saved-searches.ts';
import { isoInstant, toEpochMs, toIso } from './time.ts';

const at = (text: string) => toEpochMs(isoInstant(text));
const timeOf = (...input: Parameters<typeof reportTime>) => toIso(reportTime(...input));

test('instant results are reported at once, and an hour after the last report at the earliest', () => {
  const now = at('2026-11-22T10:00:00.000Z');
  expect(timeOf('instant', now, undefined)).toBe('2026-11-22T10:00:00.000Z');
  expect(timeOf('instant', now, at('2026-11-22T09:30:00.000Z'))).toBe('2026-11-22T10:30:00.000Z');
  expect(timeOf('instant', now, at('2026-11-22T08:00:00.000Z'))).toBe('2026-11-22T10:00:00.000Z');
});

test.each([
  ['2026-11-22T06:59:59.999Z', '2026-11-22T07:00:00.000Z'],
  ['2026-11-22T07:00:00.000Z', '2026-11-23T07:00:00.000Z'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01T07:00:00.000Z'],
])('daily results that are found at %s are reported at %s', (now, due) => {
  expect(timeOf('daily', at(now), undefined)).toBe(due);
});

test.each([
  // A Sunday, a Monday before and after seven, and a Tuesday.
  ['2026-11-22T10:00:00.000Z', '2026-11-23T07:00:00.000Z'],
  ['2026-11-23T06:00:00.000Z', '2026-11-23T07:00:00.000Z'],
  ['2026-11-23T07:00:00.000Z', '2026-11-30T07:00:00.000Z'],
  ['2026-11-24T07:00:00.000Z', '2026-11-30T07:00:00.000Z'],
])('weekly results that are found at %s are reported at %s', (now, due) => {
  expect(timeOf('weekly', at(now), undefined)).toBe(due);
});

test('the link of a search has its filters in the address', () => {
  expect(searchLink('jobs', {})).toBe('/jobs');
  expect(searchLink('jobs', { tag: 'ja,de', location: 'São Paulo & more' })).toBe(
    '/jobs?location=S%C3%A3o+Paulo+%26+more&tag=ja%2Cde',
  );
  expect(searchLink('candidates', { years: '10+' })).toBe('/recruiter/view-candidates?years=10%2B');
});
