import { Duration } from 'aws-cdk-lib';
import { type IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { businessMetrics, type MetricName, metricNamespace } from '#functions/platform/business-metrics.ts';
import type { LogCode } from '#functions/platform/log.ts';
import type { StackConfig } from '../settings/config.ts';
import type { PortalFunction } from './portal-function.ts';
import { snapshotPeriod } from './portal-search.ts';
import type { PortalTable } from './portal-table.ts';

const fiveMinutes = Duration.minutes(5);

/** Throttled requests of the table, over all operations that the functions use. */
export const tableThrottles = ({ table }: PortalTable): IMetric =>
  table.metricThrottledRequestsForOperations({
    period: fiveMinutes,
    operations: [
      Operation.GET_ITEM,
      Operation.BATCH_GET_ITEM,
      Operation.QUERY,
      Operation.PUT_ITEM,
      Operation.UPDATE_ITEM,
      Operation.DELETE_ITEM,
      Operation.BATCH_WRITE_ITEM,
      Operation.TRANSACT_WRITE_ITEMS,
    ],
  });

/** Counts of a business event, one metric per kind. */
export function businessCounts(name: MetricName, { stage }: StackConfig): IMetric[] {
  const kinds: readonly string[] = businessMetrics[name];
  const metric = (label: string, dimensionsMap: Record<string, string>) =>
    new Metric({
      namespace: metricNamespace,
      metricName: name,
      dimensionsMap,
      label,
      statistic: 'Sum',
      period: Duration.hours(1),
    });
  if (kinds.length === 0) return [metric(name, { Stage: stage })];
  return kinds.map((kind) => metric(`${name}: ${kind}`, { Stage: stage, Kind: kind }));
}

interface Logged {
  codes: readonly LogCode[];
  /** A number of the line that is summed up; absent: lines are counted. */
  field?: string;
  /** Over what time, if not over five minutes: as long as the line is repeated, the alarm stays. */
  period?: Duration;
}

/** What is counted from log lines. Typed by the catalogue of log messages, so that a renamed code cannot silence an alarm. */
const loggedLines = {
  UnsettledPayments: { codes: ['PAYMENT_UNSETTLED'] },
  UnrecordedRankings: { codes: ['RANKING_NOT_RECORDED'] },
  // With each snapshot; one may be late or fail.
  LargeSearchIndexes: { codes: ['SEARCH_INDEX_LARGE'], period: Duration.minutes(3 * snapshotPeriod.toMinutes()) },
  // With each comparison.
  SearchIndexDrift: { codes: ['SEARCH_INDEX_DRIFTED'], field: 'differing', period: Duration.days(1) },
  // With each comparison and rebuild.
  UnsearchableDocuments: { codes: ['SEARCH_DOCUMENT_FAILED', 'SEARCH_DOCUMENT_REFUSED'], period: Duration.days(1) },
} as const satisfies Record<string, Logged>;

/** The count of a function's log lines that have one of some codes, or the sum of a number that they have. */
export function loggedCount(
  scope: Construct,
  metricName: keyof typeof loggedLines,
  { logGroup }: PortalFunction,
  { stage }: StackConfig,
): IMetric {
  const { codes, field, period = fiveMinutes }: Logged = loggedLines[metricName];
  return new MetricFilter(scope, `${metricName}Filter`, {
    logGroup,
    filterPattern: FilterPattern.any(...codes.map((code) => FilterPattern.stringValue('$.code', '=', code))),
    // Metrics of filters have no fixed dimensions: the namespace separates the stages.
    metricNamespace: `${metricNamespace}/${stage}`,
    metricName,
    metricValue: field ? `$.${field}` : '1',
  }).metric({ statistic: 'Sum', period });
}

/** A rate of the account in its region, by which SES decides whether the account may continue sending. */
export const mailReputation = (metricName: 'Reputation.BounceRate' | 'Reputation.ComplaintRate'): IMetric =>
  new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Average', period: Duration.hours(1) });
