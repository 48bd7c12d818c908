import { indexKeys } from '#functions/data/index-keys.ts';
import { beginsWith, deleteItem, insertItem, is, isPresent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { pairOf, partsOf } from '#functions/data/pair-id.ts';
import { leaveOut, parseEach } from '#functions/data/parse-each.ts';
import { queryItems, readItem } from '#functions/data/query.ts';
import { toItem } from '#functions/data/summary.ts';
import { write } from '#functions/data/write.ts';
import { requireVisibleCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { deleteItems, firstItems } from '#functions/entities/erasure/erasure-store.ts';
import { otherSide, storedExcerptLength, type ThreadSide } from '#shared/domain/messages.ts';
import { latestOf, toEpochMs, toIso } from '#shared/domain/time.ts';
import {
  parseMessage,
  parseThread,
  type StoredMessage,
  type StoredThread,
  type ThreadSummary,
  threadSchemaVersion,
  threadSummary,
} from './stored-thread.ts';

/** A thread that may have no message yet. */
export type ThreadOrPlace = StoredThread | { summary: Pick<ThreadSummary, 'id' | 'recruiter_id' | 'candidate_id'> };

/** The thread of a company and a candidate, as a place. */
export const threadPlace = ({
  recruiter_id,
  candidate_id,
}: Pick<ThreadSummary, 'recruiter_id' | 'candidate_id'>): ThreadOrPlace => ({
  summary: { id: pairOf(recruiter_id, candidate_id), recruiter_id, candidate_id },
});

/** Whether the thread has messages. */
export const isStarted = (found: ThreadOrPlace): found is StoredThread => 'latest' in found.summary;

/** The thread with an id, read consistently (1 read unit); the two whom it would be of when there is none. */
export async function readThread(id: string): Promise<ThreadOrPlace> {
  const item = await readItem(keys.thread(id));
  if (item) return parseThread(item);
  const [recruiter_id, candidate_id] = partsOf(id);
  return { summary: { id, recruiter_id, candidate_id } };
}

/** A side's threads, the latest message first (0.5 read units for each 4 KB, some 6 of them). */
export const threadsOf = (side: ThreadSide, id: number, page: PageRequest): Promise<Page<ThreadSummary>> =>
  newestSummaries(
    side === 'recruiter' ? indexKeys.threadsOfRecruiter(id) : indexKeys.threadsOfCandidate(id),
    threadSummary,
    {
      page,
      onUnreadable: leaveOut,
    },
  );

/** A page of a thread's messages, newest first, read consistently (1 read unit for each 4 KB). */
export async function messagesOf(id: string, { limit, start }: PageRequest): Promise<Page<StoredMessage>> {
  const { items, next } = await queryItems(keys.message(id, 0), {
    sort: beginsWith('MESSAGE#'),
    newestFirst: true,
    consistent: true,
    limit,
    start,
  });
  return { items: parseEach(items, parseMessage, leaveOut), next };
}

/** One message, read consistently (1 read unit for each 4 KB), or undefined. */
export async function readMessage(id: string, number: number): Promise<StoredMessage | undefined> {
  const item = await readItem(keys.message(id, number));
  return item && parseMessage(item);
}

const placesOf = ({ id, recruiter_id, candidate_id, latest }: ThreadSummary) => ({
  ...indexKeys.threadsOfRecruiter(recruiter_id, latest.at, id),
  ...indexKeys.threadsOfCandidate(candidate_id, latest.at, id),
});

/** The next message of a thread. Its time is never before that of the one before it. */
export function nextMessage(thread: ThreadOrPlace, message: Omit<StoredMessage, 'number'>): StoredMessage {
  if (!isStarted(thread)) return { ...message, number: 1 };
  const { number, at } = thread.summary.latest;
  return { ...message, number: number + 1, at: toIso(latestOf(toEpochMs(at), toEpochMs(message.at))) };
}

/** The thread with one message more. */
export function withMessage(
  found: ThreadOrPlace,
  { number, at, from, text, contacted, files }: StoredMessage,
  names: Pick<ThreadSummary, 'company_name' | 'masked_name'>,
): ThreadSummary {
  const { unread, seen, shared, started_at, ...before } = isStarted(found) ? found.summary : newThread(at);
  const { id, recruiter_id, candidate_id } = found.summary;
  const ofThread = { id, recruiter_id, candidate_id, ...names, started_at, seen, shared };
  if (contacted) {
    const { latest = { from, text }, unwritten } = before;
    return { ...ofThread, latest: { ...latest, number, at, contacted }, unread, ...(unwritten && { unwritten }) };
  }
  const to = otherSide(from);
  const excerpt = text.slice(0, storedExcerptLength);
  const latest = { number, at, from, text: excerpt, ...(files && { files: files.length }) };
  return { ...ofThread, latest, unread: { ...unread, [to]: unread[to] + 1 } };
}

const newThread = (
  started_at: ThreadSummary['started_at'],
): Omit<ThreadSummary, 'id' | 'recruiter_id' | 'candidate_id' | 'company_name' | 'masked_name' | 'latest'> & {
  latest?: never;
} => ({
  unwritten: true,
  unread: { recruiter: 0, candidate: 0 },
  seen: { recruiter: 0, candidate: 0 },
  shared: {},
  started_at,
});

/**
 * The writes of a message into its thread (6 write units up to 1 KB, 2 more for a first one); a recorded contact is not counted as unread. `thread` fails when another message came first, and for a first
 * one `candidate` when the candidate is not active any more.
 */
export function messageWrites(thread: ThreadSummary, message: StoredMessage) {
  const { id, latest, company_name, masked_name } = thread;
  const isFirst = message.number === 1;
  return {
    thread: isFirst
      ? insertItem({
          ...keys.thread(id),
          entity: 'thread',
          schema_version: threadSchemaVersion,
          ...placesOf(thread),
          ...toItem({ summary: thread }),
        })
      : updateItem<WithParts>(keys.thread(id), {
          set: {
            'summary.latest': latest,
            'summary.company_name': company_name,
            'summary.masked_name': masked_name,
            ...placesOf(thread),
          },
          // Reading is recorded concurrently.
          ...(message.contacted
            ? {}
            : { raise: { [`summary.unread.${otherSide(message.from)}`]: 1 }, remove: ['summary.unwritten'] }),
          when: { 'summary.latest.number': is(message.number - 1) },
        }),
    message: insertItem({
      ...keys.message(id, message.number),
      entity: 'message',
      schema_version: threadSchemaVersion,
      ...message,
    }),
    candidate: isFirst ? requireVisibleCandidate(thread.candidate_id, false) : undefined,
  };
}

/** Marks all up to the latest message as read by a side (1 write unit, 2 for its places); false, and nothing, when a later one came. */
export async function markRead({ id }: ThreadSummary, side: ThreadSide, latest: number): Promise<boolean> {
  const { done } = await write(
    updateItem<WithParts>(keys.thread(id), {
      set: { [`summary.unread.${side}`]: 0, [`summary.seen.${side}`]: latest },
      when: { 'summary.latest.number': is(latest) },
    }),
  );
  return done;
}

/** Notes whether a side shares its contact details (1 write unit, 2 for its places). Idempotent. */
export async function setShared({ id }: Pick<ThreadSummary, 'id'>, side: ThreadSide, shared: boolean): Promise<void> {
  const path = `summary.shared.${side}` as const;
  const change = shared ? { set: { [path]: true } } : { remove: [path] };
  await write(updateItem<WithParts>(keys.thread(id), { ...change, when: { PK: isPresent } }));
}

/** Attributes within the maps of the summary. */
type WithParts = StoredThread &
  Record<`summary.${'unread' | 'seen'}.${ThreadSide}` | 'summary.latest.number', number> & {
    [Path in `summary.shared.${ThreadSide}` | 'summary.unwritten']?: true;
  };

/**
 * Deletes a thread: its messages first, so that an interrupted deletion finds it again. One that gets another message meanwhile is looked
 * through once more.
 */
export async function eraseThread(id: string): Promise<void> {
  const partition = { PK: keys.thread(id).PK };
  for (let isGone = false; !isGone; ) {
    const thread = await readThread(id);
    const messages = () => firstItems(partition, ({ entity }) => entity !== 'thread');
    for (let items = await messages(); items.length > 0; items = await messages()) await deleteItems(items);
    if (!isStarted(thread)) return;
    const when = { 'summary.latest.number': is(thread.summary.latest.number) };
    isGone = (await write(deleteItem<WithParts>(keys.thread(id), { when }))).done;
  }
}
