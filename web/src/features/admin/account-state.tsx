import type { UserType } from '#shared/domain/account-kind.ts';
import { useT } from '#web/lib/i18n.ts';
import type { Tone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** An account of any kind in a list. */
export interface ListedAccount {
  type: UserType;
  id: number;
  name: string;
  is_active: boolean;
  is_deleted: boolean;
  /** Of recruiters. */
  verified?: boolean;
}

export const accountStates = ['active', 'deactivated', 'deleted'] as const;
export type AccountState = (typeof accountStates)[number];

/** The state of a listed account, from the two specified flags. */
export const stateOf = ({ is_active, is_deleted }: Pick<ListedAccount, 'is_active' | 'is_deleted'>): AccountState => {
  if (is_deleted) return 'deleted';
  return is_active ? 'active' : 'deactivated';
};

export const stateTones: Record<AccountState, Tone> = { active: 'success', deactivated: 'neutral', deleted: 'danger' };

/** Unlike ids, unique across candidates, recruiters and admins. */
export const accountKey = ({ type, id }: Pick<ListedAccount, 'type' | 'id'>): string => `${type}-${id}`;

export const accountChanges = ['deactivate', 'reactivate', 'delete', 'erase'] as const;
export type AccountChange = (typeof accountChanges)[number];

/** The actions of admins on an account: only a deleted account can be erased. */
export const changesOf: Record<AccountState, readonly AccountChange[]> = {
  active: ['deactivate', 'delete'],
  deactivated: ['reactivate', 'delete'],
  deleted: ['reactivate', 'erase'],
};

/** Whether an account is active, deactivated or deleted. */
export const StateBadge = ({ of }: { of: ListedAccount }) => {
  const t = useT();
  const state = stateOf(of);
  return <Badge tone={stateTones[state]}>{t(`adminUsers.state.${state}`)}</Badge>;
};
