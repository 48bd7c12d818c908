import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageCalls } from '#shared/contracts/messages.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { threadPollSeconds } from '#shared/domain/messages.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { pagesOf, useInvalidate } from '#web/lib/query.ts';
import { useMay } from '#web/lib/use-may.ts';
import { useMutation } from '#web/lib/use-mutation.ts';

/** The caller's threads, those with the latest messages first. */
export const useThreads = () => useInfiniteQuery(pagesOf(messageCalls.threads, { query: {} }));

const pollMs = threadPollSeconds * 1_000;

/**
 * An open thread; while the page is visible, it is loaded again when a look every few seconds finds something new. One without messages,
 * which has no tag to look by, is loaded each time.
 */
export const useThread = (id: string) => {
  const thread = useInfiniteQuery({
    ...pagesOf(messageCalls.thread, { params: { id }, query: {} }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && data.pages[0]?.tag === undefined ? pollMs : false),
  });
  useNewerMessages(id, thread.data?.pages[0]?.tag);
  return thread;
};

/** How many messages of an open thread the reader has not read. */
export const useUnread = (id: string): number => useThread(id).data?.pages[0]?.thread?.unread ?? 0;

/** Looks whether a thread has something new since `known`. */
const useNewerMessages = (id: string, known: string | undefined) => {
  const invalidate = useInvalidate();
  useQuery({
    queryKey: ['newer messages', id, known],
    queryFn: async ({ signal }) => {
      try {
        await call(messageCalls.thread, { params: { id }, query: { limit: 1 } }, { signal, known });
      } catch (error) {
        if (error instanceof ApiError && error.status === 304) return null;
      }
      if (!signal.aborted) void invalidate(messageCalls.thread, messageCalls.threads);
      return null;
    },
    initialData: null,
    enabled: known !== undefined,
    staleTime: pollMs,
    refetchInterval: pollMs,
    refetchIntervalInBackground: false,
  });
};

interface Sent {
  text: string;
  files?: string[];
}

/** Sends a message; one whose response was lost is stored once. `onSent` is called also when the thread was left meanwhile. */
export const useSend = (id: string, onSent: (sent: Sent) => void) => {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (body: Sent) => call(messageCalls.send, { params: { id }, body }),
    onSuccess: (_, sent) => {
      onSent(sent);
      return invalidate(messageCalls.thread, messageCalls.threads);
    },
  });
};

/** Shares the own contact details in a thread, or ends that. `onFailed` is called also when the thread was left meanwhile. */
export const useShareContact = (id: string, onFailed: (error: Error) => void) => {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (shared: boolean) => call(messageCalls.shareContact, { params: { id }, body: { shared } }),
    onSuccess: () => invalidate(messageCalls.thread, messageCalls.threads),
    onError: onFailed,
  });
};

/** Marks what an open thread shows as read, for those whose role allows it. */
export const useMarkShown = (id: string, latest: number | undefined, unread: number | undefined): void => {
  const isAllowed = useMay(messageCalls.markRead);
  const invalidate = useInvalidate();
  const { mutate } = useMutation({
    mutationFn: (shown: number) => call(messageCalls.markRead, { params: { id }, body: { latest: shown } }),
    onSuccess: () => invalidate(messageCalls.threads, notificationCalls.count),
  });
  useEffect(() => {
    if (isAllowed && latest && unread) mutate(latest);
  }, [isAllowed, latest, unread, mutate]);
};
