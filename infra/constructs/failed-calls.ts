import { Duration } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { countedMetric, countLines } from './portal-metrics.ts';
import type { Watched } from './watched.ts';

/** Name of the metric of failed calls of all APIs. */
export const apiFailures = 'ApiFailures';

const period = Duration.minutes(1);
const window = Duration.minutes(5);

/**
 * Counts calls that answer 5xx, of all APIs, from the access log. API Gateway's own metric has one API only, and cannot tell a
 * failure from a part that an operator switched off (met-switches.ts). Raised by five in the last five minutes, each minute anew.
 */
export function failedCallsOf(scope: Construct, { config, accessLog }: Watched) {
  const filterPattern = FilterPattern.stringValue('$.status', '=', '5*');
  countLines(scope, 'ApiFailures', config, { logGroup: accessLog, filterPattern, metricName: apiFailures });
  const counted = countedMetric(config, apiFailures, { statistic: 'Sum', period });
  // Seconds before the latest minute: EPOCH has a value for each period, also for those without failures.
  const age = new MathExpression({
    expression: 'MAX(EPOCH(counted)) - EPOCH(counted)',
    usingMetrics: { counted },
    period,
  });
  const metric = new MathExpression({
    expression: `IF(${period.toSeconds()} > age, 1, 0) * SUM(IF(${window.toSeconds()} > age, 1, 0) * counted)`,
    usingMetrics: { age, counted },
    period,
  });
  return { metric, threshold: 5, periods: window.toMinutes(), raisedPeriods: 1 };
}
