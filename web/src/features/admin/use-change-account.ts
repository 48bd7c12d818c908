import { type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query';
import { adminCalls } from '#shared/contracts/admin.ts';
import type { DashboardStats } from '#shared/contracts/admin-lists.ts';
import { moderationCalls, type WaitingRecruiter } from '#shared/contracts/moderation.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toast } from '#web/ui/toast-store.ts';
import { type AccountChange, accountKey, type ListedAccount } from './account-state.tsx';
import { changeCached, jobLists } from './cached-pages.ts';
import { afterAccountChange, statsKey } from './dashboard-stats.ts';
import type { StatedReason } from './reason-dialog.tsx';

const calls = { reactivate: adminCalls.reactivateUser, erase: adminCalls.hardDeleteUser } as const;

interface Variables {
  account: ListedAccount;
  change: AccountChange;
  /** Why a candidate or recruiter is deactivated or deleted, for them to read. */
  stated?: StatedReason | undefined;
}

/** Makes the change. A deletion names the state in which the admin saw the account, so that it can always be undone. */
const changeAccount = ({ account, change, stated }: Variables) => {
  const params = { a: account.type, b: String(account.id) };
  const body = { ...stated };
  if (change === 'deactivate') return call(adminCalls.deactivateUser, { params, body });
  if (change !== 'delete') return call(calls[change], { params });
  return call(adminCalls.terminateUser, {
    params,
    query: { seen: account.is_active ? 'active' : 'deactivated' },
    body,
  });
};

const listOf = {
  candidate: adminCalls.candidates,
  recruiter: adminCalls.recruiters,
  admin: adminCalls.activeAdmins,
  master_admin: adminCalls.activeAdmins,
} as const satisfies Record<UserType, object>;

const changeKey = queryKeyOf(adminCalls.deactivateUser);

/**
 * Marks what follows a recruiter's account as stale: the jobs are hidden and shown with it, and only an active recruiter
 * waits for verification. One who no longer does leaves that list at once.
 */
const followRecruiter = async (queryClient: QueryClient, id: number, isActive: boolean): Promise<void> => {
  const { waitingRecruiters } = moderationCalls;
  if (!isActive) await changeCached<WaitingRecruiter>(queryClient, waitingRecruiters, id, () => null);
  for (const each of isActive ? [...jobLists, waitingRecruiters] : jobLists) {
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(each) });
  }
};

/**
 * Deactivates, reactivates, deletes and erases accounts, several concurrently. The row changes in place: after a reload
 * of the list, a deleted account would disappear although the admin may want to reactivate it.
 */
export const useChangeAccount = (onChanged?: (account: ListedAccount) => void) => {
  const t = useT();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: changeKey,
    mutationFn: changeAccount,
    onSuccess: async ({ user: { is_active, is_deleted }, is_permanent }, { account, change }) => {
      onChanged?.(account);
      toast.success(t(`adminUsers.done.${change}`, { type: account.type, name: account.name }));
      await changeCached<{ id: number }>(queryClient, listOf[account.type], account.id, (item) =>
        is_permanent ? null : { ...item, is_active, is_deleted },
      );
      queryClient.setQueryData<DashboardStats>(
        statsKey,
        (stats) => stats && afterAccountChange(stats, account, { is_active, is_deleted, is_permanent }),
      );
      if (account.type === 'recruiter') await followRecruiter(queryClient, account.id, is_active);
    },
    onError: (error, { account, change }) =>
      toast.error(errorText(error, t(`adminUsers.failed.${change}`, { type: account.type }))),
  });
  const processing = useMutationState({
    filters: { mutationKey: changeKey, status: 'pending' },
    select: (mutation) => accountKey((mutation.state.variables as Variables).account),
  });
  return {
    isProcessing: (account: ListedAccount): boolean => processing.includes(accountKey(account)),
    change: (
      account: ListedAccount,
      change: AccountChange,
      { onSettled, stated }: { onSettled?: () => void; stated?: StatedReason | undefined } = {},
    ) => mutate({ account, change, stated }, { ...(onSettled && { onSettled }) }),
  };
};
