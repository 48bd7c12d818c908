import { isInUse } from '#functions/entities/account/stored-account.ts';
import { auditRead } from '#functions/entities/audit/read-audit-store.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { toCandidate } from '#functions/services/files/to-candidate.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';

/** Whether a candidate exists, and in which state (1 read unit). */
export const testCandidate: UseCase<typeof candidateCalls.test> = async ({ params }) => {
  const profile = await readCandidate(params.id, true);
  return { id: params.id, exists: profile !== undefined, state: profile?.summary.state ?? null };
};

/** What a recruiter's view of a candidate would contain. It reads as the view does, and uses up no view. */
export const testView: UseCase<typeof candidateCalls.testView> = async ({ params, caller, now }) => {
  const profile = await readCandidate(params.id);
  if (!isInUse(profile?.summary)) throw new HttpError('CANDIDATE_NOT_FOUND');
  await auditRead(caller, 'candidate', params.id, now);
  return await toCandidate(profile);
};
