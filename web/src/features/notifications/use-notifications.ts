import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import { pageSize } from '#web/config/page-size.ts';
import { call } from '#web/lib/api-client.ts';
import { pagesOf, queryOf, useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';

/** Interval at which the unread count is polled. */
const pollMs = 30_000;

export interface Owner {
  type: UserType;
  id: number;
}

/** The unread count; loaded every 30 seconds while the page is visible. */
export const useUnreadCount = (owner: Owner): number =>
  useQuery({
    ...queryOf(notificationCalls.count, { params: { ...owner } }),
    refetchInterval: pollMs,
    refetchIntervalInBackground: false,
  }).data?.unread_count ?? 0;

/** The notifications, newest first. */
export const useNotifications = (owner: Owner) =>
  useInfiniteQuery({
    ...pagesOf(notificationCalls.list, { params: { ...owner }, query: { limit: pageSize.rows } }),
    staleTime: 0,
  });

/** Marks one notification, or with null all of them, as read. */
export const useMarkRead = (owner: Owner) => {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? call(notificationCalls.readAll, { params: { ...owner } })
        : call(notificationCalls.read, { params: { id } }),
    onSettled: () => invalidate(notificationCalls.count, notificationCalls.list),
  });
};
