import type { Invitation } from '#shared/contracts/company.ts';
import { linkTo } from '#web/config/links.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyLine } from '#web/ui/copy-line.tsx';
import { Link2, Mail } from '#web/ui/icons.ts';
import { roleLabel } from './roles.ts';
import { useWithdrawInvitation } from './use-team.ts';

/** The link of an invitation, which its owner passes on. */
const linkOf = (id: string): string => `${window.location.origin}${linkTo('recruiterInvitation')}?id=${id}`;

/** An open invitation: to whom, with which role, and until when. */
export const InvitationRow = ({ invitation }: { invitation: Invitation }) => {
  const { id, email, domain, role, valid_until } = invitation;
  const t = useT();
  const Sign = domain ? Link2 : Mail;
  const withdrawal = useWithdrawInvitation(id);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunk text-soft">
          <Sign className="size-5" aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{domain ? t('team.domain', { domain }) : <bdi>{email}</bdi>}</p>
          <p className="text-sm text-soft">
            {t('team.openUntil', { role: t(roleLabel(role)), date: formatDate(valid_until) })}
          </p>
        </div>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('team.withdrawOf', { email })}
        loading={withdrawal.isPending}
        onClick={() => withdrawal.mutate()}
      >
        {t('team.withdraw')}
      </Button>
      {domain && (
        <div className="basis-full">
          <CopyLine label={t('team.domainLink', { domain })} value={linkOf(id)} />
        </div>
      )}
    </div>
  );
};
