import { expect, test } from 'vitest';
import { afterVerification, noStats, totalActions } from './dashboard-stats.ts';

const stats = { ...noStats, totalRecruiters: 10, verifiedRecruiters: 7, unverifiedRecruiters: 3, pendingPayments: 4 };

test('the total actions are the pending payments and the unverified recruiters', () => {
  expect(totalActions(stats)).toBe(7);
  expect(totalActions(noStats)).toBe(0);
});

test('verifying moves one recruiter from unverified to verified, and unverifying back', () => {
  const after = afterVerification(stats, true);
  expect(after).toEqual({ ...stats, verifiedRecruiters: 8, unverifiedRecruiters: 2 });
  expect(afterVerification(after, false)).toEqual(stats);
});

test('no figure falls below zero', () => {
  expect(afterVerification(noStats, true).unverifiedRecruiters).toBe(0);
  expect(afterVerification(noStats, false).verifiedRecruiters).toBe(0);
});
