import * as z from 'zod/mini';
import { type Change, isRestored } from '#functions/data/change.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { followInterview } from '#functions/entities/hiring/follow-interview.ts';
import { agreedTime, countedTime } from '#functions/entities/interview/interview-state.ts';
import { interviewSummary } from '#functions/entities/interview/stored-interview.ts';
import { clock } from '#functions/platform/clock.ts';
import { settleInterview } from './settle-interviews.ts';

const interview = itemSchema({
  summary: z.pick(interviewSummary, {
    id: true,
    recruiter_id: true,
    candidate_id: true,
    by: true,
    state: true,
    agreed: true,
  }),
});
type Image = Change['after'];

const summaryOf = (image: Image) => image && interview.parse(image).summary;

/** The time that counts; none of an interview that is gone. */
const dateOf = (image: Image) => {
  const found = summaryOf(image);
  return found && countedTime(found);
};

/**
 * Lets the shortlist follow an agreed time, and its end (2 read units; where an entry moves about 13 write units). Agreeing does not wait
 * for that, and does not fail where a colleague moves the same entry. One that is new, or agreed, is compared with its people.
 */
export async function followInterviews(change: Change): Promise<void> {
  const { before, after } = change;
  const found = summaryOf(after ?? before);
  if (!found || isRestored(change)) return;
  const isAnotherDate = dateOf(before) !== dateOf(after);
  if (isAnotherDate) await followInterview(found, clock.now());
  if (after && (!before || (isAnotherDate && agreedTime(found)))) await settleInterview(found);
}
