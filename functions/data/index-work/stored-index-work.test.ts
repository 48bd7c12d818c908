import { expect, test } from 'vitest';
import { parseIndexWork } from './stored-index-work.ts';

const common = {
  PK: 'SEARCH_INDEX#jobs',
  SK: 'WORK',
  entity: 'index_work',
  schema_version: 1,
  version: 820260601,
  step: 12,
  started_at: '2026-06-01T00:00:00.000Z',
};
const rebuildItem = {
  ...common,
  work: 'rebuild',
  held_until: 1_780_272_180_000,
  next: { PK: 'JOB#7', SK: 'JOB', GSI1PK: 'JOBS', GSI1SK: '2026-05-01T00:00:00.000Z#000000000007' },
  is_read: false,
  documents: 500,
  index: 'jobs-v820260601-1780272000000',
  sequence: 41,
};
const comparisonItem = {
  ...common,
  work: 'repair',
  held_until: 0,
  finished_at: '2026-06-01T00:10:00.000Z',
  is_read: true,
  documents: 700,
  missing: 1,
  changed: 2,
  surplus: 0,
};

test('a rebuild knows its index and where it is', () => {
  const { PK: _, SK: __, entity: ___, schema_version: ____, ...work } = rebuildItem;
  expect(parseIndexWork(rebuildItem)).toEqual(work);
});

test('a finished comparison knows the differences that it found', () => {
  expect(parseIndexWork(comparisonItem)).toMatchObject({ work: 'repair', missing: 1, changed: 2, surplus: 0 });
  expect(parseIndexWork(comparisonItem).next).toBeUndefined();
});

test('works of earlier code count no failures, and later ones those that they had', () => {
  expect(parseIndexWork(rebuildItem).failed).toBeUndefined();
  expect(parseIndexWork({ ...comparisonItem, failed: 3 }).failed).toBe(3);
  expect(parseIndexWork({ ...rebuildItem, failed: 500, is_given_up: true })).toMatchObject({ is_given_up: true });
});

test('a rebuild without its index is refused', () => {
  expect(() => parseIndexWork({ ...comparisonItem, work: 'rebuild' })).toThrow();
});
