import type { Caller } from '#functions/entities/account/caller.ts';
import { type Account, isInUse } from '#functions/entities/account/stored-account.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { isBlocked } from '#functions/entities/candidate/visibility.ts';
import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { threadPlace } from '#functions/entities/thread/thread-store.ts';
import { includesRole } from '#shared/domain/company-roles.ts';
import { type Parties, requireParties } from './thread-access.ts';

// Who sees an interview: the same as a thread of the two, with the same blocks. That it is the caller's is checked by the pipeline.

type Sides = Pick<InterviewSummary, 'recruiter_id' | 'candidate_id'>;

/**
 * Both sides of an interview as they are now, of which the other one is to be seen by the caller (as `requireParties`).
 * @throws HttpError 404
 */
export const requireInterviewParties = (caller: Caller, interview: Sides): Promise<Parties> =>
  requireParties(caller, threadPlace(interview));

/** Whether both sides of an interview have active accounts, and the candidate does not block the company (1.5 read units). */
export async function canMeet({ recruiter_id, candidate_id }: Sides): Promise<boolean> {
  const [candidate, company] = await Promise.all([readCandidate(candidate_id, true), readRecruiter(recruiter_id)]);
  if (!isInUse(candidate?.summary) || !isInUse(company?.summary)) return false;
  return !isBlocked(candidate.summary, { kind: 'recruiter', id: recruiter_id, email: company.summary.email });
}

/** Whether the caller is one of the two people who meet: of a company, the one who invited. */
export const isInvited = ({ kind, account }: Pick<Caller, 'kind' | 'account'>, interview: InterviewSummary): boolean =>
  account.id === (kind === 'recruiter' ? interview.by : interview.candidate_id);

/** Whether an account can hold interviews of a company: it is active, and its founder's or that of a colleague who may write to candidates. */
export const canHold = (account: Account | undefined, companyId: number): boolean =>
  isInUse(account) &&
  (account.company
    ? account.company.id === companyId && includesRole(account.company.role, 'recruiter')
    : account.id === companyId);
