import { expect, test } from 'vitest';
import { noStats } from '../dashboard-stats.ts';
import { noFilter } from './user-filter.ts';
import { userTotal } from './user-total.ts';

const stats = { ...noStats, totalCandidates: 120, totalRecruiters: 11 };

test('the total is that of the open tab', () => {
  expect(userTotal(noFilter, stats)).toBe(131);
  expect(userTotal({ ...noFilter, tab: 'candidates' }, stats)).toBe(120);
  expect(userTotal({ ...noFilter, tab: 'recruiters' }, stats)).toBe(11);
});

test('the total is unknown under a filter and with inactive users', () => {
  expect(userTotal({ ...noFilter, text: 'ada' }, stats)).toBeUndefined();
  expect(userTotal({ ...noFilter, status: 'active' }, stats)).toBeUndefined();
  expect(userTotal({ ...noFilter, showInactive: true }, stats)).toBeUndefined();
  expect(userTotal(noFilter, undefined)).toBeUndefined();
});
