import { useQuery } from '@tanstack/react-query';
import { adminCalls } from '#shared/contracts/admin.ts';
import type { DashboardStats } from '#shared/contracts/admin-lists.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import type { JobState } from '#shared/domain/closing-date.ts';
import { call } from '#web/lib/api-client.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { explainSignedOut } from './load-errors.ts';

/** The dashboards' figures after a failed load. */
export const noStats: DashboardStats = {
  totalCandidates: 0,
  totalRecruiters: 0,
  verifiedRecruiters: 0,
  unverifiedRecruiters: 0,
  totalJobs: 0,
  activeJobs: 0,
  pendingPayments: 0,
  totalSubscriptions: 0,
  waitingRecruiters: 0,
  openReports: 0,
  openCertificates: 0,
  activeSubscriptions: 0,
  activeCandidates: 0,
  activeRecruiters: 0,
  allCandidates: 0,
  allRecruiters: 0,
  totalRevenue: 0,
};

/** Number of pending tasks of admins: payments to confirm and recruiters to verify. */
export const totalActions = ({ pendingPayments, unverifiedRecruiters }: DashboardStats): number =>
  pendingPayments + unverifiedRecruiters;

/** The figures after a job was deleted. */
export const withoutJob = (stats: DashboardStats, state: JobState): DashboardStats => ({
  ...stats,
  totalJobs: Math.max(0, stats.totalJobs - 1),
  activeJobs: Math.max(0, stats.activeJobs - Number(state === 'active')),
});

/** The figures after one recruiter was verified or unverified. Only active ones wait for it. */
export const afterVerification = (stats: DashboardStats, verified: boolean, isActive = true): DashboardStats => {
  const moved = verified ? 1 : -1;
  return {
    ...stats,
    verifiedRecruiters: Math.max(0, stats.verifiedRecruiters + moved),
    unverifiedRecruiters: Math.max(0, stats.unverifiedRecruiters - moved),
    waitingRecruiters: Math.max(0, stats.waitingRecruiters - (isActive ? moved : 0)),
  };
};

/** The figures after a waiting recruiter was sent back. */
export const afterSendBack = (stats: DashboardStats): DashboardStats => ({
  ...stats,
  waitingRecruiters: Math.max(0, stats.waitingRecruiters - 1),
});

interface CountedAccount {
  type: UserType;
  is_active: boolean;
  is_deleted: boolean;
  verified?: boolean;
}

interface ChangedState {
  is_active: boolean;
  is_deleted: boolean;
  /** The account is erased: no list has it any more. */
  is_permanent: boolean;
}

/**
 * The figures after the state of an account changed: deleted candidates and recruiters are not among the total, and only
 * active recruiters wait for verification.
 */
export const afterAccountChange = (
  stats: DashboardStats,
  before: CountedAccount,
  after: ChangedState,
): DashboardStats => {
  const add = (figure: number, moved: number) => Math.max(0, figure + moved);
  const notDeleted = Number(before.is_deleted) - Number(after.is_deleted);
  const active = Number(after.is_active) - Number(before.is_active);
  const gone = after.is_permanent ? -1 : 0;
  if (before.type === 'candidate') {
    return {
      ...stats,
      activeCandidates: add(stats.activeCandidates, active),
      totalCandidates: add(stats.totalCandidates, notDeleted),
      allCandidates: add(stats.allCandidates, gone),
    };
  }
  if (before.type !== 'recruiter') return stats;
  const split = before.verified ? 'verifiedRecruiters' : 'unverifiedRecruiters';
  return {
    ...stats,
    activeRecruiters: add(stats.activeRecruiters, active),
    totalRecruiters: add(stats.totalRecruiters, notDeleted),
    allRecruiters: add(stats.allRecruiters, gone),
    [split]: add(stats[split], notDeleted),
    waitingRecruiters: add(stats.waitingRecruiters, before.verified ? 0 : active),
  };
};

export const statsKey = queryKeyOf(adminCalls.stats, {});

/** The dashboards' figures: undefined while they load for the first time, zeros after a failed load. */
export const useDashboardStats = () => {
  const query = useQuery({
    queryKey: statsKey,
    queryFn: ({ signal }) => call(adminCalls.stats, {}, { signal }).catch(explainSignedOut('admin.stats.401')),
  });
  const stats: DashboardStats | undefined = query.isError ? noStats : query.data;
  return { query, stats };
};
