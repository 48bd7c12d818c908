import type { Insights } from '#shared/contracts/recruiters.ts';
import { type HiringFigure, hiringFigures } from '#shared/domain/hiring-stages.ts';
import { formatPeriod, formatTick, periodsOf, sumByPeriod, totalOf, unitFor } from '#web/lib/chart-periods.ts';
import { formatNumber, formatPercent } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { ChartCard } from '#web/ui/charts/chart-card.tsx';
import { ChartTable } from '#web/ui/charts/chart-table.tsx';
import { Funnel, type FunnelStep } from '#web/ui/charts/funnel.tsx';
import { TrendRows } from '#web/ui/charts/trend-rows.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChartNoAxesColumn } from '#web/ui/icons.ts';

const totalsOf = (days: Insights['days']): Record<HiringFigure, number> =>
  Object.fromEntries(hiringFigures.map((figure) => [figure, totalOf(days.map((day) => day[figure]))])) as Record<
    HiringFigure,
    number
  >;

/** The share of the step before; undefined where that is not known, as for applications from before views were counted. */
const shareOf = (value: number, before: number): string | undefined =>
  before === 0 || value > before ? undefined : formatPercent(value / before);

/** From views to hires as a funnel. */
const HiringFunnel = ({ totals }: { totals: Record<HiringFigure, number> }) => {
  const t = useT();
  const steps = hiringFigures.map((figure, place): FunnelStep => {
    const before = hiringFigures[place - 1];
    const share = before && shareOf(totals[figure], totals[before]);
    return {
      key: figure,
      label: t(`insights.figure.${figure}`),
      value: totals[figure],
      share: before && share ? t(`insights.share.${before}`, { share }) : undefined,
    };
  });
  const { views, applications, hired } = totals;
  return (
    <ChartCard
      title={t('insights.funnel.title')}
      summary={t('insights.funnel.summary', { views, applications, hired })}
      table={
        <ChartTable
          caption={t('insights.funnel.title')}
          pointHeader={t('insights.funnel.step')}
          points={steps.map(({ label }) => label)}
          series={[{ key: 'people', label: t('insights.funnel.number'), values: steps.map(({ value }) => value) }]}
          format={formatNumber}
        />
      }
    >
      <Funnel steps={steps} />
    </ChartCard>
  );
};

/** The same figures over time. */
const HiringOverTime = ({ insights: { from, until, days }, length }: { insights: Insights; length: number }) => {
  const t = useT();
  const periods = periodsOf(from, until, unitFor(length));
  const points = periods.map(formatPeriod);
  const series = hiringFigures.map((figure) => ({
    key: figure,
    label: t(`insights.figure.${figure}`),
    values: sumByPeriod(periods, days, (day) => day[figure]),
  }));
  const views = series[0]?.values ?? [];
  const best = views.indexOf(Math.max(...views));
  const title = t('insights.time.title');
  return (
    <ChartCard
      title={title}
      summary={t('insights.time.summary', { period: points[best] ?? '', views: views[best] ?? 0 })}
      table={
        <ChartTable
          caption={title}
          pointHeader={t('charts.point')}
          sumLabel={t('charts.sum')}
          format={formatNumber}
          {...{ points, series }}
        />
      }
    >
      <TrendRows label={title} ticks={periods.map(formatTick)} format={formatNumber} {...{ points, series }} />
    </ChartCard>
  );
};

/** What the recruiter's jobs, or one of them, have led to in a period. */
export const JobInsights = ({ insights, length }: { insights: Insights; length: number }) => {
  const t = useT();
  const totals = totalsOf(insights.days);
  if (totalOf(Object.values(totals)) === 0) {
    return (
      <EmptyState icon={<ChartNoAxesColumn aria-hidden="true" />} title={t('insights.empty.title')}>
        {t('insights.empty.text')}
      </EmptyState>
    );
  }
  return (
    <div className="space-y-5 sm:space-y-6">
      <HiringFunnel totals={totals} />
      <HiringOverTime insights={insights} length={length} />
    </div>
  );
};
