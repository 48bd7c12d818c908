import { messageCalls } from '#shared/contracts/messages.ts';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ButtonLink } from './button.tsx';
import { MessageCircle } from './icons.ts';
import { May } from './may.tsx';

/** Leads a recruiter to the thread of the company with a candidate. */
export const MessageLink = ({ candidateId, name }: { candidateId: number; name?: string }) => {
  const t = useT();
  const session = useSession();
  if (session?.userType !== 'recruiter') return null;
  const { id, company_id } = session.user;
  return (
    <May call={messageCalls.send}>
      <ButtonLink
        variant="secondary"
        size="sm"
        to={linkTo('messages', { threadId: `${company_id ?? id}-${candidateId}` })}
        icon={<MessageCircle className="size-4" aria-hidden="true" />}
        {...(name && { 'aria-label': t('common.named', { action: t('common.message'), title: name }) })}
      >
        {t('common.message')}
      </ButtonLink>
    </May>
  );
};
