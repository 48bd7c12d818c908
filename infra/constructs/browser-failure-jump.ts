import { Duration } from 'aws-cdk-lib';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { LogCode } from '#functions/platform/log.ts';
import { countedMetric, countLines } from './portal-metrics.ts';
import { countedAs, twoCounts } from './two-counts.ts';
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

/**
 * Raised by an hour of the last four whose visits failed more often than those of the twenty hours before: neither by more
 * visits, nor by failures that were there before. It ends four hours after the failures, or some six to ten after they began, when
 * they are the usual ones: that says nothing of a mend.
 */
export function browserFailureJump(scope: Construct, { config, functions }: Watched) {
  const reported = FilterPattern.stringValue('$.code', '=', 'BROWSER_REPORTED' satisfies LogCode);
  for (const [id, comparison, metricValue] of [
    ['BrowserFailures', '!=', countedAs.failure],
    ['MeasuredVisits', '=', countedAs.other],
  ] as const) {
    const filterPattern = FilterPattern.all(reported, FilterPattern.stringValue('$.kind', comparison, 'vitals'));
    countLines(scope, id, config, { logGroup: functions.system.logGroup, filterPattern, metricName, metricValue });
  }
  const reports = countedMetric(config, metricName, { statistic: 'Sum', period });
  const { counted, failures, others, compute } = twoCounts(reports, period);
  // EPOCH has a value for each period, also for those without reports.
  const recent = compute(`IF(EPOCH(counted) > MAX(EPOCH(counted)) - ${judged.toSeconds()}, 1, 0)`, { counted });
  // One visit more than there were keeps the divisor above zero.
  const usual = 'SUM((1 - recent) * failures) / (SUM((1 - recent) * others) + 1)';
  const metric = compute(`recent * (failures - ${factor} * others * ${usual})`, { failures, others, recent });
  return { metric, threshold, periods: hours, raisedPeriods: 1 };
}
