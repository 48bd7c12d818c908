import { Duration } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { errorBudget, minFailures } from '#functions/services/budgets/budget.ts';
import { twoCounts } from './two-counts.ts';

interface Burn {
  /** The window that is judged, and a short one that ends with it: when that is good again, so is the alarm. */
  long: Duration;
  short: Duration;
  /** The share of failed calls that both exceed. */
  share: number;
}

/** The two burns of Google's SRE workbook (chapter 5) that wake a person, and before them an outage, within minutes. */
const burns: Readonly<Record<'outage' | 'fast' | 'slow', Burn>> = {
  outage: { long: Duration.minutes(5), short: Duration.minutes(5), share: 0.5 },
  fast: { long: Duration.hours(1), short: Duration.minutes(5), share: 14.4 * errorBudget },
  slow: { long: Duration.hours(6), short: Duration.minutes(30), share: 6 * errorBudget },
};

const period = Duration.minutes(1);

/**
 * Raised while one of the burns is over its share in both of its windows, with at least three failed calls. All windows are parts of
 * one expression over one metric, which is what AWS bills; periods that CloudWatch retrieves beyond them change nothing.
 * @param counted sums of a minute of a metric of two counts
 */
export function budgetBurn(counted: IMetric) {
  const { failures, others, compute } = twoCounts(counted, period);
  // Seconds before the latest minute: EPOCH has a value for each period, also for those without calls.
  const age = compute('MAX(EPOCH(counted)) - EPOCH(counted)', { counted });
  const within = (window: Duration, value: string) => `SUM(IF(${window.toSeconds()} > age, 1, 0) * ${value})`;
  // An alarm watches a series: only its latest minute has a value.
  const isPositive = (value: string) => `IF(IF(${period.toSeconds()} > age, 1, 0) * (${value}) > 0, 1, 0)`;
  const burning = ({ long, short, share }: Burn) => {
    const excess = `((1 - ${share}) * failures - ${share} * others)`;
    const conditions = [
      within(long, excess),
      within(short, excess),
      `${within(long, 'failures')} - ${minFailures - 1}`,
    ];
    return compute(conditions.map(isPositive).join(' * '), { failures, others, age });
  };
  const metric = compute('outage + fast + slow', {
    outage: burning(burns.outage),
    fast: burning(burns.fast),
    slow: burning(burns.slow),
  });
  return { metric, threshold: 1, periods: burns.slow.long.toMinutes(), raisedPeriods: 1 };
}
