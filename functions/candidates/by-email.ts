import { readEmailPointer } from '#functions/accounts/email-store.ts';
import { auditRead } from '#functions/admin/read-audit-store.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';
import { readCandidate, toCandidate } from './candidate-store.ts';

/**
 * The candidate with an e-mail address. Candidates are only told about their own address: the refusal is the same
 * whether another one is taken or not.
 */
export const candidateByEmail: UseCase<typeof candidateCalls.byEmail> = async ({ params, caller, now }) => {
  if (caller.kind === 'candidate' && caller.email !== params.email) throw new HttpError('FORBIDDEN');
  const pointer = caller.kind === 'candidate' ? caller : await readEmailPointer('candidate', params.email);
  const profile = pointer?.kind === 'candidate' ? await readCandidate(pointer.id, true) : undefined;
  if (!profile) throw new HttpError('CANDIDATE_NOT_FOUND');
  await auditRead(caller, 'candidate', profile.card.id, now);
  return await toCandidate(profile);
};
