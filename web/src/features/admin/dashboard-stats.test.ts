import { expect, test } from 'vitest';
import { afterAccountChange, afterVerification, noStats, totalActions } from './dashboard-stats.ts';

const stats = {
  ...noStats,
  activeRecruiters: 9,
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

test('verifying moves one recruiter from unverified to verified, and unverifying back', () => {
  const after = afterVerification(stats, true);
  expect(after).toEqual({ ...stats, verifiedRecruiters: 8, unverifiedRecruiters: 2, waitingRecruiters: 1 });
  expect(afterVerification(after, false)).toEqual(stats);
});

test('no figure falls below zero', () => {
  expect(afterVerification(noStats, true).unverifiedRecruiters).toBe(0);
  expect(afterVerification(noStats, false).verifiedRecruiters).toBe(0);
});

const active = { is_active: true, is_deleted: false, is_permanent: false };
const deactivated = { ...active, is_active: false };
const deleted = { ...deactivated, is_deleted: true };
const erased = { ...deleted, is_permanent: true };

test('a deleted candidate is counted no more, and again when reactivated', () => {
  const counted = { ...stats, totalCandidates: 5, activeCandidates: 5, allCandidates: 5 };
  const after = afterAccountChange(counted, { type: 'candidate', ...active }, deleted);
  expect(after).toEqual({ ...counted, totalCandidates: 4, activeCandidates: 4 });
  expect(afterAccountChange(after, { type: 'candidate', ...deleted }, active)).toEqual(counted);
});

test('a deactivated user stays in the total but is not active, and an erased one is in no list', () => {
  const counted = { ...stats, totalCandidates: 5, activeCandidates: 5, allCandidates: 6 };
  const after = afterAccountChange(counted, { type: 'candidate', ...active }, deactivated);
  expect(after).toEqual({ ...counted, activeCandidates: 4 });
  expect(afterAccountChange(counted, { type: 'candidate', ...deleted }, erased)).toEqual({
    ...counted,
    allCandidates: 5,
  });
  const recruiter = { type: 'recruiter', verified: true } as const;
  const ofRecruiters = { ...stats, activeRecruiters: 9, allRecruiters: 11 };
  expect(afterAccountChange(ofRecruiters, { ...recruiter, ...active }, deactivated).activeRecruiters).toBe(8);
  expect(afterAccountChange(ofRecruiters, { ...recruiter, ...deleted }, erased).allRecruiters).toBe(10);
});

test('a deleted recruiter leaves its side of the split', () => {
  const verified = { type: 'recruiter', verified: true, ...active } as const;
  expect(afterAccountChange(stats, verified, deleted)).toEqual({
    ...stats,
    activeRecruiters: 8,
    totalRecruiters: 9,
    verifiedRecruiters: 6,
  });
  expect(afterAccountChange(stats, { ...verified, verified: false }, deleted)).toMatchObject({
    unverifiedRecruiters: 2,
    waitingRecruiters: 1,
  });
});

test('only an active recruiter waits for verification', () => {
  const unverified = { type: 'recruiter', verified: false } as const;
  const refused = afterAccountChange(stats, { ...unverified, ...active }, deactivated);
  expect(refused).toEqual({ ...stats, activeRecruiters: 8, waitingRecruiters: 1 });
  expect(afterAccountChange(refused, { ...unverified, ...deactivated }, deleted).waitingRecruiters).toBe(1);
  expect(afterAccountChange(refused, { ...unverified, ...deactivated }, active)).toEqual(stats);
  expect(afterVerification(refused, true, false).waitingRecruiters).toBe(1);
});

test('deactivating a verified recruiter moves none of the other figures, nor does erasing a deleted account, nor an admin', () => {
  expect(afterAccountChange(stats, { type: 'recruiter', verified: true, ...active }, deactivated)).toEqual({
    ...stats,
    activeRecruiters: 8,
  });
  expect(afterAccountChange(stats, { type: 'candidate', ...deleted }, erased)).toEqual(stats);
  expect(afterAccountChange(stats, { type: 'admin', ...active }, deleted)).toEqual(stats);
});
