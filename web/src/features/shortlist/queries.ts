import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import type { ShortlistStatus } from '#shared/domain/constants.ts';
import { call } from '#web/lib/api-client.ts';
import { useOwnId } from '#web/lib/use-own-id.ts';

const pageSize = 20;

/** The recruiter's pipeline, newest first; `status` '' gives all. */
export const useEntries = (status: ShortlistStatus | '') => {
  const id = useOwnId();
  return useInfiniteQuery({
    queryKey: ['shortlist', 'entries', id, status],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(status && { status }), limit: pageSize, cursor: pageParam };
      return call(shortlistCalls.ofRecruiter, { params: { id }, query }, { signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    enabled: id > 0,
  });
};

/** How many candidates stand at each step. */
export const useStats = () => {
  const id = useOwnId();
  return useQuery({
    queryKey: ['shortlist', 'stats', id],
    queryFn: ({ signal }) => call(shortlistCalls.stats, { params: { id } }, { signal }),
    enabled: id > 0,
  });
};

/** Entries and figures are asked for again after a change, or when somebody presses refresh. */
export const useForgetShortlist = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['shortlist'] });
};

/** Moves an entry to another status; the note becomes part of its timeline. */
export const useUpdateStatus = (id: string) =>
  useMutation({
    mutationFn: (body: { status: ShortlistStatus; notes: string }) =>
      call(shortlistCalls.updateStatus, { params: { id }, body }),
    onSettled: useForgetShortlist(),
  });

/** Rejects an entry's candidate, for good. */
export const useReject = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => call(shortlistCalls.reject, { params: { id }, body: { rejection_reason: reason } }),
    onSettled: useForgetShortlist(),
  });

/** Takes an entry off the shortlist. */
export const useRemove = (id: string) =>
  useMutation({
    mutationFn: () => call(shortlistCalls.remove, { params: { id } }),
    onSettled: useForgetShortlist(),
  });
