import type { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';

/**
 * What adds to a metric of two counts, as AWS bills each metric of an alarm: a failure one, and what went well a millionth. Up to a
 * million of the latter in a period, `FLOOR` takes them apart.
 */
export const countedAs = { failure: '1', other: '0.000001' } as const;

/**
 * The two counts of a metric, as expressions.
 * @param counted sums of a period; named `counted` in an alarm
 */
export function twoCounts(counted: IMetric, period: Duration) {
  const compute = (expression: string, usingMetrics: MathExpression['usingMetrics']) =>
    new MathExpression({ expression, usingMetrics, period });
  const failures = compute('FLOOR(counted)', { counted });
  const others = compute('(counted - failures) * 1000000', { counted, failures });
  return { counted, failures, others, compute };
}
