import type { Trends } from '#shared/contracts/admin.ts';
import { type Period, sumByPeriod, totalOf } from '#web/lib/chart-periods.ts';
import type { Series } from '#web/ui/charts/series.tsx';

type Plan = Trends['days'][number]['plans'][number];

const seriesOf = (
  key: string,
  label: string,
  periods: readonly Period[],
  days: Trends['days'],
  figureOf: (plan: Plan) => number,
  has: (name: string) => boolean,
): Series => ({
  key,
  label,
  values: sumByPeriod(periods, days, ({ plans }) => totalOf(plans.filter(({ name }) => has(name)).map(figureOf))),
});

/**
 * A figure of each plan over time, the largest first. Beyond `most` plans the smallest ones are one series.
 * @param othersLabel the name of that series
 */
export const planSeries = (
  periods: readonly Period[],
  days: Trends['days'],
  figureOf: (plan: Plan) => number,
  { most, othersLabel }: { most: number; othersLabel: string },
): Series[] => {
  const names = [...new Set(days.flatMap(({ plans }) => plans.map(({ name }) => name)))];
  const all = names
    .map((name) => seriesOf(`plan ${name}`, name, periods, days, figureOf, (each) => each === name))
    .filter(({ values }) => totalOf(values) > 0)
    .sort((left, right) => totalOf(right.values) - totalOf(left.values));
  if (all.length <= most) return all;
  const kept = all.slice(0, most - 1);
  const shown = new Set(kept.map(({ label }) => label));
  return [...kept, seriesOf('others', othersLabel, periods, days, figureOf, (name) => !shown.has(name))];
};
