import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ShortlistEntry, shortlistCalls } from '#shared/contracts/shortlist.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';
import { pageSize } from '#web/config/page-size.ts';
import { call } from '#web/lib/api-client.ts';
import { itemsOf, pagesOf, queryOf, useAreFetching } from '#web/lib/query.ts';
import { useFurtherPages } from '#web/lib/use-further-pages.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { useRefreshPairs } from '#web/lib/use-refresh-pairs.ts';
import { useOwnId } from '#web/lib/use-session.ts';

/** What the server filters entries by. */
export interface EntryFilters {
  status?: PipelineState;
  keyword?: string;
  language?: string;
  label?: string;
  job_id?: number;
}

/** The recruiter's pipeline, newest first. */
export const useEntries = (filters: EntryFilters) => {
  const id = useOwnId();
  const { status, ...others } = filters;
  const query = { ...others, ...(status && { state: status }), limit: pageSize.rows };
  return useInfiniteQuery({ ...pagesOf(shortlistCalls.ofRecruiter, { params: { id }, query }), enabled: id > 0 });
};

/** The recruiter's latest entries: first as many as one call gives. */
export const useLatestPage = () => {
  const id = useOwnId();
  const input = { params: { id }, query: { limit: pageSize.largest } };
  return useInfiniteQuery({ ...pagesOf(shortlistCalls.ofRecruiter, input), enabled: id > 0 });
};

/** As many pages as the latest thousand entries have. */
const maxPages = 10;

/**
 * The latest entries by candidate; empty until they are there. Lists of candidates show with them who is shortlisted. After
 * the first page the following ones are loaded, one after the other.
 */
export const useLatestEntries = (): ReadonlyMap<number, ShortlistEntry> => {
  const latest = useLatestPage();
  const { data } = latest;
  useFurtherPages(latest, (data?.pages.length ?? 0) < maxPages);
  return useMemo(() => new Map(itemsOf(data)?.map((entry) => [entry.candidate.id, entry])), [data]);
};

/** How many candidates have each status. */
export const useStats = () => {
  const id = useOwnId();
  return useQuery({ ...queryOf(shortlistCalls.stats, { params: { id } }), enabled: id > 0 });
};

export const useIsShortlistFetching = (): boolean => useAreFetching([shortlistCalls.ofRecruiter, shortlistCalls.stats]);

/** Moves an entry to another status; the note becomes part of its timeline. */
export const useUpdateStatus = (id: string) =>
  useMutation({
    mutationFn: (body: { status: PipelineState; notes: string }) =>
      call(shortlistCalls.updateStatus, { params: { id }, body }),
    onSettled: useRefreshPairs(),
  });

/** Rejects an entry's candidate permanently. */
export const useReject = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => call(shortlistCalls.reject, { params: { id }, body: { rejection_reason: reason } }),
    onSettled: useRefreshPairs(),
  });

/** Removes an entry from the shortlist. */
export const useRemove = (id: string) =>
  useMutation({
    mutationFn: () => call(shortlistCalls.remove, { params: { id }, query: {} }),
    onSettled: useRefreshPairs(),
  });
