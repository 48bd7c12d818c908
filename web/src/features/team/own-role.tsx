import { useState } from 'react';
import type { CompanyRole } from '#shared/domain/company-roles.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { LogOut } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { roleHint, roleLabel } from './roles.ts';
import { useLeaveCompany } from './use-team.ts';

/**
 * What the reader may do in the company of another, and the way out of it.
 * @param passing what becomes of the interviews of the reader
 */
export const OwnRole = ({ role, passing }: { role: CompanyRole; passing: string | undefined }) => {
  const t = useT();
  const [isConfirming, setConfirming] = useState(false);
  const leaving = useLeaveCompany();
  return (
    <Card as="section" aria-label={t('team.ownRole')}>
      <CardHeader title={t(roleLabel(role))} hint={t(roleHint(role))} />
      <Button
        variant="secondary"
        size="sm"
        icon={<LogOut className="size-4 rtl:rotate-180" aria-hidden="true" />}
        onClick={() => setConfirming(true)}
      >
        {t('team.leave')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('team.leaveTitle')}
        text={t('team.leaveText')}
        confirmLabel={t('team.leaveConfirm')}
        busy={leaving.isPending || leaving.isSuccess}
        onConfirm={() => leaving.mutate(undefined, { onError: () => setConfirming(false) })}
      >
        {passing && <Notice>{passing}</Notice>}
      </ConfirmDialog>
    </Card>
  );
};
