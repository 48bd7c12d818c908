import * as z from 'zod/mini';
import { indexKeys } from '#functions/data/index-keys.ts';
import {
  anyOf,
  hasMember,
  hasSize,
  is,
  isAbsent,
  isAtLeast,
  isAtMost,
  isBelow,
  putItem,
  updateItem,
} from '#functions/data/item-writes.ts';
import { keys, savedSearchSortKey } from '#functions/data/keys.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { queryPartition } from '#functions/data/query-page.ts';
import { retry } from '#functions/data/retry.ts';
import { storedEpochSeconds } from '#functions/data/stored-fields.ts';
import { transact } from '#functions/data/transact.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import type { SearchHit } from '#shared/contracts/own-data-parts.ts';
import { searchHitDays } from '#shared/domain/retention.ts';
import { addDays, type EpochMs, expiryAt, startOfSecond, toEpochSeconds, toIso } from '#shared/domain/time.ts';
import { dueTime } from './saved-search-changes.ts';
import { readSavedSearch, type SearchOwner } from './saved-search-store.ts';
import { type SavedSearchSummary, type StoredSavedSearch, savedSearchSchemaVersion } from './stored-saved-search.ts';

/** Of how many open results a search has the ids; the others are only counted. */
const maxOpen = 100;

/**
 * Notes that a search found a job or candidate, once in 180 days: a repeated task changes nothing. The search is due then
 * (5 write units, of a candidate 7; 1 read and 2 write units when it was noted before).
 */
export async function recordHit(search: SavedSearchSummary, found: number, now: EpochMs): Promise<void> {
  let present: SavedSearchSummary | undefined = search;
  let isFull = false;
  await retry(async () => {
    const due = present && dueTime(present, now);
    // The filters were changed, or the search was switched on, after what was found: it was in the list then.
    if (!present || due === undefined || present.since !== search.since) return true;
    const result = await transact({
      hit: putHit(present, found, now),
      search: isFull ? countHit(present) : addHit(present, found, due),
    });
    if (result.done || result.failed === 'hit') return true;
    const stored = await readSavedSearch(search.owner, search.id);
    isFull = (stored?.open?.size ?? 0) >= maxOpen;
    present = stored?.summary;
    return undefined;
  });
}

function putHit({ owner, id, kind }: SavedSearchSummary, found: number, now: EpochMs): TransactionItem {
  return putItem(
    {
      ...keys.searchHit(owner.kind, owner.id, id, found),
      entity: 'search_hit',
      schema_version: savedSearchSchemaVersion,
      ...(kind === 'candidates' ? indexKeys.searchHitsOf(found, id) : {}),
      expires_at: expiryAt(addDays(now, searchHitDays)),
    },
    { either: [{ PK: isAbsent }, { expires_at: isAtMost(toEpochSeconds(now)) }] },
  );
}

const storedHit = z.object({ SK: z.string(), expires_at: storedEpochSeconds });

/** What an account's saved searches found, as its data copy has it (0.5 read units for each 4 KB). */
export const searchHitsOf = ({ kind, id }: SearchOwner, page: PageRequest): Promise<Page<SearchHit>> =>
  queryPartition(keys.searchHit(kind, id, '', 0), toHit, page);

function toHit(item: unknown): SearchHit {
  const { SK, expires_at } = storedHit.parse(item);
  const [, saved_search = '', found = ''] = SK.split('#');
  return { saved_search, found_id: Number(found), found_at: toIso(addDays(startOfSecond(expires_at), -searchHitDays)) };
}

const ofHit = z.object({ PK: z.string(), SK: z.string() });

/**
 * Forgets that a saved search found a candidate, also when it is not reported yet (2 write units, and 1 for the index).
 * @param hit the item of the hit, or its place in the index
 */
export async function forgetHit(hit: unknown): Promise<void> {
  const { PK, SK } = ofHit.parse(hit);
  const [, search = '', found = ''] = SK.split('#');
  // The search may be deleted, or changed to other filters: then it has no such result.
  await write(
    updateItem<StoredSavedSearch>(
      { PK, SK: savedSearchSortKey(search) },
      { drop: { open: new Set([Number(found)]) }, add: { version: 1 }, when: { open: hasMember(Number(found)) } },
    ),
  );
  await write({ Delete: { Key: { PK, SK } } });
}

/** Adds a result to the search as it was read: not one that was changed, switched off or deleted meanwhile, or has 100. */
const addHit = (search: SavedSearchSummary, found: number, due: EpochMs): TransactionItem => {
  const { owner, id, since, frequency } = search;
  const { GSI2PK, GSI2SK } = indexKeys.dueSearches(toIso(due), id);
  return updateItem<StoredSavedSearch>(keys.savedSearch(owner.kind, owner.id, id), {
    set: { GSI2PK },
    setOnce: { due_at: due, GSI2SK },
    add: { open: new Set([found]), version: 1 },
    when: {
      'summary.since': is(since),
      'summary.frequency': is(frequency),
      open: anyOf(isAbsent, hasSize(isBelow(maxOpen))),
    },
  });
};

/** Counts a result of a search that has 100 open ones. */
const countHit = ({ owner, id, since }: SavedSearchSummary): TransactionItem =>
  updateItem<StoredSavedSearch>(keys.savedSearch(owner.kind, owner.id, id), {
    add: { more: 1, version: 1 },
    when: { 'summary.since': is(since), open: hasSize(isAtLeast(maxOpen)) },
  });

const hit = z.object({ SK: z.string(), GSI1PK: z.optional(z.string()) });

/** The candidate whom a hit of a saved search names; undefined for one that names a job. */
export function foundCandidate(item: unknown): number | undefined {
  const { SK, GSI1PK } = hit.parse(item);
  return GSI1PK === undefined ? undefined : Number(SK.slice(SK.lastIndexOf('#') + 1));
}
