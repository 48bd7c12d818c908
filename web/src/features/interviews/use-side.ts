import type { Interview } from '#shared/contracts/interviews.ts';
import { useSession } from '#web/lib/use-session.ts';

/** The reader's side of interviews. */
export const useSide = () => (useSession()?.userType === 'candidate' ? 'candidate' : 'recruiter');

/** The name of the other side: the company, or the candidate as far as the company may see it. */
export const useOtherName = () => {
  const side = useSide();
  return ({ company_name, candidate }: Interview): string =>
    side === 'candidate' ? company_name : (candidate.name ?? candidate.masked_name);
};
