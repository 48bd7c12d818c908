import { readAccount } from '#functions/entities/account/account-store.ts';
import { readRecruiter, toRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { readRecruiterStats } from '#functions/entities/statistics/statistics-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { recruiterCalls } from '#shared/contracts/recruiters.ts';

/**
 * The caller's own profile with the figures of the dashboard (1 read unit).
 * @throws HttpError 404 when the profile has just been deleted
 */
export const ownProfile: UseCase<typeof recruiterCalls.ownProfile> = async ({ caller, now }) => {
  const [profile, figures] = await Promise.all([readRecruiter(caller.id), readRecruiterStats(caller.id, now)]);
  if (!profile) throw new HttpError('PROFILE_NOT_FOUND');
  // The caller's rights come from the account, so the answered verification does, too.
  return { ...toRecruiter(profile), ...figures, verified: caller.verified };
};

/**
 * Whether a recruiter is verified: nothing is read for the recruiter itself, 1 read unit for an admin.
 * @throws HttpError 404 when there is no such recruiter
 */
export const status: UseCase<typeof recruiterCalls.status> = async ({ params, caller }) => {
  if (caller.kind === 'recruiter') return { verified: caller.verified };
  const account = await readAccount('recruiter', params.id);
  if (!account) throw new HttpError('NOT_FOUND');
  return { verified: account.verified };
};
