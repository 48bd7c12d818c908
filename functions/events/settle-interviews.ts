import { readAccount, readState } from '#functions/entities/account/account-store.ts';
import { type Account, isGone, isOutOfUse } from '#functions/entities/account/stored-account.ts';
import { removeBooked } from '#functions/entities/interview/booked-times.ts';
import { endInterview, endToCome } from '#functions/entities/interview/end-to-come.ts';
import { agreedTime } from '#functions/entities/interview/interview-state.ts';
import { passInterview, passInterviews } from '#functions/entities/interview/pass-interviews.ts';
import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import { clock } from '#functions/platform/clock.ts';
import { canHold } from '#functions/policies/interview-access.ts';

// An interview can be agreed while one of its people leaves. Both changes come here, and each reads the present state of the other.

type Person = Pick<Account, 'kind' | 'id' | 'state' | 'company'>;

/**
 * Passes the interviews of a colleague who left a company, holds none any more or is deactivated, to its founder; ends those that a candidate or
 * a company agreed which is deactivated, and those of a company whose founder works for another one now.
 */
export async function settleInterviewsOf(before: Person, { kind, id, company: joined }: Person): Promise<void> {
  const company = before.company?.id;
  if (company !== undefined) {
    if (!canHold(await readAccount(kind, id), company))
      await passInterviews({ recruiter_id: company, by: id }, clock.now());
  } else if (joined || isOutOfUse(await readState(kind, id))) {
    await endToCome(kind === 'candidate' ? 'candidate' : 'recruiter', id, clock.now());
  }
}

type Offered = Pick<InterviewSummary, 'id' | 'recruiter_id' | 'candidate_id' | 'by' | 'state' | 'agreed'>;

/** The same for one interview that is offered or agreed now (1 read unit of a colleague's, and of an agreed one 2). */
export async function settleInterview(interview: Offered): Promise<void> {
  const { id, recruiter_id, candidate_id, by } = interview;
  if (by !== recruiter_id && !canHold(await readAccount('recruiter', by), recruiter_id)) {
    await passInterview(id, { recruiter_id, by }, clock.now());
    await removeBooked({ recruiter_id, by }, clock.now());
  }
  if (!agreedTime(interview)) return;
  if (isOutOfUse(await readState('candidate', candidate_id))) await endInterview('candidate', { id }, clock.now());
  // Of a founder who works for another company, too.
  const founder = await readAccount('recruiter', recruiter_id);
  if (founder && !isGone(founder.state) && !canHold(founder, recruiter_id))
    await endInterview('recruiter', { id }, clock.now());
}
