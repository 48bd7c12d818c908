import type { Caller } from '#functions/entities/account/caller.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
import { latestApplicationOf } from '#functions/entities/application/application-list-store.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import { isBlocked, sightOf, type Viewer } from '#functions/entities/candidate/visibility.ts';
import { endedBy } from '#functions/entities/interview/interview-state.ts';
import { everyInterviewOf } from '#functions/entities/interview/interview-store.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import type { RecruiterProfile } from '#functions/entities/recruiter/stored-recruiter.ts';
import { hasViewed } from '#functions/entities/subscription/candidate-view-store.ts';
import type { StoredThread, ThreadSummary } from '#functions/entities/thread/stored-thread.ts';
import { isStarted, readThread, type ThreadOrPlace } from '#functions/entities/thread/thread-store.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { ThreadSide } from '#shared/domain/messages.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { hasAccess, requireCandidateAccess } from './candidate-access.ts';
import { readTie } from './visible-candidate.ts';

// Who may read a thread, and who may write in it. That the thread is the caller's is checked by the pipeline.

/** What both sides of a thread are now. */
export interface Parties {
  candidate: CandidateProfile;
  company: RecruiterProfile;
}

const unpaid = textId('subscription_required_to_contact');

/**
 * Both sides of a thread, of which the other one is to be seen by the caller (1.5 read units, 1 more for a recruiter of a candidate who
 * blocks the company).
 * @throws HttpError 404
 */
export async function requireParties(caller: Caller, { summary }: ThreadOrPlace): Promise<Parties> {
  const [candidate, company] = await Promise.all([
    readCandidate(summary.candidate_id, true),
    readRecruiter(summary.recruiter_id),
  ]);
  if (!candidate || !company) throw new HttpError('CANDIDATE_NOT_FOUND');
  if (caller.kind === 'candidate' && !isInUse(company.summary)) throw new HttpError('NOT_FOUND');
  if (caller.kind === 'recruiter' && !(await isSeenInThread(caller, candidate)))
    throw new HttpError('CANDIDATE_NOT_FOUND');
  return { candidate, company };
}

/**
 * Whether a company sees a candidate in their thread, also one who pauses. A block counts as for the candidate: only an application that is later
 * lets the company see them (up to 75 read units, of those who block it alone).
 */
export async function isSeenInThread(
  company: Viewer,
  { summary }: Pick<CandidateProfile, 'summary'>,
): Promise<boolean> {
  const tie = isBlocked(summary, company)
    ? { appliedAt: await latestApplicationOf(summary.id, company.id) }
    : { unlocked: true };
  return sightOf(summary, company, tie) !== 'hidden';
}

/** Whether the candidate blocks the company of their thread, so that neither can write. */
export const isThreadBlocked = async ({ candidate, company: { summary } }: Parties): Promise<boolean> =>
  !(await isSeenInThread({ kind: 'recruiter', id: summary.id, email: summary.email }, candidate));

/**
 * Both sides, where messages and interviews reach them: their accounts are active, and no block of the candidate is later than the last
 * application to the company (1.5 read units, up to 75 more of those who block it). Undefined otherwise.
 */
export async function reachableSides(sides: Pick<ThreadSummary, 'recruiter_id' | 'candidate_id'>) {
  const [candidate, company] = await Promise.all([
    readCandidate(sides.candidate_id, true),
    readRecruiter(sides.recruiter_id),
  ]);
  if (!candidate || !isInUse(candidate.summary) || !company || !isInUse(company.summary)) return undefined;
  return (await isThreadBlocked({ candidate, company })) ? undefined : { candidate, company };
}

/**
 * Refuses a recruiter who may not write now: verification and an active subscription are needed for each message (1 read unit). Candidates
 * who block the company do not answer: it would not see them.
 * @throws HttpError 403 NOT_VERIFIED or SUBSCRIPTION_REQUIRED, FORBIDDEN for candidates
 */
export async function requireWriting(caller: Caller, parties: Parties, now: EpochMs): Promise<void> {
  if (caller.kind === 'recruiter') return await requireCandidateAccess(caller, now, unpaid);
  if (await isThreadBlocked(parties)) throw new HttpError('FORBIDDEN', { text: textId('company_is_blocked') });
}

/**
 * Whether the caller may open files that a side sent: the own ones, and those of a side that shares its contact details. A file cannot be redacted,
 * so that a company opens a candidate's as it does a CV: with its plan, and of those whom it unlocked, or who share (2 read units).
 */
export async function mayOpenFiles(
  caller: Caller,
  { summary }: StoredThread,
  from: ThreadSide,
  { candidate }: Parties,
  now: EpochMs,
): Promise<boolean> {
  if (from === caller.kind) return true;
  if (caller.kind === 'candidate') return summary.shared.recruiter === true;
  if (!(await hasAccess(caller, now))) return false;
  if (summary.shared.candidate) return true;
  return !isBlocked(candidate.summary, caller) && (await hasViewed(caller.id, summary.candidate_id));
}

/**
 * A thread by its id (1 read unit), or undefined. One without messages is there for a company that unlocked the candidate or got an application
 * (1 read unit more, and up to 75 for the latter), so that it can begin it. Candidates only answer: a company that invites them to an
 * interview has begun to talk with them, too (up to 5 read units).
 */
export async function findThread(id: string, caller: Caller): Promise<ThreadOrPlace | undefined> {
  const found = await readThread(id);
  const { recruiter_id, candidate_id } = found.summary;
  if (isStarted(found)) return found;
  if (caller.kind === 'candidate' && caller.id === candidate_id)
    return (await isInvitedBy(recruiter_id, candidate_id)) ? found : undefined;
  if (caller.kind !== 'recruiter' || caller.id !== recruiter_id) return undefined;
  const { unlocked, appliedAt } = await readTie(recruiter_id, candidate_id);
  return unlocked || appliedAt !== undefined ? found : undefined;
}

/** Whether one of a candidate's latest 40 interviews is the company's, and was not ended. */
async function isInvitedBy(companyId: number, candidateId: number): Promise<boolean> {
  const { items } = await everyInterviewOf('candidate', candidateId, { limit: 40, start: undefined });
  return items.some((each) => each.recruiter_id === companyId && !endedBy(each));
}
