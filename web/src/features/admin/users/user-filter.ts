import type { ListedCandidate, ListedRecruiter } from '#shared/contracts/admin.ts';
import { type AccountState, accountStates, stateOf } from '../account-state.ts';

export type ListedUser = ListedCandidate | ListedRecruiter;

export const userTabs = ['all', 'candidates', 'recruiters'] as const;
export type UserTab = (typeof userTabs)[number];

export const userStatuses = ['all', ...accountStates] as const;
export type UserStatus = 'all' | AccountState;

export interface UserFilter {
  tab: UserTab;
  text: string;
  status: UserStatus;
  /** Also those who are deactivated or deleted. */
  showInactive: boolean;
}

/** The filter that a new visitor of the screen has. */
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

/** The address's query for a filter, without what is not set; '' or beginning with `?`. */
export const userSearchOf = ({ tab, text, status, showInactive }: UserFilter): string => {
  const params = new URLSearchParams({
    ...(tab !== 'all' && { tab }),
    ...(text && { q: text }),
    ...(status !== 'all' && { status }),
    ...(showInactive && !isInactiveStatus(status) && { inactive: 'true' }),
  });
  return params.size > 0 ? `?${params}` : '';
};

/** Changes a filter so that its parts agree: an inactive status shows inactive users, and hiding those ends it. */
export const changeUserFilter = (filter: UserFilter, changes: Partial<UserFilter>): UserFilter => {
  const next = { ...filter, ...changes };
  if (!isInactiveStatus(next.status)) return next;
  return changes.showInactive === false ? { ...next, status: 'all' } : { ...next, showInactive: true };
};

/** Whether the search or the status leaves anybody out. */
export const isUserFiltered = ({ text, status }: UserFilter): boolean => text.trim() !== '' || status !== 'all';

/** Whether the status and the checkbox let a user be shown; the server has applied the text. */
export const isShown = (user: ListedUser, { status, showInactive }: UserFilter): boolean => {
  const state = stateOf(user);
  return status === 'all' ? showInactive || state === 'active' : state === status;
};
