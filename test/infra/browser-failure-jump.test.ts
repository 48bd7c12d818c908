import { describe, expect, test } from 'vitest';
import { evaluateAlarm, type MetricQuery, type Series } from './metric-math.ts';
import { resourcesOf, synthesize } from './synthesize.ts';

const { template } = synthesize('prod');
const [, { Properties: alarm }] =
  resourcesOf(template, 'AWS::CloudWatch::Alarm').find(([id]) => id.startsWith('AlarmsBrowserFailures')) ??
  expect.fail('no alarm');
const counters = resourcesOf(template, 'AWS::Logs::MetricFilter').flatMap(([, { Properties }]) => {
  const [{ MetricName, MetricValue }] = Properties.MetricTransformations as [Record<string, string>];
  return MetricName === 'BrowserFailures' ? [{ pattern: Properties.FilterPattern, value: Number(MetricValue) }] : [];
});

/** What browsers report in an hour: failures, and measured visits, one in ten. */
type Hour = readonly [failures: number, measured: number];
type History = readonly Hour[];

/** The hour of each history in which a release is published. */
const release = 30;

/** What is reported in each hour of a history, or alike in all. */
type EachHour = Hour | ((hour: number) => Hour);

/** Two days, before and after the release. */
const twoDays = (before: EachHour, after: EachHour): History =>
  Array.from({ length: 48 }, (_, hour) => {
    const each = hour < release ? before : after;
    return typeof each === 'function' ? each(hour) : each;
  });

/** Visits of an hour of a day: four times as many at noon as at midnight. */
const daily = (hour: number, most: number) => Math.round(most * (0.625 + 0.375 * Math.sin((hour / 12) * Math.PI)));

const [failed, measured] = ['!=', '='].map((comparison) => {
  const wanted = `{ ($.code = "BROWSER_REPORTED") && ($.kind ${comparison} "vitals") }`;
  return counters.find(({ pattern }) => pattern === wanted)?.value ?? expect.fail(wanted);
}) as [number, number];

/** As CloudWatch has it: the sum of an hour's values one by one, and none without reports. */
const reported = ([failures, visits]: Hour): number | undefined => {
  let sum: number | undefined;
  for (let each = 0; each < failures; each += 1) sum = (sum ?? 0) + failed;
  for (let each = 0; each < visits; each += 1) sum = (sum ?? 0) + measured;
  return sum;
};

/** Whether the alarm is raised at the end of a history, of which CloudWatch retrieves the periods that it looks at, and some more. */
function isRaised(values: Series, more: number): boolean {
  const { Metrics, EvaluationPeriods, DatapointsToAlarm, Threshold, ComparisonOperator } = alarm;
  expect(ComparisonOperator).toBe('GreaterThanOrEqualToThreshold');
  const periods = Number(EvaluationPeriods);
  const watched = evaluateAlarm(Metrics as MetricQuery[], values.slice(-periods - more)).slice(-periods);
  const above = watched.filter((value) => value !== undefined && value >= Number(Threshold));
  return above.length >= Number(DatapointsToAlarm);
}

/** The hours of a history, counted from its release, at whose end the alarm is raised; the first day has nothing to compare with. */
const raisedHours = (history: History, more = 0): number[] =>
  history.flatMap((_, hour) => {
    const values = history.slice(0, hour + 1).map(reported);
    return hour >= 24 && isRaised(values, more) ? [hour - release] : [];
  });

const none: Hour = [0, 0];

type Row = [what: string, before: EachHour, after?: EachHour, first?: number, last?: number];
const rows: Row[] = [
  ['no visits', none],
  ['few visits without failures', (hour) => [0, hour % 2]],
  ['one broken browser among few visits', (hour) => [10, hour % 2]],
  ['one network that reports what it may', [20, 1]],
  ['two networks that begin to report what they may', none, [40, 0]],
  ['many visits with steady failures', [200, 500]],
  ['more failures than visits, steadily', [4_000, 300]],
  ['days and nights with steady failures', (hour) => [daily(hour, 400), daily(hour, 1_000)]],
  ['nights without visits', (hour) => (hour % 24 < 8 ? none : [200, 500])],
  ['ten times the visits, which fail as before', [100, 300], [1_000, 3_000]],
  ['growth of 5 % an hour', (hour) => [Math.round(20 * 1.05 ** hour), 500]],
  ['a release without failures', [100, 300], [0, 300]],
  ['a release that mends much', [3_000, 300], [30, 300]],
  ['a release after which each visit fails twice as often', [100, 300], [200, 300]],
  ['a release that breaks a busy site', [100, 300], [3_000, 300], 0, 9],
  ['a release that breaks a site of a thousand visits a day', [1, 4], [90, 4], 0, 5],
  ['a release that breaks a site where nothing failed', [0, 4], [90, 4], 0, 6],
  ['a release that breaks a site with steady failures', [200, 500], [900, 500], 0, 5],
  ['a release that breaks the start, so that no visit is measured', [4, 4], [60, 0], 0, 17],
  ['a release at night that fails from noon on', [10, 30], (hour) => (hour < 36 ? none : [400, 40]), 6, 12],
  ['a release that is undone after two hours', [5, 10], (hour) => (hour < 32 ? [300, 10] : [5, 10]), 0, 4],
  ['failures of an hour only', [5, 10], (hour) => (hour === release ? [300, 10] : [5, 10]), 0, 3],
];

describe('the alarm on failures in browsers', () => {
  test('watches one metric that two filters count into', () => {
    const stats = (alarm.Metrics as MetricQuery[]).flatMap(({ MetricStat }) => MetricStat ?? []);
    expect(stats).toMatchObject([{ Metric: { MetricName: 'BrowserFailures' }, Period: 3_600, Stat: 'Sum' }]);
    expect(counters).toHaveLength(2);
    // AWS: periods of an hour or more may cover seven days.
    expect(3_600 * Number(alarm.EvaluationPeriods)).toBeLessThanOrEqual(7 * 86_400);
  });

  test.each(rows)('with %s', (_, before, after = before, first, last = first) => {
    const history = twoDays(before, after);
    const raised = raisedHours(history);
    expect([raised[0], raised.at(-1)]).toEqual([first, last]);
    // Nor does it depend on how many earlier hours CloudWatch retrieves as well.
    expect(raisedHours(history, 6)[0]).toBe(first);
  });
});

test('metric math is evaluated as the guide of AWS describes it', () => {
  const of = (Expression: string, values: Series) =>
    evaluateAlarm(
      [
        { Id: 'm', MetricStat: { Period: 60 }, ReturnData: false },
        { Id: 'e', Expression },
      ],
      values,
    );
  expect(of('m - SUM(m) / 2', [1, undefined, 3])).toEqual([-1, undefined, 1]);
  expect(of('6 / m', [0, 3, undefined])).toEqual([undefined, 2, undefined]);
  expect(of('IF(m > 1, 5, 0) + 2 * (m - 1)', [1, 2])).toEqual([0, 7]);
  expect(of('MAX(EPOCH(m)) - EPOCH(m)', [undefined, 4, undefined])).toEqual([120, 60, 0]);
  expect(of('EPOCH(m) * 0 + m', [undefined, 4])).toEqual([0, 4]);
  for (const wrong of ['AVG(m)', 'm +', '(m', 'm m', 'n', 'SUM(m)'])
    expect(() => of(wrong, [1]), wrong).toThrow(TypeError);
});
