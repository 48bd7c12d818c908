import { auditRead } from '#functions/admin/read-audit-store.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';
import { readCandidate, toCandidate } from './candidate-store.ts';

/** What a recruiter's view of a candidate would contain. It reads as the view does, and counts for nobody. */
export const testView: UseCase<typeof candidateCalls.testView> = async ({ params, caller, now }) => {
  const profile = await readCandidate(params.id);
  if (profile?.card.state !== 'active') throw new HttpError('CANDIDATE_NOT_FOUND');
  await auditRead(caller, 'candidate', params.id, now);
  return await toCandidate(profile);
};
