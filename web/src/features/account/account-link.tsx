import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { CircleUserRound } from '#web/ui/icons.ts';
import { LinkCard } from '#web/ui/link-card.tsx';

/** The way from a dashboard to the account screen. */
export const AccountLink = () => {
  const t = useT();
  return (
    <LinkCard to={linkTo('account')} icon={<CircleUserRound aria-hidden="true" />} title={t('common.account.title')}>
      {t('common.account.text')}
    </LinkCard>
  );
};
