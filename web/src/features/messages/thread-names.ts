import type { Thread } from '#shared/contracts/messages.ts';
import { useSession } from '#web/lib/use-session.ts';

/** The reader's side of threads. */
export const useOwnSide = () => (useSession()?.userType === 'candidate' ? 'candidate' : 'recruiter');

/** The name of the other side: the company, or the candidate as far as the company may see it. */
export const useOtherName = () => {
  const side = useOwnSide();
  return ({ company_name, candidate }: Pick<Thread, 'company_name' | 'candidate'>): string =>
    side === 'candidate' ? company_name : (candidate.name ?? candidate.masked_name);
};
