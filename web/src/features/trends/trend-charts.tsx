import type { Trends } from '#shared/contracts/admin-lists.ts';
import { verificationWaits } from '#shared/domain/verification-wait.ts';
import { formatPeriod, formatTick, periodsOf, sumByPeriod, totalOf, unitFor } from '#web/lib/chart-periods.ts';
import { formatMoney, formatNumber } from '#web/lib/format.ts';
import { getLanguage, useT } from '#web/lib/i18n.ts';
import { ChartCard } from '#web/ui/charts/chart-card.tsx';
import { ChartTable } from '#web/ui/charts/chart-table.tsx';
import { maxSeries, type Series } from '#web/ui/charts/series.tsx';
import { StackedBars } from '#web/ui/charts/stacked-bars.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChartNoAxesColumn } from '#web/ui/icons.ts';
import { StatCard, StatGrid } from '#web/ui/stat-card.tsx';
import { planGroups, planSeries } from './plan-series.ts';

const format = (value: number, unit: 'hour' | 'day') =>
  new Intl.NumberFormat(getLanguage(), { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(
    value,
  );

/** A time in hours: in days from two days on, else in hours. */
const waitText = (hours: number): string => (hours >= 48 ? format(hours / 24, 'day') : format(hours, 'hour'));

interface Chart {
  name: 'signups' | 'waits' | 'revenue' | 'plans';
  summary: string;
  series: readonly Series[];
  /** Values that are in the table only. */
  tableOnly?: readonly Series[];
  format?: (value: number) => string;
}

/** The sums of the days. */
const totalsOf = (days: Trends['days']) => {
  const sum = (figureOf: (day: Trends['days'][number]) => number) => totalOf(days.map(figureOf));
  return {
    candidates: sum(({ candidates }) => candidates),
    recruiters: sum(({ recruiters }) => recruiters),
    verified: sum(({ verified }) => verified),
    hours: sum(({ waited_hours }) => waited_hours),
    revenue: sum(({ plans }) => totalOf(plans.map(({ revenue }) => revenue))),
    refunded: sum(({ refunded }) => refunded),
    started: sum(({ plans }) => totalOf(plans.map(({ started }) => started))),
  };
};

/** The charts' series and sentences. */
const useCharts = (trends: Trends, length: number): { periods: string[]; ticks: string[]; charts: Chart[] } => {
  const t = useT();
  const { from, until, days } = trends;
  const periods = periodsOf(from, until, unitFor(length));
  const totals = totalsOf(days);
  const over = (figureOf: (day: Trends['days'][number]) => number) => sumByPeriod(periods, days, figureOf);
  const plans = planGroups(days, maxSeries, t('trends.otherPlans'));
  return {
    periods: periods.map(formatPeriod),
    ticks: periods.map(formatTick),
    charts: [
      {
        name: 'signups',
        summary: t('trends.signups.summary', totals),
        series: [
          { key: 'candidates', label: t('trends.candidates'), values: over(({ candidates }) => candidates) },
          { key: 'recruiters', label: t('trends.recruiters'), values: over(({ recruiters }) => recruiters) },
        ],
      },
      {
        name: 'waits',
        summary: t('trends.waits.summary', {
          verified: totals.verified,
          wait: waitText(totals.verified === 0 ? 0 : totals.hours / totals.verified),
        }),
        series: verificationWaits.map((wait) => ({
          key: wait,
          label: t(`trends.wait.${wait}`),
          values: over(({ waited }) => waited[wait]),
        })),
      },
      {
        name: 'revenue',
        summary: t('trends.revenue.summary', {
          revenue: formatMoney(totals.revenue),
          refunded: formatMoney(totals.refunded),
        }),
        series: planSeries(plans, periods, days, ({ revenue }) => revenue),
        tableOnly: [{ key: 'refunded', label: t('trends.refunded'), values: over(({ refunded }) => refunded) }],
        format: formatMoney,
      },
      {
        name: 'plans',
        summary: t('trends.plans.summary', { started: totals.started }),
        series: planSeries(plans, periods, days, ({ started }) => started),
      },
    ],
  };
};

const Totals = ({ days }: { days: Trends['days'] }) => {
  const t = useT();
  const { candidates, recruiters, verified, hours, revenue, refunded, started } = totalsOf(days);
  return (
    <StatGrid>
      <StatCard label={t('trends.signups.title')} value={formatNumber(candidates + recruiters)} />
      <StatCard
        label={t('trends.waits.average')}
        value={verified === 0 ? t('common.notAvailable') : waitText(hours / verified)}
      />
      <StatCard label={t('trends.revenue.net')} value={formatMoney(revenue - refunded)} />
      <StatCard label={t('trends.plans.title')} value={formatNumber(started)} />
    </StatGrid>
  );
};

/** The portal's sign-ups, verifications, revenue and subscriptions in a period. */
export const TrendCharts = ({ trends, length }: { trends: Trends; length: number }) => {
  const t = useT();
  const { periods: points, ticks, charts } = useCharts(trends, length);
  if (trends.days.length === 0) {
    return (
      <EmptyState icon={<ChartNoAxesColumn aria-hidden="true" />} title={t('trends.empty.title')}>
        {t('trends.empty.text')}
      </EmptyState>
    );
  }
  return (
    <div className="space-y-5 sm:space-y-6">
      <Totals days={trends.days} />
      <div className="grid gap-5 sm:gap-6 xl:grid-cols-2">
        {charts.map(({ name, summary, series, tableOnly = [], format = formatNumber }) => {
          const title = t(`trends.${name}.title`);
          return (
            <ChartCard
              key={name}
              {...{ title, summary }}
              table={
                <ChartTable
                  caption={title}
                  pointHeader={t('charts.point')}
                  series={[...series, ...tableOnly]}
                  sumLabel={t('charts.sum')}
                  {...{ points, format }}
                />
              }
            >
              {series.some(({ values }) => totalOf(values) > 0) ? (
                <StackedBars label={title} {...{ points, ticks, series, format }} />
              ) : (
                <p className="py-12 text-center text-soft">{t('trends.nothing')}</p>
              )}
            </ChartCard>
          );
        })}
      </div>
    </div>
  );
};
