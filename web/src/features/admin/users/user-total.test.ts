import { expect, test } from 'vitest';
import { noStats } from '../dashboard-stats.ts';
import { noFilter } from './user-filter.ts';
import { userTotal, userTotals } from './user-total.ts';

const stats = {
  ...noStats,
  activeCandidates: 117,
  totalCandidates: 120,
  allCandidates: 125,
  activeRecruiters: 10,
  totalRecruiters: 11,
  allRecruiters: 11,
};

test('the total is that of the open tab, of the active users who are listed at first', () => {
  expect(userTotal(noFilter, stats)).toBe(127);
  expect(userTotal({ ...noFilter, tab: 'candidates' }, stats)).toBe(117);
  expect(userTotal({ ...noFilter, tab: 'recruiters' }, stats)).toBe(10);
});

test('the total has the inactive users when they are listed', () => {
  const filter = { ...noFilter, showInactive: true };
  expect(userTotals(filter, stats)).toEqual({ all: 136, candidates: 125, recruiters: 11 });
});

test.each([
  ['active', { all: 127, candidates: 117, recruiters: 10 }],
  ['deactivated', { all: 4, candidates: 3, recruiters: 1 }],
  ['deleted', { all: 5, candidates: 5, recruiters: 0 }],
] as const)('the total of the status %s is that of its users', (status, totals) => {
  expect(userTotals({ ...noFilter, status, showInactive: true }, stats)).toEqual(totals);
});

test('the total is unknown for a searched text and without figures', () => {
  expect(userTotal({ ...noFilter, text: 'ada' }, stats)).toBeUndefined();
  expect(userTotal(noFilter, undefined)).toBeUndefined();
});
