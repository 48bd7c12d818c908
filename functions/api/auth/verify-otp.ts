import { toAdmin } from '#functions/entities/admin/admin-store.ts';
import { parseAdmin } from '#functions/entities/admin/stored-admin.ts';
import { parseCandidate } from '#functions/entities/candidate/stored-candidate.ts';
import { toRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { parseRecruiter } from '#functions/entities/recruiter/stored-recruiter.ts';
import type { UseCase } from '#functions/http/request.ts';
import { toOwnCandidate } from '#functions/services/files/to-candidate.ts';
import type { authCalls } from '#shared/contracts/auth.ts';
import { redeemCode } from './redeem-code.ts';

const message = 'Login successful!';

/** Signs a candidate in. Refusals as `redeemCode`. */
export const candidateVerifyOtp: UseCase<typeof authCalls.candidateVerifyOtp> = async (request) => {
  const { token, profile } = await redeemCode('candidate', request);
  return { message, token, candidate: await toOwnCandidate(parseCandidate(profile)) };
};

/** Signs a recruiter in. Refusals as `redeemCode`. */
export const recruiterVerifyOtp: UseCase<typeof authCalls.recruiterVerifyOtp> = async (request) => {
  const { token, profile, companyId } = await redeemCode('recruiter', request);
  const recruiter = toRecruiter(parseRecruiter(profile));
  return { message, token, recruiter: companyId === undefined ? recruiter : { ...recruiter, company_id: companyId } };
};

/**
 * Signs an admin in. `is_master` only says which code is meant; the role is the stored one, so a master admin who
 * signs in as a regular admin gets a master admin's session. Refusals as `redeemCode`.
 */
export const adminVerifyOtp: UseCase<typeof authCalls.adminVerifyOtp> = async (request) => {
  const { token, profile } = await redeemCode(request.body.is_master ? 'master_admin' : 'admin', request);
  return { message, token, admin: toAdmin(parseAdmin(profile)) };
};
