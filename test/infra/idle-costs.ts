import { failedCalls } from '#functions/http/count-failed.ts';
import { prices, secondsOfMonth } from '#test/load/costs.ts';
import type { Resource } from './synthesize.ts';

/** Resources of all stacks of a stage by id, as they are merged for tests. */
type Resources = Readonly<Record<string, Resource>>;

/**
 * Of a run of a function, in seconds, where nothing waits for it; the canary waits for the site. Bytes of a line of a log: AWS's two of a
 * run, as its guide shows them, have 140 and 250, the one of the access log 210, and each 26 more.
 */
const assumed = { run: 0.05, visit: 0.6, log: 300 };
/** What a visit of the canary requests: three pages, a script and three calls. */
const visit = { requests: 7, calls: 3, bytes: 30_000 };

/** The rule that starts the canary; another one starts what reads eight metrics. */
const everyMinute = 'rate(1 minute)';
const metricsOfRun = 8;

/** Bytes of the line that counts a call for its release, at most (test/integration/deployed-releases.test.ts). */
export const countedBytes = 500;

const minutesOf: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1_440 };

/** Runs of a month that `rate(15 minutes)` starts. */
function runsOf(expression: unknown): number {
  const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(String(expression)) ?? [];
  const minutes = Number(count) * (minutesOf[unit] ?? Number.NaN);
  if (!(minutes > 0)) throw new Error(`${expression} is no rate.`);
  return secondsOfMonth / 60 / minutes;
}

const ofType = (resources: Resources, type: string) =>
  Object.values(resources).flatMap(({ Type, Properties }) => (Type === type ? [Properties] : []));

/** What alarms pay for: a metric, or each of the metrics of an expression. */
export const alarmedMetrics = (resources: Resources): number =>
  ofType(resources, 'AWS::CloudWatch::Alarm').reduce(
    (sum, { Metrics }) =>
      sum +
      (Metrics === undefined ? 1 : (Metrics as { MetricStat?: unknown }[]).filter((each) => each.MetricStat).length),
    0,
  );

/** A call: a request, its time in a function of a gigabyte, three lines of logs, and the one that counts it. */
const callCost =
  prices.gatewayRequest +
  prices.lambdaRequest +
  0.03 * prices.lambdaGigabyteSecond +
  ((3 * assumed.log + countedBytes) * prices.logGigabyte) / 1e9;

/** The canary's calls are counted each minute, so the metric of a release is there all the month. */
const releaseMetrics = (resources: Resources): number =>
  ofType(resources, 'AWS::CloudWatch::Alarm').filter(({ MetricName }) => MetricName === failedCalls).length;

/**
 * US dollars of a month in which no user comes to a stage, at list prices without free tiers.
 * @param resources of all its stacks, also those in us-east-1
 */
export function idleCosts(resources: Resources): [part: string, dollars: number][] {
  const expressionsOf = (type: string) => ofType(resources, type).map(({ ScheduleExpression }) => ScheduleExpression);
  // Those that an event starts have none.
  const rules = expressionsOf('AWS::Events::Rule').filter((each) => each !== undefined);
  const sumOf = (expressions: unknown[]) => expressions.reduce((sum: number, each) => sum + runsOf(each), 0);
  const visits = sumOf(rules.filter((each) => each === everyMinute));
  const readings = sumOf(rules.filter((each) => each !== everyMinute)) * metricsOfRun;
  const runs = sumOf([...expressionsOf('AWS::Scheduler::Schedule'), ...rules]);
  const run = prices.scheduledRun + prices.lambdaRequest + (assumed.log * prices.logGigabyte) / 1e9;
  const seconds = (runs - visits) * assumed.run + visits * assumed.visit * 0.25;
  const firewalls = ofType(resources, 'AWS::WAFv2::WebACL').map(({ Rules }) => (Rules as unknown[]).length);
  return [
    ['secrets', ofType(resources, 'AWS::SecretsManager::Secret').length * prices.secret],
    ['alarms', alarmedMetrics(resources) * prices.alarmMetric],
    ['metric of the release', releaseMetrics(resources) * prices.ownMetric],
    ['dashboard', ofType(resources, 'AWS::CloudWatch::Dashboard').length * prices.dashboard],
    ['firewall', firewalls.reduce((sum, count) => sum + prices.firewall + count * prices.firewallRule, 0)],
    [
      'scheduled runs',
      runs * (run + (assumed.log * prices.logGigabyte) / 1e9) +
        seconds * prices.lambdaGigabyteSecond +
        readings * prices.metricRead,
    ],
    [
      'requests of the canary',
      visits *
        (visit.requests * (prices.edgeRequest + prices.firewallRequest) +
          (visit.bytes * prices.edgeGigabyte) / 1e9 +
          visit.calls * callCost),
    ],
  ];
}
