import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminCalls } from '#shared/contracts/admin.ts';
import { linkTo } from '#web/config/links.ts';
import { TrendCharts } from '#web/features/trends/trend-charts.tsx';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useChartDays } from '#web/lib/use-chart-days.ts';
import { ChartsSkeleton } from '#web/ui/charts/charts-skeleton.tsx';
import { PeriodLinks } from '#web/ui/charts/period-links.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';

const Figures = ({ days }: { days: number }) => {
  const t = useT();
  const query = useQuery({ ...queryOf(adminCalls.trends, { query: { days } }), placeholderData: keepPreviousData });
  if (query.isPending) return <ChartsSkeleton count={3} label={t('trends.loading')} />;
  if (query.isError) return <ErrorState title={t('trends.failed')} query={query} />;
  return (
    <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'opacity-60' : undefined}>
      <TrendCharts trends={query.data} length={days} />
    </div>
  );
};

/** How the portal develops: sign-ups, verification, revenue and plans over time. */
export const Component = () => {
  const days = useChartDays(90);
  return (
    <>
      <ScreenHeader
        name="adminTrends"
        actions={<PeriodLinks days={days} linkOf={(next) => linkTo('adminTrends', {}, { days: next })} />}
      />
      <Figures days={days} />
    </>
  );
};
