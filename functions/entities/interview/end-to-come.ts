import type { PageKey } from '#functions/data/page.ts';
import { retry } from '#functions/data/retry.ts';
import type { ThreadSide } from '#shared/domain/messages.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { endingOf, moved } from './interview-moves.ts';
import { isToCome } from './interview-state.ts';
import { changeInterview, interviewsOf, readInterview } from './interview-store.ts';
import type { InterviewSummary } from './stored-interview.ts';

const pageSize = 50;

/** Does something with each of a side's interviews to come, one after the other: those with one person change the same item. */
export async function eachToCome(
  side: ThreadSide,
  id: number,
  now: EpochMs,
  run: (interview: InterviewSummary) => Promise<unknown>,
): Promise<void> {
  let start: PageKey | undefined;
  do {
    const page = await interviewsOf(side, id, { limit: pageSize, start }, { now, isPast: false });
    for (const interview of page.items) await run(interview);
    start = page.next;
  } while (start);
}

/**
 * Ends a side's agreed interviews to come in its name, which frees their times (0.5 read units for each 5 interviews, and for an agreed one 1.5
 * and what an answer costs). The others are ended by hand, or pass.
 * @param isToEnd all of them, if left out
 */
export const endToCome = (
  side: ThreadSide,
  id: number,
  now: EpochMs,
  isToEnd: (interview: InterviewSummary) => Promise<boolean> = async () => true,
): Promise<void> =>
  eachToCome(side, id, now, async (interview) => {
    if (isToCome(interview, now) && (await isToEnd(interview))) await endInterview(side, interview, now);
  });

/** Ends an agreed interview to come as one of its sides does; one that was ended meanwhile stays as it is. */
export const endInterview = (side: ThreadSide, { id }: Pick<InterviewSummary, 'id'>, now: EpochMs): Promise<true> =>
  retry(async () => {
    const found = await readInterview(id);
    if (!found || !isToCome(found.summary, now)) return true;
    const { summary } = found;
    const next = moved(summary, endingOf(side), { times: [], sequence: summary.sequence + 1 }, now);
    return (await changeInterview(summary, next, now)) === true || undefined;
  });
