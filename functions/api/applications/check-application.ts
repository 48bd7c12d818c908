import type { Caller } from '#functions/entities/account/caller.ts';
import { answersOf } from '#functions/entities/application/answer-times.ts';
import { readApplication } from '#functions/entities/application/application-store.ts';
import type { ApplicationSummary, StoredApplication } from '#functions/entities/application/stored-application.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { blockedSince } from '#functions/entities/candidate/visibility.ts';
import { readJob } from '#functions/entities/job/job-store.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';

type Check = typeof applicationCalls.check;

/** What the ids name: an application, or the candidate or job without one. */
type Checked = StoredApplication | { summary: Partial<Pick<ApplicationSummary, 'recruiter_id' | 'candidate_id'>> };

const isOwn = ({ summary }: Checked, caller: Caller): boolean =>
  caller.kind !== 'recruiter' || summary.recruiter_id === caller.id;

/**
 * The application, for its candidate, the job's recruiter and admins (1 read unit, for recruiters 1.5; for recruiters and
 * admins 1 more when there is none in the documented order). The pipeline has put a candidate's own id in its place.
 * Another recruiter's application counts as none, so neither the response nor the number of reads shows who applied: the job
 * decides, also once it is deleted.
 */
export async function readChecked(
  jobId: number,
  { params: { candidateId }, caller }: PortalRequest<Check>,
): Promise<Checked | undefined> {
  const found =
    (await findOwn(jobId, candidateId, caller)) ??
    (caller.kind === 'candidate' ? undefined : await findOwn(candidateId, jobId, caller));
  if (found && (await isSeen(found, caller))) return found;
  if (caller.kind !== 'recruiter') return { summary: { candidate_id: candidateId } };
  const { job } = (await readJob(jobId)) ?? {};
  return job && { summary: { recruiter_id: job.summary.recruiter_id } };
}

/** The status of an application, for its candidate with its way and their message. */
export const checkApplication: UseCase<Check, Checked> = async ({ owned, caller }) => {
  if (!('contacts' in owned)) throw new HttpError('NOT_APPLIED');
  const { status, applied_at } = owned.summary;
  if (caller.kind !== 'candidate') return { status };
  // The notes of a contact, and of the application, are the recruiter's own.
  const contacts = owned.contacts.map(({ method, at }) => ({ method, at }));
  return { status, applied_at, answers: answersOf(owned.summary), contacts, message: owned.message };
};

/** A recruiter whom the applicant has blocked since does not see the application any more (0.5 read units). */
async function isSeen({ summary }: StoredApplication, caller: Caller): Promise<boolean> {
  if (caller.kind !== 'recruiter') return true;
  const profile = await readCandidate(summary.candidate_id);
  const since = profile && blockedSince(profile.summary, caller);
  return since === undefined || summary.applied_at > since;
}

/** The application of a job and a candidate; one that the caller may not see counts as none (1 read unit). */
async function findOwn(jobId: number, candidateId: number, caller: Caller): Promise<StoredApplication | undefined> {
  const application = await readApplication(jobId, candidateId);
  return application && isOwn(application, caller) ? application : undefined;
}
