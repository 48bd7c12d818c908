import { useInfiniteQuery } from '@tanstack/react-query';
import { adminCalls } from '#shared/contracts/admin.ts';
import { pageSize } from '#web/config/page-size.ts';
import { itemsOf, pagesOf } from '#web/lib/query.ts';
import { useFurtherPages } from '#web/lib/use-further-pages.ts';
import { explainSignedOut } from './load-errors.ts';
import { filterRecruiters, isFiltered, type RecruiterFilter } from './recruiter-filter.ts';

const recruiterPages = pagesOf(adminCalls.recruiters, { query: { limit: pageSize.largest } });

const enoughMatches = 20;

/**
 * Recruiters, newest first. Searching happens here, over the loaded pages; while a filter leaves only few matches,
 * further pages are fetched automatically, so that matches on later pages are found as well.
 */
export const useRecruiters = (filter: RecruiterFilter) => {
  const query = useInfiniteQuery({
    ...recruiterPages,
    queryFn: (context) => recruiterPages.queryFn(context).catch(explainSignedOut('admin.recruiters.401')),
  });
  const loaded = itemsOf(query.data) ?? [];
  const matches = filterRecruiters(loaded, filter);
  const wantsMore = useFurtherPages(query, isFiltered(filter) && matches.length < enoughMatches);
  return { query, loaded, matches, isSearchingMore: wantsMore };
};
