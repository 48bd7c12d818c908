import { useT } from '#web/lib/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { AccountChange, ListedAccount } from './account-state.tsx';
import { EraseAccountDialog } from './erase-account-dialog.tsx';
import { ReasonDialog, type StatedReason } from './reason-dialog.tsx';
import type { useChangeAccount } from './use-change-account.ts';

/** A change of an account that waits for the admin's confirmation. */
export interface RequestedChange {
  account: ListedAccount;
  change: Exclude<AccountChange, 'reactivate'>;
}

/**
 * Requests confirmation before an account is deactivated, deleted or erased; explains the effect and whether it can be
 * undone.
 */
export const ChangeAccountDialog = ({
  requested: { account, change },
  changing,
  onClose,
}: {
  requested: RequestedChange;
  changing: ReturnType<typeof useChangeAccount>;
  onClose: () => void;
}) => {
  const t = useT();
  const busy = changing.isProcessing(account);
  const { type, name } = account;
  const confirm = (stated?: StatedReason) => changing.change(account, change, { onSettled: onClose, stated });
  if (change === 'erase') return <EraseAccountDialog {...{ account, busy, onClose }} onErase={confirm} />;
  const question = {
    open: true,
    onOpenChange: (open: boolean) => !open && !busy && onClose(),
    title: t(`adminUsers.confirm.${change}.title`, { name }),
    text: t(`adminUsers.confirm.${change}.text`, { type }),
    confirmLabel: t(`adminUsers.change.${change}`),
    busy,
  };
  // Admins work for the operator: they get no statement of reasons.
  const isStaff = type === 'admin' || type === 'master_admin';
  return isStaff ? (
    <ConfirmDialog {...question} onConfirm={() => confirm()} />
  ) : (
    <ReasonDialog {...question} onConfirm={confirm} />
  );
};
