import { candidateProfile, toCandidate } from '#functions/candidates/candidate-store.ts';
import { recruiterProfile, toRecruiter } from '#functions/recruiters/recruiter-store.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { authCalls } from '#shared/contracts/auth.ts';
import { adminProfile, toAdmin } from './admin-store.ts';
import { redeemCode } from './redeem-code.ts';

const message = 'Login successful!';

/** Signs a candidate in. Refusals as `redeemCode`. */
export const candidateVerifyOtp: UseCase<typeof authCalls.candidateVerifyOtp> = async ({ body, now }) => {
  const { token, profile } = await redeemCode('candidate', body, now);
  return { message, token, candidate: await toCandidate(candidateProfile.parse(profile)) };
};

/** Signs a recruiter in. Refusals as `redeemCode`. */
export const recruiterVerifyOtp: UseCase<typeof authCalls.recruiterVerifyOtp> = async ({ body, now }) => {
  const { token, profile } = await redeemCode('recruiter', body, now);
  return { message, token, recruiter: toRecruiter(recruiterProfile.parse(profile)) };
};

/**
 * Signs an admin in. `is_master` only says which code is meant; the role is the stored one, so a master admin who
 * signs in as a regular admin gets a master admin's session. Refusals as `redeemCode`.
 */
export const adminVerifyOtp: UseCase<typeof authCalls.adminVerifyOtp> = async ({ body, now }) => {
  const { token, profile } = await redeemCode(body.is_master ? 'master_admin' : 'admin', body, now);
  return { message, token, admin: toAdmin(adminProfile.parse(profile)) };
};
