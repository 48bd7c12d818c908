import { Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';

/** One action of users on their account: its description and button. */
export const AccountRow = ({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
    <div className="min-w-0 flex-1 basis-64">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-0.5 text-sm text-soft wrap-anywhere">{text}</p>
    </div>
    {children}
  </div>
);

/** The own e-mail address, with a button to change it. */
export const EmailRow = () => {
  const t = useT();
  const session = useSession();
  const [isChanging, setChanging] = useState(false);
  return (
    <AccountRow title={t('account.email.title')} text={t('account.email.text', { email: session?.user.email ?? '' })}>
      <Button
        variant="secondary"
        icon={<Mail className="size-4" aria-hidden="true" />}
        onClick={() => setChanging(true)}
      >
        {t('account.email.change')}
      </Button>
      {isChanging && <ChangeEmailDialog onClose={() => setChanging(false)} />}
    </AccountRow>
  );
};
