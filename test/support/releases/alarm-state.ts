/** A value of a metric that CloudWatch made of a log line in its embedded format. */
export interface DataPoint {
  namespace: string;
  metric: string;
  dimensions: Readonly<Record<string, string>>;
  /** Seconds since the beginning. */
  at: number;
  value: number;
}

interface Line {
  _aws?: { CloudWatchMetrics: { Namespace: string; Dimensions: string[][]; Metrics: { Name: string }[] }[] };
  [field: string]: unknown;
}

/** The values that CloudWatch makes of the lines of a log. */
export const dataPointsOf = (lines: readonly string[], at: number): DataPoint[] =>
  lines
    .map((line): Line => JSON.parse(line))
    .flatMap((line) =>
      (line._aws?.CloudWatchMetrics ?? []).flatMap(({ Namespace: namespace, Dimensions, Metrics }) =>
        Dimensions.flatMap((names) =>
          Metrics.map(({ Name: metric }) => ({
            namespace,
            metric,
            dimensions: Object.fromEntries(names.map((name) => [name, String(line[name])])),
            at,
            value: Number(line[metric]),
          })),
        ),
      ),
    );

/** The used part of an alarm of a template, resolved. */
export interface AlarmProperties {
  Namespace: string;
  MetricName: string;
  Dimensions?: { Name: string; Value: string }[];
  Statistic: string;
  Period: number;
  EvaluationPeriods: number;
  DatapointsToAlarm?: number;
  Threshold: number;
  ComparisonOperator: string;
  TreatMissingData?: string;
}

const statistics: Readonly<Record<string, (values: readonly number[]) => number>> = {
  Average: (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
  Sum: (values) => values.reduce((sum, value) => sum + value, 0),
  Maximum: (values) => Math.max(...values),
  Minimum: (values) => Math.min(...values),
  SampleCount: (values) => values.length,
};

const comparisons: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  GreaterThanOrEqualToThreshold: (value, limit) => value >= limit,
  GreaterThanThreshold: (value, limit) => value > limit,
};

/** Whether an alarm is raised at the end of a second, by the periods that have ended. Dimensions are compared exactly, as CloudWatch does. */
export function isRaised(alarm: AlarmProperties, points: readonly DataPoint[], now: number): boolean {
  const { Period, EvaluationPeriods, DatapointsToAlarm = EvaluationPeriods, TreatMissingData = 'missing' } = alarm;
  const [statisticOf, exceeds] = [statistics[alarm.Statistic], comparisons[alarm.ComparisonOperator]];
  if (!statisticOf || !exceeds) throw new Error(`${alarm.Statistic} or ${alarm.ComparisonOperator} is not known here.`);
  const dimensions = (alarm.Dimensions ?? []).map(({ Name, Value }) => [Name, Value] as const);
  const own = points.filter(
    ({ namespace, metric, dimensions: given }) =>
      namespace === alarm.Namespace &&
      metric === alarm.MetricName &&
      Object.keys(given).length === dimensions.length &&
      dimensions.every(([name, value]) => given[name] === value),
  );
  const last = Math.floor(now / Period);
  const raised = Array.from({ length: EvaluationPeriods }, (_, back) => last - 1 - back).filter((period) => {
    const values = own.filter(({ at }) => Math.floor(at / Period) === period).map(({ value }) => value);
    return values.length === 0 ? TreatMissingData === 'breaching' : exceeds(statisticOf(values), alarm.Threshold);
  });
  return raised.length >= DatapointsToAlarm;
}
