import { expect, test } from 'vitest';
import { afterAccountChange, afterVerification, noStats, openItems, totalActions } from './dashboard-stats.ts';

const stats = {
  ...noStats,
  totalRecruiters: 10,
  verifiedRecruiters: 7,
  unverifiedRecruiters: 3,
  waitingRecruiters: 2,
  openReports: 5,
  pendingPayments: 4,
};

test('the total actions are the pending payments and the unverified recruiters', () => {
  expect(totalActions(stats)).toBe(7);
  expect(totalActions(noStats)).toBe(0);
});

test('the moderation queue has the waiting recruiters and what was reported', () => {
  expect(openItems(stats)).toBe(7);
});

test('verifying moves one recruiter from unverified to verified, and unverifying back', () => {
  const after = afterVerification(stats, true);
  expect(after).toEqual({ ...stats, verifiedRecruiters: 8, unverifiedRecruiters: 2, waitingRecruiters: 1 });
  expect(afterVerification(after, false)).toEqual(stats);
});

test('no figure falls below zero', () => {
  expect(afterVerification(noStats, true).unverifiedRecruiters).toBe(0);
  expect(afterVerification(noStats, false).verifiedRecruiters).toBe(0);
});

test('a deleted candidate is counted no more, and again when reactivated', () => {
  const counted = { ...stats, totalCandidates: 5 };
  const deleted = afterAccountChange(counted, { type: 'candidate', is_deleted: false }, { is_deleted: true });
  expect(deleted).toEqual({ ...counted, totalCandidates: 4 });
  expect(afterAccountChange(deleted, { type: 'candidate', is_deleted: true }, { is_deleted: false })).toEqual(counted);
});

test('a deleted recruiter leaves its side of the split', () => {
  const verified = { type: 'recruiter', verified: true, is_deleted: false } as const;
  expect(afterAccountChange(stats, verified, { is_deleted: true })).toEqual({
    ...stats,
    totalRecruiters: 9,
    verifiedRecruiters: 6,
  });
  const unverified = { ...verified, verified: false };
  expect(afterAccountChange(stats, unverified, { is_deleted: true }).unverifiedRecruiters).toBe(2);
});

test('deactivating moves no figure, nor does erasing an account that was deleted, nor an admin', () => {
  expect(afterAccountChange(stats, { type: 'candidate', is_deleted: false }, { is_deleted: false })).toEqual(stats);
  expect(afterAccountChange(stats, { type: 'candidate', is_deleted: true }, { is_deleted: true })).toEqual(stats);
  expect(afterAccountChange(stats, { type: 'admin', is_deleted: false }, { is_deleted: true })).toEqual(stats);
});
