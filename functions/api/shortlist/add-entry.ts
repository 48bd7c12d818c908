import { pairOf } from '#functions/data/pair-id.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { readJob } from '#functions/entities/job/job-store.ts';
import { copyOf } from '#functions/entities/shortlist/shortlist-copy-store.ts';
import { putNewEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import type { ShortlistSummary } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { hasViewed } from '#functions/entities/subscription/candidate-view-store.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { requireVerified } from '#functions/policies/candidate-access.ts';
import { requireUnblocked } from '#functions/policies/visible-candidate.ts';
import type { ShortlistEntry, shortlistCalls } from '#shared/contracts/shortlist.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { entryFor } from './to-entry.ts';

/** Puts a candidate on the caller's shortlist, once. */
export const add: UseCase<typeof shortlistCalls.add> = ({ body, caller, now }) =>
  addEntry(body.candidate_id, body, caller, now);

/** The same from a list of candidates, where the path names the candidate. */
export const quickAdd: UseCase<typeof shortlistCalls.quickAdd> = ({ params, body, caller, now }) =>
  addEntry(params.id, body, caller, now);

interface Addition {
  job_id?: number | undefined;
  notes: string;
}

type Recruiter = PortalRequest<typeof shortlistCalls.add>['caller'];

async function addEntry(
  candidateId: number,
  { job_id, notes }: Addition,
  caller: Recruiter,
  now: EpochMs,
): Promise<ShortlistEntry> {
  requireVerified(caller);
  const [candidate, job, unlocked] = await Promise.all([
    candidateCopy(candidateId, caller),
    jobCopy(job_id, caller.id),
    hasViewed(caller.id, candidateId),
  ]);
  const entry: ShortlistSummary = {
    id: pairOf(caller.id, candidateId),
    recruiter_id: caller.id,
    status: 'active',
    notes,
    shortlisted_at: toIso(now),
    unlocked,
    candidate,
    job,
  };
  let outcome = await putNewEntry(entry);
  if (outcome === 'view-changed') {
    // The candidate was viewed concurrently, or has just blocked the recruiter, which deletes the record of the view.
    entry.unlocked = !entry.unlocked;
    outcome = await putNewEntry(entry);
  }
  if (outcome !== 'stored') throw new HttpError('ALREADY_SHORTLISTED');
  return await entryFor(entry, caller, now);
}

async function candidateCopy(id: number, caller: Recruiter): Promise<ShortlistSummary['candidate']> {
  const { summary } = await requireUnblocked(caller, await readCandidate(id));
  return copyOf(summary);
}

async function jobCopy(id: number | undefined, recruiterId: number): Promise<ShortlistSummary['job']> {
  if (id === undefined) return null;
  const counted = await readJob(id);
  if (!counted) throw new HttpError('JOB_NOT_FOUND');
  const { recruiter_id, title, company_name } = counted.job.summary;
  if (recruiter_id !== recruiterId) throw new HttpError('FORBIDDEN');
  return { id, title, company: company_name };
}
