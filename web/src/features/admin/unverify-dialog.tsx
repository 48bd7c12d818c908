import type { ListedRecruiter } from '#shared/contracts/admin-lists.ts';
import { useT } from '#web/lib/i18n.ts';
import { ReasonDialog, type StatedReason } from './reason-dialog.tsx';

/** Requests confirmation before a recruiter loses the verification, and says what that hides; the recruiter gets the reason. */
export const UnverifyDialog = ({
  recruiter,
  onClose,
  onConfirm,
}: {
  recruiter: ListedRecruiter | undefined;
  onClose: () => void;
  onConfirm: (recruiter: ListedRecruiter, stated: StatedReason) => void;
}) => {
  const t = useT();
  const unverify = (stated: StatedReason) => {
    if (recruiter) onConfirm(recruiter, stated);
    onClose();
  };
  return (
    <ReasonDialog
      key={recruiter?.id}
      open={recruiter !== undefined}
      onOpenChange={onClose}
      title={t('admin.recruiters.unverifyAsk', { name: recruiter?.name ?? '' })}
      text={t('admin.recruiters.unverifyText')}
      confirmLabel={t('admin.recruiters.unverify')}
      onConfirm={unverify}
    />
  );
};
