import { describe, expect, it } from 'vitest';
import { daysLeft } from './closing-date.ts';
import { excerptOf } from './job-excerpt.ts';
import { hasFilters } from './job-filters.ts';
import { epochMs } from './time.ts';

it('detects that no filter of the job search is set', () => {
  expect(hasFilters({ keyword: '', location: undefined })).toBe(false);
  expect(hasFilters({ salary_min: 0 })).toBe(true);
});

describe('days left', () => {
  const day = 24 * 60 * 60 * 1000;
  const end = epochMs(Date.parse('2026-03-11T00:00:00.000Z'));
  it.each([
    [end - 1, 1],
    [end, 0],
    [end + 1, 0],
    [end - day, 1],
    [end - day - 1, 2],
  ])('at %i are %i until the end of the closing date', (now, left) => {
    expect(daysLeft({ closing_date: '2026-03-10' }, epochMs(now))).toBe(left);
  });
  it('are null without a closing date', () => {
    expect(daysLeft({ closing_date: null }, end)).toBeNull();
  });
});

describe('an excerpt', () => {
  it('keeps a short description on one line', () => {
    expect(excerptOf(' Hello\n\n world ')).toBe('Hello world');
  });
  it.each([
    ['You will:\n- interpret\n- translate', 'You will: interpret · translate'],
    ['Tasks\n• interpret\n• translate\n\nApply now.', 'Tasks · interpret · translate · Apply now.'],
    ['1. Interpret\n2) Translate', 'Interpret · Translate'],
    ['Work from 9 - 17\nin Rome', 'Work from 9 - 17 in Rome'],
  ])('keeps the items of a list apart: %j', (description, excerpt) => {
    expect(excerptOf(description)).toBe(excerpt);
  });
  it('is at most 160 characters, cut at a word boundary', () => {
    const excerpt = excerptOf('word '.repeat(100));
    expect(excerpt.length).toBeLessThanOrEqual(160);
    expect(excerpt).toMatch(/ word…$/);
  });
  it('is at most 240 bytes, so that a page of summaries in any script meets its budget', () => {
    expect(Buffer.byteLength(excerptOf('翻訳'.repeat(200)))).toBeLessThanOrEqual(240);
  });
  it('does not split a character', () => {
    expect(excerptOf('😀'.repeat(200)).isWellFormed()).toBe(true);
    expect(excerptOf(`${'a'.repeat(158)}😀 and more text`)).not.toContain('\uFFFD');
  });
});
