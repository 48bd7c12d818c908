import * as z from 'zod/mini';
import { indexKeys, partsOfPlace } from '#functions/data/index-keys.ts';
import {
  beginsWith,
  checkItem,
  deleteItem,
  insertItem,
  is,
  isAbsent,
  isBetween,
  isPresent,
} from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { Page, PageKey, PageRequest } from '#functions/data/page.ts';
import { queryItems, readItem } from '#functions/data/query.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { type CandidateView, candidateView, viewSchemaVersion } from '#functions/entities/view/stored-view.ts';
import { type EpochMs, type IsoInstant, toIso } from '#shared/domain/time.ts';

// A record says that a recruiter unlocked a candidate. It stays for as long as both accounts, whatever the subscription,
// unless the candidate blocks the recruiter (`give-back-view.ts`).

/** The write of a first view, which fails when there was one before. */
export const recordView = (
  recruiterId: number,
  candidateId: number,
  subscriptionId: number,
  now: EpochMs,
): TransactionItem =>
  insertItem({
    ...keys.candidateView(recruiterId, candidateId),
    entity: 'candidate_view',
    schema_version: viewSchemaVersion,
    ...indexKeys.viewsOfCandidate(candidateId, toIso(now), `recruiter-${recruiterId}`),
    recruiter_id: recruiterId,
    candidate_id: candidateId,
    subscription_id: subscriptionId,
    viewed_at: toIso(now),
  });

/** Whether the recruiter ever unlocked the candidate, read consistently (1 read unit). */
export async function hasViewed(recruiterId: number, candidateId: number): Promise<boolean> {
  return (await readItem(keys.candidateView(recruiterId, candidateId))) !== undefined;
}

const unlockRecord = z.pick(candidateView, { viewed_at: true, subscription_id: true, credit: true });
type UnlockRecord = z.output<typeof unlockRecord>;

/** The record that the recruiter unlocked the candidate, read consistently (1 read unit), or undefined. */
export async function readUnlock(recruiterId: number, candidateId: number): Promise<UnlockRecord | undefined> {
  const item = await readItem(keys.candidateView(recruiterId, candidateId));
  return item && unlockRecord.parse(item);
}

/** The write that deletes the record of one view, not of a later one, nor one that was credited since it was read (4 write units). */
export const forgetView = (
  recruiterId: number,
  candidateId: number,
  { viewed_at, credit }: UnlockRecord,
): TransactionItem =>
  deleteItem<UnlockRecord>(keys.candidateView(recruiterId, candidateId), {
    when: { viewed_at: is(viewed_at), credit: credit ? isPresent : isAbsent },
  });

const ledgerLine = z.pick(candidateView, { candidate_id: true, viewed_at: true, credit: true });

export type LedgerLine = z.output<typeof ledgerLine>;

/** Whether a line is before another one in the ledger: the newest first. */
export const isBefore = (one: LedgerPlace, other: LedgerPlace): boolean =>
  one.viewed_at === other.viewed_at ? one.candidate_id < other.candidate_id : one.viewed_at > other.viewed_at;
type LedgerPlace = { viewed_at: string; candidate_id: number };

/**
 * The recruiter's views from a time on, newest first (0.5 read units for each 4 KB of the view records, about 25 of them). Beyond some 20,000
 * records `next` is where another call goes on, by candidate.
 */
export async function viewsSince(
  recruiterId: number,
  since: IsoInstant,
  after: PageKey | undefined,
): Promise<Page<LedgerLine>> {
  const found: LedgerLine[] = [];
  let start = after;
  for (let page = 0; page < maxPages && (page === 0 || start); page += 1) {
    const sort = beginsWith(viewPrefix);
    const { items, next } = await queryItems<CandidateView>(keys.candidateView(recruiterId, 0), { sort, start });
    found.push(...items.map((item) => ledgerLine.parse(item)).filter(({ viewed_at }) => viewed_at >= since));
    start = next;
  }
  return { items: found.toSorted((one, other) => (isBefore(one, other) ? -1 : 1)), next: start };
}

/** Before the id of the candidate in the sort key of a view. */
const viewPrefix = 'VIEW#';

const unlockPlace = z.object({ PK: z.string(), GSI1SK: z.string() });

/** Who unlocked a candidate, and when: the index has both in its keys. */
function unlockAt(item: Record<string, unknown>) {
  const { PK, GSI1SK } = unlockPlace.parse(item);
  return { recruiter_id: Number(PK.slice(PK.indexOf('#') + 1)), viewed_at: partsOfPlace(GSI1SK).at };
}
export type UnlockOfCandidate = ReturnType<typeof unlockAt>;

/** Items of one query, and queries of one call: the index also has the candidate's own views of jobs. */
const searchedUnlocks = { items: 200, queries: 5 };

/**
 * Who unlocked a candidate, newest first (0.5 read units for each 4 KB of the index, about 30 records). It looks at 1000
 * records at most: such a page may be short, or empty, and still have a next one.
 */
export async function unlocksOfCandidate(candidateId: number, page: PageRequest): Promise<Page<UnlockOfCandidate>> {
  const found: Record<string, unknown>[] = [];
  let start = page.start;
  for (let query = 0; query < searchedUnlocks.queries && (query === 0 || start); query += 1) {
    const options = { newestFirst: true, limit: searchedUnlocks.items, start };
    const { items, next } = await queryItems(indexKeys.viewsOfCandidate(candidateId), options);
    found.push(...items.filter(({ entity }) => entity === 'candidate_view'));
    start = next;
    const last = found[page.limit - 1];
    if (!last) continue;
    const isMore = found.length > page.limit || start !== undefined;
    return { items: found.slice(0, page.limit).map(unlockAt), next: isMore ? keyOfUnlock(last) : undefined };
  }
  return { items: found.map(unlockAt), next: start };
}

const keyOfUnlock = ({ PK, SK, GSI1PK, GSI1SK }: Record<string, unknown>): PageKey => ({ PK, SK, GSI1PK, GSI1SK });

/** The check that the recruiter has, or has not, unlocked the candidate when a transaction is written (2 write units). */
export const requireViewState = (recruiterId: number, candidateId: number, viewed: boolean): TransactionItem =>
  checkItem(keys.candidateView(recruiterId, candidateId), { when: { PK: viewed ? isPresent : isAbsent } });

/** How many pages of view records one call reads at most; a page holds about 5,000. */
const maxPages = 4;

/**
 * Which of these candidates the recruiter unlocked. One query over the range of the ids: 0.5 read units for each 4 KB
 * of the recruiter's view records in it (about 25 records).
 */
export async function viewedAmong(recruiterId: number, candidateIds: readonly number[]): Promise<Set<number>> {
  const viewed = new Set<number>();
  if (candidateIds.length === 0) return viewed;
  const wanted = new Set(candidateIds);
  const first = keys.candidateView(recruiterId, Math.min(...candidateIds));
  const { SK: last } = keys.candidateView(recruiterId, Math.max(...candidateIds));
  let start: PageKey | undefined;
  for (let page = 0; page < maxPages && (page === 0 || start); page += 1) {
    const { items, next } = await queryItems(first, { sort: isBetween(first.SK, last), start });
    for (const { candidate_id: id } of items) if (wanted.has(Number(id))) viewed.add(Number(id));
    start = next;
  }
  return viewed;
}
