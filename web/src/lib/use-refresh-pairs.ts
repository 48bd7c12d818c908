import { applicationCalls } from '#shared/contracts/applications.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { useInvalidate } from './query.ts';

/** Where a recruiter sees the state of a person and a job: applications and shortlist entries show the same one (decision 84). */
export const pairCalls = [
  applicationCalls.applicants,
  applicationCalls.unmaskedApplicants,
  applicationCalls.recent,
  shortlistCalls.ofRecruiter,
  shortlistCalls.stats,
] as const;

/** Reloads what shows pairs, after a change of either side or when the recruiter presses refresh. */
export const useRefreshPairs = () => {
  const invalidate = useInvalidate();
  return () => invalidate(...pairCalls);
};
