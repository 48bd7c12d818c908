import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { countedTime } from '#functions/entities/interview/interview-state.ts';
import { everyInterviewOf, readInterview } from '#functions/entities/interview/interview-store.ts';
import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import { type EntryChange, entryChangeWrites } from '#functions/entities/shortlist/entry-writes.ts';
import { readEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import type { StoredEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { stateOf } from '#shared/domain/hiring-pipeline.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';
import { moveLine, withLine } from '#shared/domain/shortlist-timeline.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { mayMove } from './hiring-moves.ts';

// An interview is agreed by itself, and the shortlist follows afterwards (decision 137), as it follows applications. Each attempt reads
// the present state of both, so that late and repeated records have the same result.

type Found = Pick<InterviewSummary, 'id' | 'recruiter_id' | 'candidate_id'>;

/**
 * Moves the recruiter's entry of the candidate to the state interview while the time is agreed, from active or contacted, and back to
 * contacted where it is not any more and no other one of the two is agreed. One without an entry changes nothing.
 * @throws StoreUnavailable when other writers changed the entry again and again
 */
export const followInterview = ({ id, recruiter_id, candidate_id }: Found, now: EpochMs): Promise<true> =>
  retry(async () => {
    const entry = await readEntry(recruiter_id, candidate_id);
    if (!entry) return true;
    const interview = (await readInterview(id))?.summary;
    const change =
      interview && countedTime(interview) ? agreedChange(entry, interview, now) : await endedChange(entry, id, now);
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
  const isFollowed = followed?.id === id && followed.sequence >= sequence;
  if (!at || !isForJob(entry, job) || !mayMove('agree', state) || isFollowed) return undefined;
  const meeting = { interview: { id, at }, followed: { id, sequence } };
  // A time that is moved is not a step of its own, and who was moved back by hand meanwhile stays there.
  if (state === 'interview') return { status: state, notes: summary.notes, ...meeting };
  if (followed?.id === id && !shown) return undefined;
  return { ...withMove(entry, 'interview', now), ...meeting };
}

const isForJob = ({ summary }: StoredEntry, job: InterviewSummary['job']): boolean =>
  !job || !summary.job || summary.job.id === job.id;

/** Back to contacted, where it is this interview that was shown; to another one that is agreed, if there is one. */
async function endedChange(entry: StoredEntry, id: string, now: EpochMs): Promise<EntryChange | undefined> {
  const { summary } = entry;
  if (stateOf(summary) !== 'interview' || summary.interview?.id !== id) return undefined;
  const other = await otherAgreed(entry, id, now);
  if (!other) return withMove(entry, 'contacted', now);
  const { id: otherId, agreed: at, sequence } = other;
  return {
    status: 'interview',
    notes: summary.notes,
    interview: { id: otherId, at },
    followed: { id: otherId, sequence },
  };
}

/** How many of a candidate's latest interviews are looked through for another one with the company. */
const looked = 40;

/** Another agreed interview of the two, the next to come or else the latest (up to 4 read units). */
async function otherAgreed(entry: StoredEntry, id: string, now: EpochMs): Promise<InterviewSummary | undefined> {
  const { recruiter_id, candidate } = entry.summary;
  const { items } = await everyInterviewOf('candidate', candidate.id, { limit: looked, start: undefined });
  const others = items
    .filter(
      (each) => each.recruiter_id === recruiter_id && each.id !== id && countedTime(each) && isForJob(entry, each.job),
    )
    .sort((left, right) => String(left.agreed).localeCompare(String(right.agreed)));
  return others.find(({ agreed = '' }) => agreed > toIso(now)) ?? others.at(-1);
}
