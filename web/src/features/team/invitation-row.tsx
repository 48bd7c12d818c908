import type { Invitation } from '#shared/contracts/company.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Mail } from '#web/ui/icons.ts';
import { roleLabel } from './roles.ts';
import { useWithdrawInvitation } from './use-team.ts';

/** An open invitation: to whom, with which role, and until when. */
export const InvitationRow = ({ invitation: { id, email, role, valid_until } }: { invitation: Invitation }) => {
  const t = useT();
  const withdrawal = useWithdrawInvitation(id);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunk text-soft">
          <Mail className="size-5" aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">
            <bdi>{email}</bdi>
          </p>
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
    </div>
  );
};
