import { readEmailPointer } from '#functions/entities/account/email-store.ts';
import { auditRead } from '#functions/entities/audit/read-audit-store.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { readFullProfile } from '#functions/policies/candidate-access.ts';
import { toCandidate, toOwnCandidate } from '#functions/services/files/to-candidate.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';

/** The caller's own profile, read consistently. */
export const ownProfile: UseCase<typeof candidateCalls.ownProfile> = async ({ caller }) => {
  const profile = await readCandidate(caller.id, true);
  if (!profile) throw new HttpError('PROFILE_NOT_FOUND');
  return await toOwnCandidate(profile);
};

/** A full profile, as far as the caller may see it (`readFullProfile`). */
export const candidateProfile: UseCase<typeof candidateCalls.profile> = async ({ params, caller, now }) => {
  const profile = await readFullProfile(caller, params.id, now);
  await auditRead(caller, 'candidate', params.id, now);
  return caller.kind === 'candidate' ? await toOwnCandidate(profile) : await toCandidate(profile);
};

/**
 * The candidate with an e-mail address. Candidates may ask for their own address only: the refusal is the same whether
 * another address is taken or not.
 */
export const candidateByEmail: UseCase<typeof candidateCalls.byEmail> = async ({ params, caller, now }) => {
  const pointer = caller.kind === 'candidate' ? caller : await readEmailPointer('candidate', params.email);
  const profile = pointer?.kind === 'candidate' ? await readCandidate(pointer.id, true) : undefined;
  if (!profile) throw new HttpError('CANDIDATE_NOT_FOUND');
  await auditRead(caller, 'candidate', profile.summary.id, now);
  return await toCandidate(profile);
};
