import { useT } from '#web/lib/i18n.ts';
import { ActionRow } from '#web/ui/action-row.tsx';
import { Card } from '#web/ui/card.tsx';

/** Says who deletes the account of an admin, which admins cannot do themselves. */
export const AdminDataCard = ({ role }: { role: 'admin' | 'master_admin' }) => {
  const t = useT();
  return (
    <Card as="section" aria-labelledby="your-data" className="pb-1! sm:pb-2!">
      <h2 id="your-data" className="text-xl">
        {t('account.title')}
      </h2>
      <ActionRow title={t('account.delete.title')} text={t(`account.delete.${role}`)} />
    </Card>
  );
};
