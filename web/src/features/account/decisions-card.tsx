import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { Scale } from '#web/ui/icons.ts';
import { LinkCard } from '#web/ui/link-card.tsx';

/** Leads to the decisions about the account's owner, and the way to object. */
export const DecisionsCard = () => {
  const t = useT();
  return (
    <LinkCard to={linkTo('decisions')} icon={<Scale aria-hidden="true" />} title={t('account.decisions.title')}>
      {t('account.decisions.text')}
    </LinkCard>
  );
};
