import { useT } from '#web/lib/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { EmailRow } from './account-row.tsx';

/** The account of an admin. */
export const OwnAccount = () => {
  const t = useT();
  return (
    <Card as="section" aria-labelledby="own-account" className="pb-1! sm:pb-2!">
      <h2 id="own-account" className="text-xl">
        {t('account.own')}
      </h2>
      <EmailRow />
    </Card>
  );
};
