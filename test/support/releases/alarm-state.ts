import { evaluateAlarm, type MetricQuery, type Series } from '#test/infra/metric-math.ts';

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

/** A metric, as an alarm names it. */
interface WatchedMetric {
  Namespace: string;
  MetricName: string;
  Dimensions?: { Name: string; Value: string }[];
}

/** The used part of an alarm of a template, resolved: of one metric, or of an expression over one. */
export interface AlarmProperties extends Partial<WatchedMetric> {
  Metrics?: (MetricQuery & { MetricStat?: { Metric: WatchedMetric; Period: number; Stat: string } })[];
  Statistic?: string;
  ExtendedStatistic?: string;
  Period?: number;
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
  p95: (values) => values.toSorted((left, right) => left - right)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN,
};

const comparisons: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  GreaterThanOrEqualToThreshold: (value, limit) => value >= limit,
  GreaterThanThreshold: (value, limit) => value > limit,
};

/** The one metric of an alarm, with its statistic and period, in seconds. */
function metricOf(alarm: AlarmProperties) {
  const { Statistic, ExtendedStatistic, Period = Number.NaN, Namespace = '', MetricName = '', Dimensions } = alarm;
  const [stat] = (alarm.Metrics ?? []).flatMap(({ MetricStat }) => MetricStat ?? []);
  const own = { Stat: Statistic ?? ExtendedStatistic ?? '', Period, Metric: { Namespace, MetricName, Dimensions } };
  const { Stat, Metric, ...rest } = stat ?? own;
  const dimensions = (Metric.Dimensions ?? []).map(({ Name, Value }) => [Name, Value] as const);
  const isOwn = ({ namespace, metric, dimensions: given }: DataPoint): boolean =>
    namespace === Metric.Namespace &&
    metric === Metric.MetricName &&
    Object.keys(given).length === dimensions.length &&
    dimensions.every(([name, value]) => given[name] === value);
  const statisticOf = statistics[Stat];
  if (!statisticOf) throw new Error(`${Stat} is not known here.`);
  return { statisticOf, isOwn, period: rest.Period };
}

/** By alarm, whether values of its metric raise it: most faults leave most of them as they were. */
const judged = new WeakMap<AlarmProperties, Map<string, boolean>>();

/**
 * Returns whether an alarm is raised at the end of a second, by the periods that have ended. Dimensions are compared
 * exactly, as CloudWatch does. It judges equal values once.
 */
export function raisedAt(alarm: AlarmProperties, points: readonly DataPoint[]): (now: number) => boolean {
  const { EvaluationPeriods, DatapointsToAlarm = EvaluationPeriods, TreatMissingData = 'missing', Metrics } = alarm;
  const exceeds = comparisons[alarm.ComparisonOperator];
  if (!exceeds) throw new Error(`${alarm.ComparisonOperator} is not known here.`);
  const { statisticOf, isOwn, period } = metricOf(alarm);
  const values = new Map<number, number[]>();
  for (const point of points) {
    if (!isOwn(point)) continue;
    const number = Math.floor(point.at / period);
    const ofPeriod = values.get(number);
    if (ofPeriod) ofPeriod.push(point.value);
    else values.set(number, [point.value]);
  }
  const byPeriod = new Map([...values].map(([number, each]) => [number, statisticOf(each)]));

  const known = judged.get(alarm) ?? new Map<string, boolean>();
  judged.set(alarm, known);

  const judge = (series: Series): boolean => {
    const watched = Metrics ? evaluateAlarm(Metrics, series) : series;
    const raised = watched.filter((value) =>
      value === undefined ? TreatMissingData === 'breaching' : exceeds(value, alarm.Threshold),
    );
    return raised.length >= DatapointsToAlarm;
  };

  return (now) => {
    const first = Math.floor(now / period) - EvaluationPeriods;
    const series = Array.from({ length: EvaluationPeriods }, (_, n) => byPeriod.get(first + n));
    const key = series.join();
    const raised = known.get(key) ?? judge(series);
    known.set(key, raised);
    return raised;
  };
}

/** Whether an alarm is raised at the end of one second. */
export const isRaised = (alarm: AlarmProperties, points: readonly DataPoint[], now: number): boolean =>
  raisedAt(alarm, points)(now);

/** The metric that an alarm watches. */
export function watchedBy({ Metrics = [], Namespace = '', MetricName = '' }: AlarmProperties) {
  const metric = Metrics.find(({ MetricStat }) => MetricStat)?.MetricStat?.Metric ?? { Namespace, MetricName };
  return { namespace: metric.Namespace, metric: metric.MetricName };
}
