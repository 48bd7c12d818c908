import { readAccount } from '#functions/entities/account/account-store.ts';
import { readRecruiter, toRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { readRecruiterStats } from '#functions/entities/statistics/statistics-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { readSignals } from './signals.ts';

/**
 * The caller's own profile with the figures of the company's dashboard (1 read unit; 0.5 more for colleagues of its founder).
 * @throws HttpError 404 when the profile has just been deleted
 */
export const ownProfile: UseCase<typeof recruiterCalls.ownProfile> = async ({ caller, now }) => {
  const isFounder = caller.account.id === caller.id;
  const [profile, figures, company] = await Promise.all([
    readRecruiter(caller.account.id),
    readRecruiterStats(caller.id, now),
    isFounder ? undefined : readRecruiter(caller.id),
  ]);
  if (!profile) throw new HttpError('PROFILE_NOT_FOUND');
  // The caller's rights come from the company's account, so the answered verification does, too.
  const { company_name, sent_back } = (company ?? profile).summary;
  const own = { ...toRecruiter(profile), ...figures, verified: caller.verified, ...(sent_back && { sent_back }) };
  return company ? { ...own, company_id: caller.id, company_name } : own;
};

/**
 * Whether a recruiter is verified: nothing is read for the recruiter itself, 1 read unit for an admin, who may
 * request signals as well.
 * @throws HttpError 404 when there is no such recruiter
 */
export const status: UseCase<typeof recruiterCalls.status> = async ({ params, query, caller, now }) => {
  if (caller.kind === 'recruiter') return { verified: caller.verified };
  const account = await readAccount('recruiter', params.id);
  if (!account) throw new HttpError('NOT_FOUND');
  const { verified } = account;
  return query.signals ? { verified, signals: await readSignals(caller, params.id, now) } : { verified };
};
