import { useT } from '#web/lib/i18n.ts';
import { EmptyState, NoMatch } from '#web/ui/empty-state.tsx';
import { UsersRound } from '#web/ui/icons.ts';

/** Explains an empty list of recruiters: none matches (with a button to show all), or none exists. */
export const RecruiterEmpty = ({ onClear }: { onClear?: (() => void) | undefined }) => {
  const t = useT();
  return onClear ? (
    <NoMatch
      title={t('admin.recruiters.noMatch')}
      text={t('admin.recruiters.noMatchHint')}
      clear={t('admin.recruiters.clear')}
      onClear={onClear}
    />
  ) : (
    <EmptyState icon={<UsersRound aria-hidden="true" />} title={t('admin.recruiters.none')}>
      {t('admin.recruiters.noneHint')}
    </EmptyState>
  );
};
