import { useT } from '#web/lib/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useChangeVisibility } from './use-visibility.ts';

/** Requests confirmation, then blocks a company, which loses access to what it saw. */
export const BlockDialog = ({ companyId, name, onClose }: { companyId: number; name: string; onClose: () => void }) => {
  const t = useT();
  const change = useChangeVisibility();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('visibility.block.title', { name })}
      text={t('visibility.block.text', { name })}
      confirmLabel={t('visibility.block.confirm')}
      busy={change.isPending}
      onConfirm={() => change.mutate({ block: { company_id: companyId } }, { onSettled: onClose })}
    />
  );
};
