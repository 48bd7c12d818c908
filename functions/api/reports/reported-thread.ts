import type { Caller } from '#functions/entities/account/caller.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { isStarted, readThread } from '#functions/entities/thread/thread-store.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { isSeenInThread } from '#functions/policies/thread-access.ts';
import type { ReportedType } from '#shared/domain/reports.ts';

/**
 * Refuses the report of a thread that is not the caller's own, or not with the subject (1 read unit, 1 more for a company and up to 75 where the
 * candidate blocks it). A candidate may report a company that is hidden by now.
 * @throws HttpError 404
 */
export async function requireThreadWith(
  caller: Caller | undefined,
  threadId: string,
  subject: { type: ReportedType; id: number },
): Promise<void> {
  const thread = await readThread(threadId);
  const { recruiter_id, candidate_id } = thread.summary;
  const sides = { candidate: candidate_id, company: recruiter_id };
  const [own, other] =
    caller?.kind === 'recruiter' ? (['company', 'candidate'] as const) : (['candidate', 'company'] as const);
  const isOwn = caller !== undefined && caller.kind !== 'admin' && caller.id === sides[own];
  if (!isOwn || !isStarted(thread) || subject.type !== other || subject.id !== sides[other])
    throw new HttpError('NOT_FOUND');
  if (caller.kind === 'candidate') return;
  const candidate = await readCandidate(candidate_id, true);
  if (!candidate || !(await isSeenInThread(caller, candidate))) throw new HttpError('NOT_FOUND');
}
