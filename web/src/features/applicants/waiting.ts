import { useInfiniteQuery } from '@tanstack/react-query';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { maxBulk } from '#shared/domain/bulk-moves.ts';
import { pageSize } from '#web/config/page-size.ts';
import { pagesOf, useItems } from '#web/lib/query.ts';
import { useFurtherPages } from '#web/lib/use-further-pages.ts';

/** A job's applicants at a status, page after page, as many as one move has at most. */
const useAtStatus = (jobId: number, status: 'applied' | 'reviewed') => {
  const query = { status, limit: pageSize.largest };
  const list = useInfiniteQuery({
    ...pagesOf(applicationCalls.applicants, { params: { id: jobId }, query }),
    staleTime: 0,
  });
  const items = useItems(list);
  const isLoading = useFurtherPages(list, items.length < maxBulk) || !list.isFetchedAfterMount;
  return { list, items, isLoading: isLoading && !list.isError };
};

/** A job's applicants who have no answer yet: neither shortlisted, rejected nor hired; 1,000 of them at most. */
export const useWaiting = (jobId: number) => {
  const applied = useAtStatus(jobId, 'applied');
  const reviewed = useAtStatus(jobId, 'reviewed');
  const failed = [applied, reviewed].find(({ list }) => list.isError);
  return {
    people: [...applied.items, ...reviewed.items].slice(0, maxBulk),
    isLoading: applied.isLoading || reviewed.isLoading,
    failed: failed?.list,
  };
};
