import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListChecks } from '#web/ui/icons.ts';

/** Says that no one is on the shortlist, or with `filtered`, that no one has the chosen status. */
export const EmptyShortlist = ({ filtered = false }: { filtered?: boolean }) => {
  const t = useT();
  return (
    <EmptyState
      icon={<ListChecks aria-hidden="true" />}
      title={t(filtered ? 'shortlist.list.emptyStatus' : 'shortlist.list.empty')}
      action={
        filtered ? (
          <ButtonLink to={linkTo('shortlist')} variant="secondary">
            {t('shortlist.list.showAll')}
          </ButtonLink>
        ) : (
          <ButtonLink to={linkTo('viewCandidates')}>{t('shortlist.list.browse')}</ButtonLink>
        )
      }
    >
      {filtered ? undefined : t('shortlist.list.emptyText')}
    </EmptyState>
  );
};
