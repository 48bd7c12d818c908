import { batchGet } from '#functions/data/batch-get.ts';
import { indexKeys } from '#functions/data/index-keys.ts';
import { deleteItem, insertItem, is, isAbsent, putVersion } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { leaveOut, parseEach } from '#functions/data/parse-each.ts';
import { readItem } from '#functions/data/query.ts';
import { toItem } from '#functions/data/summary.ts';
import { transact } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import type { ThreadSide } from '#shared/domain/messages.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { bookedOf, isTaken, type Person, readBooked, withoutTime, withTime } from './booked-times.ts';
import { placeOfReminder, remindersOf } from './interview-reminders.ts';
import { agreedTime, endOf } from './interview-state.ts';
import {
  type InterviewSummary,
  interviewSchemaVersion,
  interviewSummary,
  parseInterview,
  type StoredInterview,
} from './stored-interview.ts';

/** An interview, read consistently (1 read unit), or undefined. */
export async function readInterview(id: string): Promise<StoredInterview | undefined> {
  const item = await readItem(keys.interview(id));
  return item && parseInterview(item);
}

const placeOf = (side: ThreadSide, id: number) =>
  side === 'recruiter' ? indexKeys.interviewsOfRecruiter(id) : indexKeys.interviewsOfCandidate(id);

/** Which of a side's interviews: those that end after now, or those before, of which `since` has the earliest end. */
interface When {
  now: EpochMs;
  isPast: boolean;
  since?: EpochMs;
}

/** A side's interviews to come, the next first, or those of the past, the latest first (0.5 read units for each 4 KB, some 5 of them). */
export const interviewsOf = (
  side: ThreadSide,
  id: number,
  page: PageRequest,
  { now, isPast, since }: When,
): Promise<Page<InterviewSummary>> =>
  newestSummaries(placeOf(side, id), interviewSummary, {
    page,
    during: isPast ? { from: since === undefined ? since : toIso(since), until: toIso(now) } : { from: toIso(now) },
    oldestFirst: !isPast,
    onUnreadable: leaveOut,
  });

/** Interviews by their ids, at most 100, in no order (0.5 read units each). */
export async function readInterviews(ids: readonly string[]): Promise<InterviewSummary[]> {
  const items = ids.length > 0 ? await batchGet(ids.map(keys.interview)) : [];
  return parseEach(items, (item) => parseInterview(item).summary, leaveOut);
}

/** The next agreed interviews of a person, at most 100 (1 read unit, and 0.5 for each). */
export async function agreedToCome(person: Person, now: EpochMs): Promise<InterviewSummary[]> {
  const { times } = await readBooked(person);
  const next = times
    .filter(({ until }) => until > toIso(now))
    .toSorted((left, right) => (left.from < right.from ? -1 : 1))
    .slice(0, 100);
  return await readInterviews(next.map(({ id }) => id));
}

/** All of a side's interviews, as they are stored, for the copy of the own data. */
export const everyInterviewOf = (side: ThreadSide, id: number, page: PageRequest): Promise<Page<InterviewSummary>> =>
  newestSummaries(placeOf(side, id), interviewSummary, { page, onUnreadable: leaveOut });

/** Lists have an interview at the end of its agreed time, also while others are named in its place; else of the last one that can be picked. */
function itemOf(summary: InterviewSummary) {
  const { id, recruiter_id, candidate_id, agreed, times, offered_at } = summary;
  const end = endOf(summary, agreed ?? times.at(-1) ?? offered_at);
  return {
    ...keys.interview(id),
    entity: 'interview',
    schema_version: interviewSchemaVersion,
    ...indexKeys.interviewsOfRecruiter(recruiter_id, end, id),
    ...indexKeys.interviewsOfCandidate(candidate_id, end, id),
    ...placeOfReminder(summary),
    ...toItem({ summary: { ...summary } }),
  };
}

/** The write of a new interview (6 write units inside a transaction). */
export const insertInterview = (summary: InterviewSummary) => insertItem(itemOf(summary));

/** The write of the next version of an interview. A reminder that is noted meanwhile does not raise the version. */
export const putNext = (before: InterviewSummary, next: InterviewSummary) =>
  putVersion<StoredInterview>(itemOf(next), {
    when: { 'summary.reminders': before.reminders ? is(before.reminders) : isAbsent },
  });

/**
 * Writes the next version of an interview (3 write units; 8 and 1 read unit where its agreed time changes, which the person's booked times
 * and its reminders follow in one transaction).
 * @returns 'taken' where the person has another interview then; false when another change came first
 */
export async function changeInterview(
  before: InterviewSummary,
  next: InterviewSummary,
  now: EpochMs,
): Promise<boolean | 'taken'> {
  const time = agreedTime(next);
  if (time === agreedTime(before)) return (await write(putNext(before, next))).done;
  const { reminders: _, ...rest } = next;
  const put = putNext(before, time ? { ...rest, reminders: remindersOf(time, now) } : rest);
  const others = withoutTime(await readBooked(next), next.id, now);
  if (time && isTaken(others, time, endOf(next, time), next.from_hours?.buffer_minutes)) return 'taken';
  const booked = time ? withTime(others, { id: next.id, from: time, until: endOf(next, time) }) : others;
  return (await transact({ interview: put, booked: bookedOf(next, booked) })).done;
}

/** Erases an interview, and frees its time. One that changes meanwhile is erased after that. */
export async function eraseInterview(id: string, now: EpochMs): Promise<void> {
  for (let isGone = false; !isGone; ) {
    const found = await readInterview(id);
    if (!found) return;
    const { summary } = found;
    const gone = deleteItem<StoredInterview>(keys.interview(id), { when: { 'summary.version': is(summary.version) } });
    const booked = await readBooked(summary);
    const isBooked = booked.times.some((each) => each.id === id);
    isGone = (await transact({ gone, booked: isBooked ? bookedOf(summary, withoutTime(booked, id, now)) : undefined }))
      .done;
  }
}
