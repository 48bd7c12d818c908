import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListChecks } from '#web/ui/icons.ts';

/** Says that no one is on the shortlist. */
export const EmptyShortlist = () => {
  const t = useT();
  return (
    <EmptyState
      icon={<ListChecks aria-hidden="true" />}
      title={t('shortlist.list.empty')}
      action={<ButtonLink to={linkTo('viewCandidates')}>{t('shortlist.list.browse')}</ButtonLink>}
    >
      {t('shortlist.list.emptyText')}
    </EmptyState>
  );
};
