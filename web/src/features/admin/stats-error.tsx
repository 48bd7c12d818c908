import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { useDashboardStats } from './dashboard-stats.ts';
import { loadErrorText, statsErrorTexts } from './load-errors.ts';

/** Explains why the figures could not be loaded, with Try Again; empty without an error. */
export const StatsError = ({ query }: Pick<ReturnType<typeof useDashboardStats>, 'query'>) => {
  const t = useT();
  if (!query.isError) return null;
  return (
    <div className="mb-6">
      <Notice
        tone="error"
        action={
          <Button variant="danger" size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
            {t('common.tryAgain')}
          </Button>
        }
      >
        {loadErrorText(query.error, statsErrorTexts)}
      </Notice>
    </div>
  );
};
