import { useInfiniteQuery } from '@tanstack/react-query';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { pageSize } from '#web/config/page-size.ts';
import { itemsOf, pagesOf } from '#web/lib/query.ts';
import { useFurtherPages } from '#web/lib/use-further-pages.ts';
import { useOwnId } from '#web/lib/use-session.ts';

/** How many profiles can be printed together. */
export const maxChosen = 30;

/** Ids of candidates as they are in an address: `7,12`. What is not an id is left out, and so is all beyond the maximum. */
export const readChosen = (text: string | null): number[] => {
  const ids = (text ?? '').split(',').filter((part) => /^[1-9][0-9]{0,11}$/.test(part));
  return [...new Set(ids.map(Number))].slice(0, maxChosen);
};

/**
 * The recruiter's entries of some candidates, in the order of their ids. It loads the shortlist, 100 entries a call, until
 * all are found, so that printing needs no call of its own and spends no view.
 */
export const useChosenEntries = (candidateIds: readonly number[]) => {
  const id = useOwnId();
  const query = useInfiniteQuery({
    ...pagesOf(shortlistCalls.ofRecruiter, { params: { id }, query: { limit: pageSize.largest } }),
    enabled: id > 0 && candidateIds.length > 0,
  });
  const found = new Map(itemsOf(query.data)?.map((entry) => [entry.candidate.id, entry]));
  const entries = candidateIds.flatMap((each) => found.get(each) ?? []);
  const wantsMore = useFurtherPages(query, entries.length < candidateIds.length);
  return { query, entries, isLoading: query.isLoading || wantsMore };
};
