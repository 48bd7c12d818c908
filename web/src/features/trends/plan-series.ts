import type { Trends } from '#shared/contracts/admin-lists.ts';
import { type Period, sumByPeriod, totalOf } from '#web/lib/chart-periods.ts';
import type { Series } from '#web/ui/charts/series.tsx';

type Plan = Trends['days'][number]['plans'][number];

/** One plan of the charts, or all that have no series of their own. */
export interface PlanGroup {
  label: string;
  has: (name: string) => boolean;
}

/**
 * The plans that were sold, those with the most revenue first, then by number. Beyond `most` the smallest ones are one
 * group. The place of a group is its look in every chart.
 * @param othersLabel the name of that group
 */
export const planGroups = (days: Trends['days'], maxGroups: number, othersLabel: string): PlanGroup[] => {
  const sold = days.flatMap(({ plans }) => plans);
  const sum = (name: string, figure: 'revenue' | 'started') =>
    totalOf(sold.filter((plan) => plan.name === name).map((plan) => plan[figure]));
  const names = [...new Set(sold.map(({ name }) => name))].sort(
    (left, right) => sum(right, 'revenue') - sum(left, 'revenue') || sum(right, 'started') - sum(left, 'started'),
  );
  const groupOf = (label: string): PlanGroup => ({ label, has: (name) => name === label });
  if (names.length <= maxGroups) return names.map(groupOf);
  const largest = names.slice(0, maxGroups - 1);
  return [...largest.map(groupOf), { label: othersLabel, has: (name) => !largest.includes(name) }];
};

/** A figure of each group over time; groups without any are left out. */
export const planSeries = (
  groups: readonly PlanGroup[],
  periods: readonly Period[],
  days: Trends['days'],
  figureOf: (plan: Plan) => number,
): Series[] =>
  groups
    .map(({ label, has }, look) => ({
      key: `plan ${look}`,
      label,
      look,
      values: sumByPeriod(periods, days, ({ plans }) => totalOf(plans.filter(({ name }) => has(name)).map(figureOf))),
    }))
    .filter(({ values }) => totalOf(values) > 0);
