import { randomBytes } from 'node:crypto';
import { write } from '#functions/data/write.ts';
import { insertInterview } from '#functions/entities/interview/interview-store.ts';
import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { clock } from '#functions/platform/clock.ts';
import { addMs, toIso } from '#shared/domain/time.ts';
import { agreedSummary } from './interview-summary.ts';
import type { Pair } from './pair.ts';

/** Stores an interview by video that both agreed on, after the candidate was unlocked, and returns its id. */
export async function storeAgreed(
  { recruiter, candidate }: Pick<Pair, 'recruiter' | 'candidate'>,
  inMs: number,
  changes: Partial<InterviewSummary> = {},
): Promise<string> {
  await unlockCandidate(recruiter.id, candidate.id, clock.now());
  const id = `${randomBytes(8).toString('hex')}-${candidate.id}`;
  const at = toIso(addMs(clock.now(), inMs));
  const people = { recruiter_id: recruiter.id, candidate_id: candidate.id, by: recruiter.id };
  const interview = agreedSummary(at, { id, ...people, ...changes });
  await write(insertInterview(interview));
  return id;
}
