import { Duration } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { LogCode } from '#functions/platform/log.ts';
import { countedMetric, countLines } from './portal-metrics.ts';
import type { Watched } from './watched.ts';

const metricName = 'BrowserFailures';
const period = Duration.hours(1);
/** What is judged and what it is compared with, in hours. CloudWatch retrieves some more, which are compared with as well. */
const hours = 24;
/** The latest hours, which are judged: an earlier one is what they are compared with. */
const judged = Duration.hours(4);

/** How many times as many failures as before are a jump, at the same number of visits. */
const factor = 3;
/** Failures of an hour beyond those, from which on they are a jump: more than two networks can report (`report-budget.ts`). */
const threshold = 50;

/** One metric has both counts, as AWS bills each metric of an alarm: a failure adds one, a visit that was measured a millionth. */
const millionth = 1_000_000;

/**
 * Raised by an hour of the last four whose visits failed more often than those of the twenty hours before: neither by more
 * visits, nor by failures that were there before. It ends four hours after the failures, or some six to ten after they began, when
 * they are the usual ones: that says nothing of a mend.
 */
export function browserFailureJump(scope: Construct, { config, functions }: Watched) {
  const reported = FilterPattern.stringValue('$.code', '=', 'BROWSER_REPORTED' satisfies LogCode);
  for (const [id, comparison, metricValue] of [
    ['BrowserFailures', '!=', '1'],
    ['MeasuredVisits', '=', (1 / millionth).toFixed(6)],
  ] as const) {
    const filterPattern = FilterPattern.all(reported, FilterPattern.stringValue('$.kind', comparison, 'vitals'));
    countLines(scope, id, config, { logGroup: functions.system.logGroup, filterPattern, metricName, metricValue });
  }
  const compute = (expression: string, usingMetrics: MathExpression['usingMetrics']) =>
    new MathExpression({ expression, usingMetrics, period });
  const reports = countedMetric(config, metricName, { statistic: 'Sum', period });
  const failures = compute('FLOOR(reports)', { reports });
  const visits = compute(`(reports - failures) * ${millionth}`, { reports, failures });
  // EPOCH has a value for each period, also for those without reports.
  const recent = compute(`IF(EPOCH(reports) > MAX(EPOCH(reports)) - ${judged.toSeconds()}, 1, 0)`, { reports });
  // One visit more than there were keeps the divisor above zero.
  const usual = 'SUM((1 - recent) * failures) / (SUM((1 - recent) * visits) + 1)';
  const metric = compute(`recent * (failures - ${factor} * visits * ${usual})`, { failures, visits, recent });
  return { metric, threshold, periods: hours, raisedPeriods: 1 };
}
