import { retry } from '#functions/data/retry.ts';
import { type Caller, colleagueOf } from '#functions/entities/account/caller.ts';
import { readApplication } from '#functions/entities/application/application-store.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { putOnShortlist } from '#functions/entities/hiring/join-pair.ts';
import type { CountedJob } from '#functions/entities/job/job-store.ts';
import { copyOf } from '#functions/entities/shortlist/shortlist-copy-store.ts';
import { actedBy, type ShortlistSummary } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { hasViewed } from '#functions/entities/subscription/candidate-view-store.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { requireUnblocked } from '#functions/policies/visible-candidate.ts';
import type { ShortlistEntry, shortlistCalls } from '#shared/contracts/shortlist.ts';
import { toIso } from '#shared/domain/time.ts';
import { entryFor } from './to-entry.ts';

/** Puts a candidate on the caller's shortlist, once; the application for its job is shortlisted with it. */
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
  const candidate = await candidateCopy(candidateId, caller);
  const job = owned ? jobCopy(owned) : null;
  return await retry(async () => {
    // The candidate may apply, be viewed, or block the recruiter, which gives the view back, concurrently.
    const [unlocked, application] = await Promise.all([
      hasViewed(caller.id, candidateId),
      job ? readApplication(job.id, candidateId) : undefined,
    ]);
    const by = actedBy(undefined, toIso(now), colleagueOf(caller));
    const draft = { recruiter_id: caller.id, notes, unlocked, candidate, job, ...(by && { by }) };
    const entry = await putOnShortlist(draft, application, now);
    if (entry === 'entry') throw new HttpError('ALREADY_SHORTLISTED');
    return typeof entry === 'string' ? undefined : await entryFor(entry, caller, now);
  });
}

async function candidateCopy(id: number, caller: Caller): Promise<ShortlistSummary['candidate']> {
  const { summary } = await requireUnblocked(caller, await readCandidate(id));
  return copyOf(summary);
}

function jobCopy({ job }: CountedJob): NonNullable<ShortlistSummary['job']> {
  const { id, title, company_name } = job.summary;
  return { id, title, company: company_name };
}
