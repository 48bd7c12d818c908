import type { Thread, ThreadMessage } from '#shared/contracts/messages.ts';
import type { t as Translate } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';

/** The reader's side of threads. */
export const useOwnSide = () => (useSession()?.userType === 'candidate' ? 'candidate' : 'recruiter');

/** The name of the other side: the company, or the candidate as far as the company may see it. */
export const useOtherName = () => {
  const side = useOwnSide();
  return ({ company_name, candidate }: Pick<Thread, 'company_name' | 'candidate'>): string =>
    side === 'candidate' ? company_name : (candidate.name ?? candidate.masked_name);
};

/** What a recorded contact says in place of a text. */
export const contactLine = (t: typeof Translate, method: NonNullable<ThreadMessage['contacted']>): string =>
  t('messages.contacted', { method: t(`contact.method.${method}`) });

/** The company of a thread, by its id. */
export const companyOf = (threadId: string): number => Number(threadId.split('-')[0]);

/** The other side of a thread as what may be reported. */
export const useOtherSubject = (threadId: string | undefined) => {
  const [company, candidate] = String(threadId).split('-').map(Number);
  return useOwnSide() === 'candidate'
    ? ({ type: 'company', id: company ?? 0 } as const)
    : ({ type: 'candidate', id: candidate ?? 0 } as const);
};
