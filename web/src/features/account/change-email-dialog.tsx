import { useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useDraftChoice } from '#web/ui/use-draft-choice.ts';
import { EmailCodeStep } from './email-code-step.tsx';
import { NewEmailStep } from './new-email-step.tsx';
import { useEmailChange } from './use-email-change.ts';

/** Changes the own e-mail address in steps: the new address, the code mailed to it, and the result. */
export const ChangeEmailDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  // The address when the dialog opened: the session has the new one afterwards.
  const [previous] = useState(useSession()?.user.email ?? '');
  const [typed, setDraft] = useDraftChoice<{ email: string }>('new-email');
  const change = useEmailChange(() => setDraft(undefined));
  const [awaited, setAwaited] = useState<string | null>(null);
  const { isSuccess, data } = change.confirm;
  const isBusy = change.start.isPending || change.confirm.isPending;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      size="sm"
      title={t(isSuccess ? 'account.email.doneTitle' : 'account.email.change')}
      {...(awaited === null ? { description: t('account.email.intro') } : {})}
      {...(isSuccess
        ? {
            footer: (
              <Button autoFocus onClick={onClose}>
                {t('common.close')}
              </Button>
            ),
          }
        : {})}
    >
      {isSuccess ? (
        <Notice tone="success" title={t('account.email.done', { email: data.email })}>
          {t('account.email.doneText', { former: previous })}
        </Notice>
      ) : awaited === null ? (
        <NewEmailStep
          change={change}
          typed={typed?.email ?? ''}
          onType={(email) => setDraft(email ? { email } : undefined)}
          onSent={setAwaited}
        />
      ) : (
        <EmailCodeStep change={change} email={awaited} previous={previous} onBack={() => setAwaited(null)} />
      )}
    </Dialog>
  );
};
