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

const active = { is_active: true, is_deleted: false };
const deactivated = { is_active: false, is_deleted: false };
const deleted = { is_active: false, is_deleted: true };

test('a deleted candidate is counted no more, and again when reactivated', () => {
  const counted = { ...stats, totalCandidates: 5 };
  const after = afterAccountChange(counted, { type: 'candidate', ...active }, deleted);
  expect(after).toEqual({ ...counted, totalCandidates: 4 });
  expect(afterAccountChange(after, { type: 'candidate', ...deleted }, active)).toEqual(counted);
});

test('a deleted recruiter leaves its side of the split', () => {
  const verified = { type: 'recruiter', verified: true, ...active } as const;
  expect(afterAccountChange(stats, verified, deleted)).toEqual({ ...stats, totalRecruiters: 9, verifiedRecruiters: 6 });
  expect(afterAccountChange(stats, { ...verified, verified: false }, deleted)).toMatchObject({
    unverifiedRecruiters: 2,
    waitingRecruiters: 1,
  });
});

test('only an active recruiter waits for verification', () => {
  const unverified = { type: 'recruiter', verified: false } as const;
  const refused = afterAccountChange(stats, { ...unverified, ...active }, deactivated);
  expect(refused).toEqual({ ...stats, waitingRecruiters: 1 });
  expect(afterAccountChange(refused, { ...unverified, ...deactivated }, deleted).waitingRecruiters).toBe(1);
  expect(afterAccountChange(refused, { ...unverified, ...deactivated }, active)).toEqual(stats);
  expect(afterVerification(refused, true, false).waitingRecruiters).toBe(1);
});

test('deactivating moves no figure of who waits for nothing, nor does erasing a deleted account, nor an admin', () => {
  expect(afterAccountChange(stats, { type: 'candidate', ...active }, deactivated)).toEqual(stats);
  expect(afterAccountChange(stats, { type: 'recruiter', verified: true, ...active }, deactivated)).toEqual(stats);
  expect(afterAccountChange(stats, { type: 'candidate', ...deleted }, deleted)).toEqual(stats);
  expect(afterAccountChange(stats, { type: 'admin', ...active }, deleted)).toEqual(stats);
});
