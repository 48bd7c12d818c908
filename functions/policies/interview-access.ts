import type { Caller } from '#functions/entities/account/caller.ts';
import { type Account, isInUse } from '#functions/entities/account/stored-account.ts';
import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import { threadPlace } from '#functions/entities/thread/thread-store.ts';
import { includesRole } from '#shared/domain/company-roles.ts';
import { type Parties, reachableSides, requireParties } from './thread-access.ts';

// Who sees an interview: the same as a thread of the two, with the same blocks. That it is the caller's is checked by the pipeline.

type Sides = Pick<InterviewSummary, 'recruiter_id' | 'candidate_id'>;

/**
 * Both sides of an interview as they are now, of which the other one is to be seen by the caller (as `requireParties`).
 * @throws HttpError 404
 */
export const requireInterviewParties = (caller: Caller, interview: Sides): Promise<Parties> =>
  requireParties(caller, threadPlace(interview));

/** Whether both sides of an interview have active accounts, and the candidate does not block the company (as `reachableSides`). */
export const canMeet = async (interview: Sides): Promise<boolean> => (await reachableSides(interview)) !== undefined;

/** Whether the caller is one of the two people who meet: of a company, the one who invited. */
export const isInvited = ({ kind, account }: Pick<Caller, 'kind' | 'account'>, interview: InterviewSummary): boolean =>
  account.id === (kind === 'recruiter' ? interview.by : interview.candidate_id);

/** Whether an account can hold interviews of a company: it is active, and its founder's or that of a colleague who may write to candidates. */
export const canHold = (account: Account | undefined, companyId: number): boolean =>
  isInUse(account) &&
  (account.company
    ? account.company.id === companyId && includesRole(account.company.role, 'recruiter')
    : account.id === companyId);
