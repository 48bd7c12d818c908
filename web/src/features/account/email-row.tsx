import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ActionRow } from '#web/ui/action-row.tsx';
import { DialogButton } from '#web/ui/dialog-button.tsx';
import { Mail } from '#web/ui/icons.ts';
import { ChangeEmail } from './lazy-account.tsx';

/** The own e-mail address, with a button to change it. */
export const EmailRow = () => {
  const t = useT();
  const session = useSession();
  ChangeEmail.usePreload();
  return (
    <ActionRow title={t('account.email.title')} text={t('account.email.text', { email: session?.user.email ?? '' })}>
      <DialogButton
        icon={<Mail className="size-4" aria-hidden="true" />}
        dialog={(onClose) => <ChangeEmail onClose={onClose} />}
      >
        {t('account.email.change')}
      </DialogButton>
    </ActionRow>
  );
};
