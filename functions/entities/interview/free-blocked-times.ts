import type { PageKey } from '#functions/data/page.ts';
import { retry } from '#functions/data/retry.ts';
import type { Block } from '#functions/entities/candidate/stored-candidate.ts';
import { blockedSince } from '#functions/entities/candidate/visibility.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { moved } from './interview-moves.ts';
import { changeInterview, interviewsOf, readInterview } from './interview-store.ts';
import type { InterviewSummary } from './stored-interview.ts';

const pageSize = 50;

/**
 * Declines the agreed interviews to come with companies that a candidate has just blocked, which frees their times (0.5 read units for each
 * 5 interviews, and for an agreed one 1.5 and what an answer costs). The others are declined by hand, or pass.
 * @param blocks the new ones: what was agreed after them stays
 */
export async function freeBlockedTimes(candidateId: number, blocks: readonly Block[], now: EpochMs): Promise<void> {
  const isBlocked = async ({ recruiter_id, changed_at }: InterviewSummary) => {
    const company = await readRecruiter(recruiter_id);
    const viewer = { kind: 'recruiter', id: recruiter_id, email: company?.summary.email ?? '' } as const;
    return changed_at <= (blockedSince({ blocks: [...blocks] }, viewer) ?? '');
  };
  let start: PageKey | undefined;
  do {
    const page = await interviewsOf('candidate', candidateId, { limit: pageSize, start }, { now, isPast: false });
    // One after the other: those with one person change the same item.
    for (const interview of page.items) {
      if (isToCome(interview, now) && (await isBlocked(interview))) await decline(interview, now);
    }
    start = page.next;
  } while (start);
}

const isToCome = ({ state, agreed }: InterviewSummary, now: EpochMs): boolean =>
  state === 'agreed' && agreed !== undefined && agreed > toIso(now);

/** Declines an interview as the candidate does; one that was ended meanwhile stays as it is. */
const decline = ({ id }: InterviewSummary, now: EpochMs): Promise<true> =>
  retry(async () => {
    const found = await readInterview(id);
    if (!found || !isToCome(found.summary, now)) return true;
    const { summary } = found;
    const next = moved(summary, 'decline', { times: [], sequence: summary.sequence + 1 }, now);
    return (await changeInterview(summary, next, now)) === true || undefined;
  });
