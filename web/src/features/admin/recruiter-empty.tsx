import { SearchX, UsersRound } from 'lucide-react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Explains an empty list of recruiters: none matches (with a button to show all), or none exists. */
export const RecruiterEmpty = ({ onClear }: { onClear?: (() => void) | undefined }) => {
  const t = useT();
  return onClear ? (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={t('admin.recruiters.noMatch')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('admin.recruiters.clear')}
        </Button>
      }
    >
      {t('admin.recruiters.noMatchHint')}
    </EmptyState>
  ) : (
    <EmptyState icon={<UsersRound aria-hidden="true" />} title={t('admin.recruiters.none')}>
      {t('admin.recruiters.noneHint')}
    </EmptyState>
  );
};
