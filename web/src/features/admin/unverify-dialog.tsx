import type { ListedRecruiter } from '#shared/contracts/admin.ts';
import { useT } from '#web/lib/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Asks for confirmation before a recruiter loses the verification, and says what that hides. */
export const UnverifyDialog = ({
  recruiter,
  onClose,
  onConfirm,
}: {
  recruiter: ListedRecruiter | undefined;
  onClose: () => void;
  onConfirm: (recruiter: ListedRecruiter) => void;
}) => {
  const t = useT();
  const unverify = () => {
    if (recruiter) onConfirm(recruiter);
    onClose();
  };
  return (
    <ConfirmDialog
      open={recruiter !== undefined}
      onOpenChange={onClose}
      title={t('admin.recruiters.unverifyAsk', { name: recruiter?.name ?? '' })}
      text={t('admin.recruiters.unverifyText')}
      confirmLabel={t('admin.recruiters.unverify')}
      onConfirm={unverify}
    />
  );
};
