import type { DashboardStats } from '#shared/contracts/admin-lists.ts';
import type { AccountState } from '../account-state.tsx';
import type { UserFilter, UserTab } from './user-filter.ts';

/** How many accounts there are in each state. */
type States = Record<AccountState, number>;

const statesOf = (active: number, notDeleted: number, all: number): States => ({
  active,
  deactivated: Math.max(0, notDeleted - active),
  deleted: Math.max(0, all - notDeleted),
});

/** How many of them a filter lists, whatever its text. */
const listed = (states: States, { status, showInactive }: UserFilter): number => {
  if (status !== 'all') return states[status];
  return showInactive ? states.active + states.deactivated + states.deleted : states.active;
};

/** How many users each tab has in the states that the filter lists, as counted by the server. */
export const userTotals = (filter: UserFilter, stats: DashboardStats): Record<UserTab, number> => {
  const candidates = statesOf(stats.activeCandidates, stats.totalCandidates, stats.allCandidates);
  const recruiters = statesOf(stats.activeRecruiters, stats.totalRecruiters, stats.allRecruiters);
  const [first, second] = [listed(candidates, filter), listed(recruiters, filter)];
  return { all: first + second, candidates: first, recruiters: second };
};

/** The total number of users of the list; undefined for a searched text, for which the server has no count. */
export const userTotal = (filter: UserFilter, stats: DashboardStats | undefined): number | undefined =>
  !stats || filter.text.trim() !== '' ? undefined : userTotals(filter, stats)[filter.tab];
