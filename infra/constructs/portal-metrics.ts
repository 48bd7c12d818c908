import { Duration } from 'aws-cdk-lib';
import { type IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { businessMetrics, type MetricName, metricNamespace } from '#functions/platform/business-metrics.ts';
import type { LogCode } from '#functions/platform/log.ts';
import type { StackConfig } from '../config.ts';
import type { PortalFunction } from './portal-function.ts';
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

/** What is counted from log lines. Typed by the catalogue of log messages, so that a renamed code cannot silence an alarm. */
const loggedCodes = {
  UnsettledPayments: 'PAYMENT_UNSETTLED',
  UnrecordedRankings: 'RANKING_NOT_RECORDED',
  LargeSearchIndexes: 'SEARCH_INDEX_LARGE',
} as const satisfies Record<string, LogCode>;

/** The count of a function's log lines that have one code. */
export const loggedCount = (
  scope: Construct,
  metricName: keyof typeof loggedCodes,
  { logGroup }: PortalFunction,
  { stage }: StackConfig,
): IMetric =>
  new MetricFilter(scope, `${metricName}Filter`, {
    logGroup,
    filterPattern: FilterPattern.stringValue('$.code', '=', loggedCodes[metricName]),
    // Metrics of filters have no fixed dimensions: the namespace separates the stages.
    metricNamespace: `${metricNamespace}/${stage}`,
    metricName,
    metricValue: '1',
  }).metric({ statistic: 'Sum', period: fiveMinutes });

/** A rate of the account in its region, by which SES decides whether the account may continue sending. */
export const mailReputation = (metricName: 'Reputation.BounceRate' | 'Reputation.ComplaintRate'): IMetric =>
  new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Average', period: Duration.hours(1) });
