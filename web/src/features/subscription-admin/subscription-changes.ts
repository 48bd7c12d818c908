import { useQueryClient } from '@tanstack/react-query';
import { adminCalls } from '#shared/contracts/admin.ts';
import type { DashboardStats } from '#shared/contracts/admin-lists.ts';
import { adminSubscriptionCalls, type ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import { call } from '#web/lib/api-client.ts';
import { cancelLoads } from '#web/lib/cancel-loads.ts';
import { type QueryKey, queryKeyOf } from '#web/lib/query-key.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { type Change, endedByChange, type SubscriptionPages, statsAfter, withChange } from './subscription-list.ts';

const isFilteredKey = ([, input]: QueryKey): boolean =>
  input?.query?.status !== undefined || input?.query?.keyword !== undefined;

/** Updates all visible lists and figures in place: those that are reloaded immediately may be stale. */
const useApplyChange = () => {
  const queryClient = useQueryClient();
  return async (change: Change) => {
    const queryKey = queryKeyOf(adminSubscriptionCalls.adminList);
    await cancelLoads(queryClient, queryKey);
    const lists = queryClient.getQueriesData<SubscriptionPages>({ queryKey });
    const ended = endedByChange(
      lists.flatMap(([, data]) => data ?? []),
      change,
    );
    for (const [key, data] of lists) {
      if (data) queryClient.setQueryData(key, withChange(data, change, isFilteredKey(key as unknown as QueryKey)));
    }
    queryClient.setQueryData<DashboardStats>(queryKeyOf(adminCalls.stats, {}), (stats) =>
      stats ? statsAfter(stats, change, ended) : undefined,
    );
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  };
};

/** Confirms the payment of a pending subscription, which starts immediately. */
export const useConfirmPayment = () => {
  const apply = useApplyChange();
  return useMutation({
    mutationFn: ({ id }: ListedSubscription) => call(adminSubscriptionCalls.adminConfirmPayment, { params: { id } }),
    onSuccess: ({ subscription }, before) => apply({ before, after: subscription }),
  });
};

type NewSubscription = BodyOf<typeof adminSubscriptionCalls.adminCreate>;

/** Creates a subscription for a recruiter. */
export const useCreateSubscription = () => {
  const apply = useApplyChange();
  return useMutation({
    mutationFn: (body: NewSubscription) => call(adminSubscriptionCalls.adminCreate, { body }),
    onSuccess: (after) => apply({ after }),
  });
};

type SubscriptionFields = BodyOf<typeof adminSubscriptionCalls.adminUpdate>;

/** Changes the given fields of a subscription. */
export const useUpdateSubscription = (before: ListedSubscription) => {
  const apply = useApplyChange();
  return useMutation({
    mutationFn: (body: SubscriptionFields) =>
      call(adminSubscriptionCalls.adminUpdate, { params: { id: before.id }, body }),
    onSuccess: (after) => apply({ before, after }),
  });
};

/** Deletes a subscription. */
export const useDeleteSubscription = (before: ListedSubscription) => {
  const apply = useApplyChange();
  return useMutation({
    mutationFn: () => call(adminSubscriptionCalls.adminDelete, { params: { id: before.id } }),
    onSuccess: () => apply({ before }),
  });
};
