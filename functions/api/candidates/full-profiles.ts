import type { Caller } from '#functions/entities/account/caller.ts';
import { readEmailPointer } from '#functions/entities/account/email-store.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
import { auditRead } from '#functions/entities/audit/read-audit-store.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { readFullProfile } from '#functions/policies/candidate-access.ts';
import { toCandidate, toOwnCandidate } from '#functions/services/files/to-candidate.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** The profile as readers who may see all of it get it; an admin's read is audited. */
async function showProfile(profile: CandidateProfile, { caller, now }: { caller: Caller; now: EpochMs }) {
  await auditRead(caller, 'candidate', profile.summary.id, now);
  return await toCandidate(profile);
}

/** The caller's own profile, read consistently. */
export const ownProfile: UseCase<typeof candidateCalls.ownProfile> = async ({ caller }) => {
  const profile = await readCandidate(caller.id, true);
  if (!profile) throw new HttpError('PROFILE_NOT_FOUND');
  return await toOwnCandidate(profile);
};

/** A full profile, as far as the caller may see it (`readFullProfile`). */
export const candidateProfile: UseCase<typeof candidateCalls.profile> = async (request) => {
  const { params, caller, now } = request;
  const profile = await readFullProfile(caller, params.id, now);
  return caller.kind === 'candidate' ? await toOwnCandidate(profile) : await showProfile(profile, request);
};

/**
 * The candidate with an e-mail address. Candidates may ask for their own address only: the refusal is the same whether
 * another address is taken or not.
 */
export const candidateByEmail: UseCase<typeof candidateCalls.byEmail> = async (request) => {
  const { params, caller } = request;
  const pointer = caller.kind === 'candidate' ? caller : await readEmailPointer('candidate', params.email);
  const profile = pointer?.kind === 'candidate' ? await readCandidate(pointer.id, true) : undefined;
  if (!profile) throw new HttpError('CANDIDATE_NOT_FOUND');
  return await showProfile(profile, request);
};

/** Whether a candidate exists, and in which state (1 read unit). */
export const testCandidate: UseCase<typeof candidateCalls.test> = async ({ params }) => {
  const profile = await readCandidate(params.id, true);
  return { id: params.id, exists: profile !== undefined, state: profile?.summary.state ?? null };
};

/** What a recruiter's view of a candidate would contain. It reads as the view does, and uses up no view. */
export const testView: UseCase<typeof candidateCalls.testView> = async (request) => {
  const profile = await readCandidate(request.params.id);
  if (!isInUse(profile?.summary)) throw new HttpError('CANDIDATE_NOT_FOUND');
  return await showProfile(profile, request);
};
