import { pairOf } from '#functions/data/pair-id.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { CountedJob } from '#functions/entities/job/job-store.ts';
import { copyOf } from '#functions/entities/shortlist/shortlist-copy-store.ts';
import { putNewEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import type { ShortlistSummary } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { hasViewed } from '#functions/entities/subscription/candidate-view-store.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { requireUnblocked } from '#functions/policies/visible-candidate.ts';
import type { ShortlistEntry, shortlistCalls } from '#shared/contracts/shortlist.ts';
import { toIso } from '#shared/domain/time.ts';
import { entryFor } from './to-entry.ts';

/** Puts a candidate on the caller's shortlist, once. */
export const add: UseCase<typeof shortlistCalls.add, CountedJob | undefined> = (request) =>
  addEntry(request.body.candidate_id, request);

/** The same from a list of candidates, where the path names the candidate. */
export const quickAdd: UseCase<typeof shortlistCalls.quickAdd, CountedJob | undefined> = (request) =>
  addEntry(request.params.id, request);

type Addition = Pick<PortalRequest<typeof shortlistCalls.add, CountedJob | undefined>, 'caller' | 'now' | 'owned'> & {
  body: { notes: string };
};

async function addEntry(
  candidateId: number,
  { body: { notes }, caller, now, owned }: Addition,
): Promise<ShortlistEntry> {
  const [candidate, unlocked] = await Promise.all([
    candidateCopy(candidateId, caller),
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
    job: owned ? jobCopy(owned) : null,
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

async function candidateCopy(id: number, caller: Caller): Promise<ShortlistSummary['candidate']> {
  const { summary } = await requireUnblocked(caller, await readCandidate(id));
  return copyOf(summary);
}

function jobCopy({ job }: CountedJob): ShortlistSummary['job'] {
  const { id, title, company_name } = job.summary;
  return { id, title, company: company_name };
}
