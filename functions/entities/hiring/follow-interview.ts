import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { readInterview } from '#functions/entities/interview/interview-store.ts';
import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import { type EntryChange, entryChangeWrites } from '#functions/entities/shortlist/entry-writes.ts';
import { readEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import type { StoredEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { stateOf } from '#shared/domain/hiring-pipeline.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';
import { moveLine, withLine } from '#shared/domain/shortlist-timeline.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';

// An interview is agreed by itself, and the shortlist follows afterwards (decision 137), as it follows applications. Each attempt reads
// the present state of both, so that late and repeated records have the same result.

type Found = Pick<InterviewSummary, 'id' | 'recruiter_id' | 'candidate_id'>;

/**
 * Moves the recruiter's entry of the candidate to the state interview while the time is agreed, from active or contacted, and back to
 * contacted where it is not any more. One without an entry changes nothing.
 * @throws StoreUnavailable when other writers changed the entry again and again
 */
export const followInterview = ({ id, recruiter_id, candidate_id }: Found, now: EpochMs): Promise<true> =>
  retry(async () => {
    const entry = await readEntry(recruiter_id, candidate_id);
    if (!entry) return true;
    const interview = (await readInterview(id))?.summary;
    const isAgreed = interview?.state === 'agreed' || interview?.state === 'missed';
    const change = isAgreed ? agreedChange(entry, interview, now) : endedChange(entry, id, now);
    return !change || (await transact(entryChangeWrites(entry, change))).done || undefined;
  });

const withMove = ({ summary: { notes } }: StoredEntry, status: PipelineState, now: EpochMs) => ({
  status,
  notes: withLine(notes, moveLine(status, '', toIso(now))),
});

/** Never back from a later state, for another job, or by an agreement that moved the entry before. */
function agreedChange(entry: StoredEntry, interview: InterviewSummary, now: EpochMs): EntryChange | undefined {
  const { id, agreed: at, sequence, job } = interview;
  const { summary, followed } = entry;
  const [state, shown] = [stateOf(summary), summary.interview];
  const isForJob = !job || !summary.job || summary.job.id === job.id;
  const isOpen = state === 'active' || state === 'contacted' || state === 'interview';
  const isFollowed = followed?.id === id && followed.sequence >= sequence;
  if (!at || !isForJob || !isOpen || isFollowed) return undefined;
  const meeting = { interview: { id, at }, followed: { id, sequence } };
  // A time that is moved is not a step of its own, and who was moved back by hand meanwhile stays there.
  if (state === 'interview') return { status: state, notes: summary.notes, ...meeting };
  if (followed?.id === id && !shown) return undefined;
  return { ...withMove(entry, 'interview', now), ...meeting };
}

/** Back to contacted, where it is this interview that was shown. */
const endedChange = (entry: StoredEntry, id: string, now: EpochMs): EntryChange | undefined =>
  stateOf(entry.summary) === 'interview' && entry.summary.interview?.id === id
    ? withMove(entry, 'contacted', now)
    : undefined;
