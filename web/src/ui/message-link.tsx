import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ButtonLink } from './button.tsx';
import { MessageCircle } from './icons.ts';
import { May } from './may.tsx';

/** Writing needs the role that every writing call without one of its own needs. */
const writing = { method: 'POST' } as const;

/** Leads a recruiter to the thread of the company with a candidate. `jobTitle`: of the job about which they write, for templates. */
export const MessageLink = ({
  candidateId,
  name,
  jobTitle,
}: {
  candidateId: number;
  name?: string;
  jobTitle?: string | undefined;
}) => {
  const t = useT();
  const session = useSession();
  if (session?.userType !== 'recruiter') return null;
  const { id, company_id } = session.user;
  return (
    <May call={writing}>
      <ButtonLink
        variant="secondary"
        size="sm"
        to={linkTo('messages', { threadId: `${company_id ?? id}-${candidateId}` })}
        state={{ jobTitle }}
        icon={<MessageCircle className="size-4" aria-hidden="true" />}
        {...(name && { 'aria-label': t('common.named', { action: t('common.message'), title: name }) })}
      >
        {t('common.message')}
      </ButtonLink>
    </May>
  );
};
