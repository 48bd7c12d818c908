import { useT } from '#web/lib/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { EmailRow } from './email-row.tsx';
import { SessionList } from './session-list.tsx';

/** How the account's owner signs in: the e-mail address, and the devices on which they are signed in. */
export const SignInCard = () => {
  const t = useT();
  return (
    <Card as="section" aria-labelledby="sign-in" className="pb-1! sm:pb-2!">
      <h2 id="sign-in" className="text-xl">
        {t('account.signIn.title')}
      </h2>
      <div className="divide-y divide-line">
        <EmailRow />
        <SessionList />
      </div>
    </Card>
  );
};
