import type { Caller } from '#functions/entities/account/caller.ts';
import { readApplication } from '#functions/entities/application/application-store.ts';
import type { StoredApplication } from '#functions/entities/application/stored-application.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { blockedSince } from '#functions/entities/candidate/visibility.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';
import { requireOwnJob } from './own-job.ts';

/**
 * The status of an application, for its candidate, the job's recruiter and admins (1 read unit, for recruiters 1.5; for recruiters and admins
 * 1 more when there is none in the documented order). The pipeline has put a candidate's own id in its place.
 */
export const checkApplication: UseCase<typeof applicationCalls.check> = async ({ params, caller }) => {
  const { jobId, candidateId } = params;
  const application = await readApplication(jobId, candidateId);
  if (application && !isOwn(application, caller)) throw new HttpError('FORBIDDEN');
  const found = application ?? (await findReversed(candidateId, jobId, caller));
  if (found && (await isSeen(found, caller))) return { status: found.summary.status };
  // Another recruiter does not learn that the candidate did not apply.
  if (caller.kind === 'recruiter') await requireOwnJob(jobId, caller);
  throw new HttpError('NOT_APPLIED');
};

const isOwn = ({ summary }: StoredApplication, caller: Caller): boolean =>
  caller.kind !== 'recruiter' || summary.recruiter_id === caller.id;

/** A recruiter whom the applicant has blocked since does not see the application any more (0.5 read units). */
async function isSeen({ summary }: StoredApplication, caller: Caller): Promise<boolean> {
  if (caller.kind !== 'recruiter') return true;
  const profile = await readCandidate(summary.candidate_id);
  const since = profile && blockedSince(profile.summary, caller);
  return since === undefined || summary.applied_at > since;
}

/** The application that the ids name in the other order; one that the caller may not see counts as none. */
async function findReversed(
  jobId: number,
  candidateId: number,
  caller: Caller,
): Promise<StoredApplication | undefined> {
  if (caller.kind === 'candidate') return undefined;
  const application = await readApplication(jobId, candidateId);
  return application && isOwn(application, caller) ? application : undefined;
}
