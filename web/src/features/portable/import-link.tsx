import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { FileUp } from '#web/ui/icons.ts';
import { LinkCard } from '#web/ui/link-card.tsx';

/** The way from the own profile to its import. */
export const ImportLink = () => {
  const t = useT();
  return (
    <LinkCard to={linkTo('profileImport')} icon={<FileUp aria-hidden="true" />} title={t('portable.card.import')}>
      {t('portable.card.importText')}
    </LinkCard>
  );
};
