import { requireOwner } from '#functions/data/require-owner.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { type NewNotification, newNotification } from '#functions/entities/notification/notification-store.ts';
import { reported, withoutOpen } from '#functions/entities/saved-search/saved-search-changes.ts';
import { readSavedSearch, replaceSearch } from '#functions/entities/saved-search/saved-search-store.ts';
import type { SavedSearchSummary, StoredSavedSearch } from '#functions/entities/saved-search/stored-saved-search.ts';
import { searchLink } from '#shared/domain/saved-searches.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { mayGetResults, readFound } from './found-results.ts';

/**
 * Reports the open results of a search, if it is due: the notification is stored in the transaction that removes them from the
 * search, so that they are reported once, whatever is repeated, concurrent or interrupted. The mail follows from the
 * notification. Nothing is reported to owners who are not active, to recruiters who are not verified, and of results that can no
 * longer be seen. It costs 3 read units and 1 for each result, and 10 write units.
 * @returns whether something was reported
 * @throws StoreUnavailable when the table does not answer or the inbox stays in conflict: the search stays due
 */
export const reportHits = ({ owner, id }: SavedSearchSummary, now: EpochMs): Promise<boolean> =>
  retry(
    async () => {
      const stored = await readSavedSearch(owner, id);
      if (stored?.due_at === undefined || stored.due_at > now) return false;
      const ids = await reportable(stored, now);
      if (ids.length === 0) {
        const { done } = await transact({ search: replaceSearch(withoutOpen(stored)) });
        return done ? false : undefined;
      }
      const { done } = await transact({
        search: replaceSearch(reported(stored, now)),
        ...(await newNotification(owner, notificationOf(stored, ids, now))),
        owner: requireOwner(owner),
      });
      return done || undefined;
    },
    { failure: 'The results of a search could not be reported.' },
  );

async function reportable({ summary, open = new Set() }: StoredSavedSearch, now: EpochMs): Promise<number[]> {
  const account = await readAccount(summary.owner.kind, summary.owner.id);
  if (!account || !mayGetResults(account)) return [];
  return (await readFound(summary.kind, [...open], account, now)).map(({ id }) => id);
}

const notificationOf = (
  { summary, more = 0 }: StoredSavedSearch,
  ids: readonly number[],
  now: EpochMs,
): NewNotification => ({
  kind: summary.kind === 'jobs' ? 'jobs_found' : 'candidates_found',
  values: { search_name: summary.name, found: ids.length + more },
  link: searchLink(summary.kind, summary.filters),
  at: toIso(now),
  event: summary.id,
  found: { search: summary.id, ids },
});
