import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { businessMetrics, type MetricName, metricNamespace } from '#functions/platform/business-metrics.ts';
import type { LogCode } from '#functions/platform/log.ts';
import type { StackConfig } from '../settings/config.ts';
import type { PortalFunction } from './portal-function.ts';
import type { PortalTable } from './portal-table.ts';

const fiveMinutes = Duration.minutes(5);

/** Throttled requests of the table: two metrics, where those of its operations would be eight. */
export const tableThrottles = ({ table }: PortalTable): IMetric => {
  const throttled = (kind: 'Read' | 'Write') =>
    table.metric(`${kind}ThrottleEvents`, { statistic: 'Sum', period: fiveMinutes });
  return new MathExpression({
    expression: 'FILL(reads, 0) + FILL(writes, 0)',
    usingMetrics: { reads: throttled('Read'), writes: throttled('Write') },
    label: 'throttled',
    period: fiveMinutes,
  });
};

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

interface CountedLines {
  logGroup: ILogGroup;
  filterPattern: IFilterPattern;
  metricName: string;
  /** What each line adds to the metric; default 1. */
  metricValue?: string;
}

/** Metrics of log filters have no fixed dimensions: the namespace separates the stages. */
const filterNamespace = ({ stage }: StackConfig): string => `${metricNamespace}/${stage}`;

/** Counts the lines of a log in a metric, which other filters may count into as well. */
export const countLines = (
  scope: Construct,
  id: string,
  config: StackConfig,
  { metricValue = '1', ...counted }: CountedLines,
): void => {
  new MetricFilter(scope, `${id}Filter`, { ...counted, metricValue, metricNamespace: filterNamespace(config) });
};

/** A metric that filters count into. */
export const countedMetric = (
  config: StackConfig,
  metricName: string,
  settings: { statistic: string; period: Duration },
): IMetric => new Metric({ namespace: filterNamespace(config), metricName, ...settings });

/**
 * The count of a function's log lines that have a code, in five minutes. Typed by the catalogue of log messages, so that a
 * renamed code cannot silence an alarm.
 */
export function loggedCount(
  scope: Construct,
  metricName: string,
  code: LogCode,
  { logGroup }: PortalFunction,
  config: StackConfig,
): IMetric {
  countLines(scope, metricName, config, {
    logGroup,
    filterPattern: FilterPattern.stringValue('$.code', '=', code),
    metricName,
  });
  return countedMetric(config, metricName, { statistic: 'Sum', period: fiveMinutes });
}

/** A rate of the account in its region, by which SES decides whether the account may continue sending. */
export const mailReputation = (metricName: 'Reputation.BounceRate' | 'Reputation.ComplaintRate'): IMetric =>
  new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Average', period: Duration.hours(1) });
