import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import { notificationPollMs } from '#shared/domain/constants.ts';
import { call } from '#web/lib/api-client.ts';

export interface Owner {
  type: UserType;
  id: number;
}

const all = ['notifications'];

/** How many are unread; asked every 30 seconds while the page is in sight. */
export const useUnreadCount = (owner: Owner): number =>
  useQuery({
    queryKey: [...all, 'count', owner],
    queryFn: ({ signal }) => call(notificationCalls.count, { params: { ...owner } }, { signal }),
    refetchInterval: notificationPollMs,
    refetchIntervalInBackground: false,
  }).data?.unread_count ?? 0;

/** The notifications, newest first. */
export const useNotifications = (owner: Owner) =>
  useInfiniteQuery({
    queryKey: [...all, 'list', owner],
    queryFn: ({ pageParam, signal }) =>
      call(notificationCalls.list, { params: { ...owner }, query: { limit: 20, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
  });

/** Marks one notification, or with null all of them, as read. */
export const useMarkRead = (owner: Owner) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? call(notificationCalls.readAll, { params: { ...owner } })
        : call(notificationCalls.read, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  });
};
