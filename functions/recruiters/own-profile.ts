import { readRecruiterStats } from '#functions/events/recruiter-stats-store.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { readRecruiter, toRecruiter } from './recruiter-store.ts';

/**
 * The caller's own profile with the figures of its dashboard (1 read unit).
 * @throws HttpError 404 when the profile has just been deleted
 */
export const ownProfile: UseCase<typeof recruiterCalls.ownProfile> = async ({ caller }) => {
  const [profile, figures] = await Promise.all([readRecruiter(caller.id), readRecruiterStats(caller.id)]);
  if (!profile) throw new HttpError('PROFILE_NOT_FOUND');
  // What the caller may do is read from the account, so it is told from there too.
  return { ...toRecruiter(profile), ...figures, verified: caller.verified };
};
