import { useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ListedAccount } from './account-state.tsx';
import { isNameOrId } from './name-or-id.ts';

/** Requires the name or id of an account to be typed before it is erased with all its data. */
export const EraseAccountDialog = ({
  account,
  busy,
  onErase,
  onClose,
}: {
  account: ListedAccount;
  busy: boolean;
  onErase: () => void;
  onClose: () => void;
}) => {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { type, name, id } = account;
  const confirm = () => {
    if (busy) return;
    if (isNameOrId(typed, account)) onErase();
    else setRefused(true);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('adminUsers.confirm.erase.title', { name })}
      text={t('adminUsers.confirm.erase.text', { type })}
      confirmLabel={t('adminUsers.change.erase')}
      onConfirm={confirm}
      busy={busy}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <TextInput
          label={t('adminUsers.confirm.erase.typed', { name, id: String(id) })}
          autoComplete="off"
          dir="auto"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setRefused(false);
          }}
          error={isRefused ? t('adminUsers.confirm.erase.mismatch') : undefined}
        />
      </form>
    </ConfirmDialog>
  );
};
