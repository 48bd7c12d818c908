import { randomBytes } from 'node:crypto';
import { write } from '#functions/data/write.ts';
import { insertInterview } from '#functions/entities/interview/interview-store.ts';
import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { clock } from '#functions/platform/clock.ts';
import { addMs, toIso } from '#shared/domain/time.ts';
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
  const interview: InterviewSummary = {
    id,
    recruiter_id: recruiter.id,
    candidate_id: candidate.id,
    by: recruiter.id,
    company_name: 'Company',
    masked_name: 'N***',
    minutes: 30,
    place: null,
    state: 'agreed',
    times: [],
    named_by: 'recruiter',
    agreed: at,
    zones: { recruiter: 'Europe/Berlin' },
    sequence: 0,
    offered_at: at,
    changed_at: at,
    version: 1,
    ...changes,
  };
  await write(insertInterview(interview));
  return id;
}
