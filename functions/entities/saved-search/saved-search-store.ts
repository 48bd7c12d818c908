import { indexKeys } from '#functions/data/index-keys.ts';
import {
  deleteItem,
  insertItem,
  isAbsent,
  isBelow,
  isPresent,
  putVersion,
  updateItem,
} from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { leaveOut } from '#functions/data/parse-each.ts';
import { readItem } from '#functions/data/query.ts';
import { queryPartition } from '#functions/data/query-page.ts';
import { type RequestKey, rememberRequest } from '#functions/data/request-keys.ts';
import { requireOwner } from '#functions/data/require-owner.ts';
import { retry } from '#functions/data/retry.ts';
import { toItem } from '#functions/data/summary.ts';
import { transact } from '#functions/data/transact.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import type { SavedSearch } from '#shared/contracts/saved-search-answers.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { maxSavedSearches } from '#shared/domain/saved-searches.ts';
import { addMs, type EpochMs, toIso } from '#shared/domain/time.ts';
import { placeOfSearch } from './search-place.ts';
import {
  parseSavedSearch,
  type SavedSearchSummary,
  type StoredSavedSearch,
  savedSearchSchemaVersion,
  savedSearchSummary,
} from './stored-saved-search.ts';

export interface SearchOwner {
  kind: AccountKind;
  id: number;
}

/** A saved search as its owner sees it. */
export const toSavedSearch = (summary: SavedSearchSummary): SavedSearch => {
  const { id, kind, name, filters, frequency, created_at, reported_at } = summary;
  return { id, kind, name, filters, frequency, created_at, reported_at };
};

/** An account's saved searches, oldest first, read in one query (0.5 read units for each 4 KB: up to 20 of them 1 or 2). */
export async function savedSearchesOf({ kind, id }: SearchOwner): Promise<SavedSearchSummary[]> {
  const page = { limit: maxSavedSearches, start: undefined };
  const { items } = await queryPartition(keys.savedSearch(kind, id, ''), parseSavedSearch, page);
  const oldestFirst = (left: SavedSearchSummary, right: SavedSearchSummary) =>
    left.created_at < right.created_at ? -1 : 1;
  return items.map(({ summary }) => summary).sort(oldestFirst);
}

/** A saved search, read consistently (1 read unit), or undefined. */
export async function readSavedSearch(
  { kind, id }: SearchOwner,
  search: string,
): Promise<StoredSavedSearch | undefined> {
  const item = await readItem(keys.savedSearch(kind, id, search));
  return item && parseSavedSearch(item);
}

/** The place of a search in its index; one that is switched off has none, so that nothing compares it. */
export const searchPlace = ({ id, kind, filters, frequency, created_at }: SavedSearchSummary) =>
  frequency === 'off' ? {} : indexKeys.savedSearches(placeOfSearch(kind, filters), created_at, id);

/** Of a search with results to report, their place by time. */
const duePlace = ({ summary, due_at }: StoredSavedSearch) =>
  due_at === undefined ? {} : indexKeys.dueSearches(toIso(due_at), summary.id);

function itemOf(stored: StoredSavedSearch) {
  const { owner, id } = stored.summary;
  return {
    ...keys.savedSearch(owner.kind, owner.id, id),
    entity: 'saved_search',
    schema_version: savedSearchSchemaVersion,
    ...searchPlace(stored.summary),
    ...duePlace(stored),
    ...toItem(stored),
  };
}

/** The count of an account's searches, which a search more must not raise above the limit (2 write units). */
const countChange = ({ kind, id }: SearchOwner, by: 1 | -1): TransactionItem =>
  updateItem<{ count: number }>(keys.savedSearchCount(kind, id), {
    set: { entity: 'saved_search_count', schema_version: savedSearchSchemaVersion },
    add: { count: by },
    either: by === 1 ? [{ PK: isAbsent }, { count: isBelow(maxSavedSearches) }] : [],
  });

/** The write of a new search. */
export const newSearch = (summary: SavedSearchSummary): TransactionItem => insertItem(itemOf({ summary, version: 1 }));

/**
 * Stores a new search of an account that exists (9 write units; 2 more for a request with a key).
 * @param use counts the search in the day of its owner
 * @returns `full` when the account has 20 already; `refused` when the account is gone or the request was carried out before
 */
export async function putNewSearch(
  summary: SavedSearchSummary,
  request: RequestKey | undefined,
  use: TransactionItem,
): Promise<'stored' | 'full' | 'used up' | 'refused'> {
  const { owner, id } = summary;
  const result = await transact({
    request: rememberRequest(request, id),
    use,
    count: countChange(owner, 1),
    search: newSearch(summary),
    owner: requireOwner(owner),
  });
  if (result.done) return 'stored';
  if (result.failed === 'use') return 'used up';
  return result.failed === 'count' ? 'full' : 'refused';
}

/** The write of a changed search (4 write units inside a transaction); it fails when the stored one changed meanwhile. */
export const replaceSearch = (changed: StoredSavedSearch) => putVersion(itemOf(changed));

/**
 * Changes a search (1 read and at least 2 write units). It is repeated when a result is found meanwhile.
 * @param change may run several times
 * @returns the changed search, or null when there is none
 */
export const changeSearch = (
  owner: SearchOwner,
  id: string,
  change: (stored: StoredSavedSearch) => StoredSavedSearch,
): Promise<StoredSavedSearch | null> =>
  retry(async () => {
    const stored = await readSavedSearch(owner, id);
    if (!stored) return null;
    const changed = change(stored);
    const { done } = await write(replaceSearch(changed));
    return done ? changed : undefined;
  });

/** Deletes a search (5 write units); its hits are left to their time to live. False when there is none. */
export async function deleteSearch(owner: SearchOwner, id: string): Promise<boolean> {
  const { done } = await transact({
    search: deleteItem(keys.savedSearch(owner.kind, owner.id, id), { when: { PK: isPresent } }),
    count: countChange(owner, -1),
  });
  return done;
}

/** Searches at a place of the index, which can find what has the place (0.5 read units for each 4 KB: some 10 searches). */
export const searchesAt = (place: string, page: PageRequest): Promise<Page<SavedSearchSummary>> =>
  newestSummaries(indexKeys.savedSearches(place), savedSearchSummary, { page });

/** Readable searches whose results are to be reported by `now`, the longest due first (0.5 read units for each 4 KB, 0.5 for none). */
export const dueSearches = (now: EpochMs, page: PageRequest): Promise<Page<SavedSearchSummary>> =>
  newestSummaries(indexKeys.dueSearches(), savedSearchSummary, {
    page,
    // Sort keys are the time and an id: those of `now` itself are greater than its text.
    during: { until: toIso(addMs(now, 1)) },
    oldestFirst: true,
    onUnreadable: leaveOut,
  });
