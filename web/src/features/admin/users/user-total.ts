import type { DashboardStats } from '#shared/contracts/admin.ts';
import { isUserFiltered, type UserFilter, type UserTab } from './user-filter.ts';

/** How many users each tab has, as counted by the server: deleted users are left out. */
export const userTotals = ({ totalCandidates, totalRecruiters }: DashboardStats): Record<UserTab, number> => ({
  all: totalCandidates + totalRecruiters,
  candidates: totalCandidates,
  recruiters: totalRecruiters,
});

/** The total number of users of the list; undefined with a filter, for which the server has no count. */
export const userTotal = (filter: UserFilter, stats: DashboardStats | undefined): number | undefined =>
  !stats || filter.showInactive || isUserFiltered(filter) ? undefined : userTotals(stats)[filter.tab];
