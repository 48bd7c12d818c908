import { is, isAbsent, updateItem } from '#functions/data/item-writes.ts';
import { keys, timed } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { leaveOut } from '#functions/data/parse-each.ts';
import { write } from '#functions/data/write.ts';
import { reminderMs } from '#shared/domain/interviews.ts';
import { addMs, type EpochMs, type IsoInstant, toEpochMs, toIso } from '#shared/domain/time.ts';
import { agreedTime, isToCome } from './interview-state.ts';
import { type InterviewSummary, interviewSummary, type StoredInterview } from './stored-interview.ts';

// An interview that is agreed has the times at which both sides are to be reminded of it, and is in an index by the next one.

/** GSI3: agreed interviews by the time of their next reminder. Here, as every function starts with the other keys. */
const remindersKey = 'INTERVIEWS#REMIND';

/** When to remind of an interview that is agreed now. What is nearer than that needs no reminder. */
export const remindersOf = (agreed: IsoInstant, now: EpochMs): IsoInstant[] =>
  reminderMs.map((before) => toIso(addMs(toEpochMs(agreed), -before))).filter((at) => at > toIso(now));

/** Where an interview is found when its next reminder is due; nowhere without one. */
export function placeOfReminder(interview: InterviewSummary) {
  const { id, reminders = [] } = interview;
  const [next] = reminders;
  return agreedTime(interview) && next ? { GSI3PK: remindersKey, GSI3SK: timed(next, id) } : {};
}

/** Interviews of which a reminder is due, the longest due first (0.5 read units for each 4 KB, 0.5 for none). */
export const dueReminders = (now: EpochMs, page: PageRequest): Promise<Page<InterviewSummary>> =>
  newestSummaries({ GSI3PK: remindersKey }, interviewSummary, {
    page,
    // Sort keys are the time and an id: those of `now` itself are greater than its text.
    during: { until: toIso(addMs(now, 1)) },
    oldestFirst: true,
    onUnreadable: leaveOut,
  });

/**
 * Notes that both sides are reminded now, once for all reminders that are due (2 write units); the stream notifies them. Of an interview that
 * has begun they are not. The version stays: who looks at the interview meanwhile may answer it. One that changed since it was read is left
 * for the next run.
 * @returns false when there is nothing to do
 */
export async function noteReminder(summary: InterviewSummary, now: EpochMs): Promise<boolean> {
  const { id, version, reminders = [] } = summary;
  const left = reminders.filter((at) => at > toIso(now));
  if (left.length === reminders.length) return false;
  const place = placeOfReminder({ ...summary, reminders: left });
  const { done } = await write(
    updateItem<StoredInterview>(keys.interview(id), {
      set: {
        'summary.reminders': left,
        ...(isToCome(summary, now) && { 'summary.reminded_at': toIso(now) }),
        ...place,
      },
      remove: 'GSI3PK' in place ? [] : ['GSI3PK', 'GSI3SK'],
      when: { 'summary.version': is(version), 'summary.reminders': is(reminders) },
    }),
  );
  return done;
}

/**
 * The write that gives an interview its reminders which was agreed before there were any (2 write units); undefined of others, and of one
 * that is nearer than its reminders.
 */
export function missingReminders(summary: InterviewSummary, now: EpochMs) {
  const { id, version, reminders } = summary;
  const agreed = agreedTime(summary);
  const due = agreed && !reminders ? remindersOf(agreed, now) : [];
  if (due.length === 0) return undefined;
  return updateItem<StoredInterview>(keys.interview(id), {
    set: { 'summary.reminders': due, ...placeOfReminder({ ...summary, reminders: due }) },
    when: { 'summary.version': is(version), 'summary.reminders': isAbsent },
  });
}
