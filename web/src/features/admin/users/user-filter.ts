import type { ListedCandidate, ListedRecruiter } from '#shared/contracts/admin-lists.ts';
import { type AccountState, accountStates, stateOf } from '../account-state.tsx';

export type ListedUser = ListedCandidate | ListedRecruiter;

export const userTabs = ['all', 'candidates', 'recruiters'] as const;
export type UserTab = (typeof userTabs)[number];

export const userStatuses = ['all', ...accountStates] as const;
export type UserStatus = 'all' | AccountState;

export interface UserFilter {
  tab: UserTab;
  text: string;
  status: UserStatus;
  /** Whether deactivated and deleted users are shown too. */
  showInactive: boolean;
}

/** The default filter. */
export const noFilter: UserFilter = { tab: 'all', text: '', status: 'all', showInactive: false };

const isInactiveStatus = (status: UserStatus): boolean => status === 'deactivated' || status === 'deleted';
const oneOf = <Name extends string>(names: readonly Name[], text: string | null): Name | undefined =>
  names.find((name) => name === text);

/** The filter of an address's query. */
export const readUserFilter = (params: URLSearchParams): UserFilter => {
  const status = oneOf(userStatuses, params.get('status')) ?? 'all';
  return {
    tab: oneOf(userTabs, params.get('tab')) ?? 'all',
    text: params.get('q') ?? '',
    status,
    showInactive: params.get('inactive') === 'true' || isInactiveStatus(status),
  };
};

/** The address's query for a filter, without empty values; '' or beginning with `?`. */
export const userSearchOf = ({ tab, text, status, showInactive }: UserFilter): string => {
  const params = new URLSearchParams({
    ...(tab !== 'all' && { tab }),
    ...(text && { q: text }),
    ...(status !== 'all' && { status }),
    ...(showInactive && !isInactiveStatus(status) && { inactive: 'true' }),
  });
  return params.size > 0 ? `?${params}` : '';
};

/** A consistent filter after a change: an inactive status shows inactive users, and hiding them resets that status. */
export const changeUserFilter = (filter: UserFilter, changes: Partial<UserFilter>): UserFilter => {
  const next = { ...filter, ...changes };
  if (!isInactiveStatus(next.status)) return next;
  return changes.showInactive === false ? { ...next, status: 'all' } : { ...next, showInactive: true };
};

/** Whether the search or the status excludes users. */
export const isUserFiltered = ({ text, status }: UserFilter): boolean => text.trim() !== '' || status !== 'all';

/** Whether a user matches the status and the checkbox; the server has applied the text. */
export const isShown = (user: ListedUser, { status, showInactive }: UserFilter): boolean => {
  const state = stateOf(user);
  return status === 'all' ? showInactive || state === 'active' : state === status;
};
