import { describe, expect, test } from 'vitest';
import type { Line } from '#test/support/alarms/filter-pattern.ts';
import { apiOf, type Fault, minuteOf, usualCalls, visitedCalls } from '#test/support/alarms/stage-history.ts';
import { resolver, type Surroundings } from '#test/support/deployed/resolve.ts';
import { synthesizeTemplate } from '#test/support/deployed/synthesize-template.ts';
import { referenceIn, resourcesOf } from '#test/support/deployed/template.ts';
import { type AlarmProperties, type DataPoint, raisedAt, watchedBy } from '#test/support/releases/alarm-state.ts';

const here: Surroundings = { tableName: 'table', bucketName: 'files', secret: (name) => name };
const search = { engine: 'opensearch', maxIndexingOcu: 2, maxSearchOcu: 4 } as const;
const template = synthesizeTemplate('prod', { search });
const resolve = resolver(template, here);

interface NamedAlarm {
  urgency: string;
  alarm: AlarmProperties;
  /** The dimensions of its metric before they are resolved name a resource. */
  resource: string;
  watched: Pick<DataPoint, 'namespace' | 'metric'>;
}

const alarms = new Map(
  resourcesOf<AlarmProperties & { AlarmDescription: string }>(template, 'AWS::CloudWatch::Alarm').map(
    ([id, properties]): [string, NamedAlarm] => [
      id.replace(/^Alarms|[0-9A-F]{8}$/g, ''),
      {
        alarm: resolve(properties) as AlarmProperties,
        watched: watchedBy(properties),
        urgency: properties.AlarmDescription.split(':')[0] ?? '',
        resource: /"(Ref|Fn::GetAtt)"/.test(JSON.stringify(properties.Dimensions ?? []))
          ? referenceIn(properties.Dimensions)
          : (properties.Dimensions?.[0]?.Name ?? ''),
      },
    ],
  ),
);

const dimensionsOf = (Namespace: string, MetricName: string, id: string): Record<string, string> => {
  const found = [...alarms.values()].find(
    ({ alarm, resource }) =>
      alarm.Namespace === Namespace && alarm.MetricName === MetricName && resource.startsWith(id),
  );
  const { Dimensions = [] } = found?.alarm ?? expect.fail(`No alarm watches ${MetricName} of ${id}.`);
  return Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, Value]));
};
const pointsOfMinute = minuteOf(template, dimensionsOf);

/** Seven hours without faults: more than the longest window but the day of `LoggedFaults`. */
const start = 7 * 60;

/** A metric is there a minute after its period. */
const publishedSeconds = 60;

/** The fault by minutes after its start, or alike in all. */
type History = Fault | ((minute: number) => Fault);

const keyOf = ({ namespace, metric }: Pick<DataPoint, 'namespace' | 'metric'>): string => `${namespace} ${metric}`;

/** The points of a history of a stage by metric, from seven hours before a fault to some minutes after it began. */
function pointsAround(history: History, begins: number, minutes: number, calls: Fault['calls']) {
  const faultless = pointsOfMinute(0, calls ? { calls } : {});
  const points = Array.from({ length: begins + minutes }, (_, minute) => {
    if (minute < begins) return faultless.map((point) => ({ ...point, at: minute * 60 }));
    const fault = typeof history === 'function' ? history(minute - begins) : history;
    return pointsOfMinute(minute, { ...(calls && { calls }), ...fault });
  }).flat();
  return Map.groupBy(points, keyOf);
}

/**
 * After how many minutes a fault raises each alarm, at the worst of the minutes of a period in which it can begin.
 * @param calls that people make a minute, also before it
 */
function raisedBy(
  history: History,
  minutes: number,
  calls: Fault['calls'],
  offsets: readonly number[],
): Map<string, number> {
  const worst = new Map<string, number>();
  for (const offset of offsets) {
    const begins = start + offset;
    const points = pointsAround(history, begins, minutes, calls);
    for (const [name, { alarm, watched }] of alarms) {
      const raised = raisedAt(alarm, points.get(keyOf(watched)) ?? []);
      const at = (minute: number) => raised((begins + minute) * 60 - publishedSeconds);
      expect(at(0), `${name} before the fault`).toBe(false);
      // After the first half hour, each fifth minute is enough.
      const looked = Array.from({ length: minutes }, (_, minute) => minute + 1).filter(
        (minute) => minute <= 30 || minute % 5 === 0,
      );
      worst.set(name, Math.max(worst.get(name) ?? 0, looked.find(at) ?? Number.POSITIVE_INFINITY));
    }
  }
  return new Map([...worst].filter(([, minute]) => Number.isFinite(minute)));
}

/** Calls of these routes fail; only each `of`-th, where it says so. */
const failing = (routes: string | RegExp, of = 1): History => {
  const isOne = (route: string) => (typeof routes === 'string' ? route === routes : routes.test(route));
  return (minute) => ({
    status: (route, n) => (isOne(route) && (n + (usualCalls[route] ?? 0) * minute) % of === 0 ? 503 : 200),
  });
};
const [sendCode, searchJobs, apply, pay, upload, messages] = [
  'POST /candidate/send-otp',
  'GET /jobs/search',
  'POST /applications/apply/{jobId}',
  'POST /subscription-plans/purchase',
  'POST /uploads',
  'GET /messages',
] as const;
/** All calls of an API fail: the access log numbers them from 1. */
const failingApi = (number: number): History => ({ status: (route) => (apiOf(route) === number ? 503 : 200) });
const quiet = Object.fromEntries(Object.keys(usualCalls).map((route) => [route, 0]));
const visitsOnly = { ...quiet, ...Object.fromEntries(Object.keys(visitedCalls).map((route) => [route, 1])) };
const logged =
  (log: string, code: string, more: object = {}): History =>
  (minute) =>
    minute === 0 ? { lines: { [log]: [{ code, ...more }] } } : {};

/** An outage: people cannot do what they came for. */
const outages: [fault: string, history: History, alarm: string, calls?: Fault['calls']][] = [
  ['the name of the site leads nowhere', { visits: 'fail', calls: {} }, 'SiteDown'],
  ['the edge fails', { visits: 'fail', edge: { failed: 100 } }, 'SiteDown'],
  ['the edge fails in one region, not that of the canary', { edge: { failed: 10 } }, 'EdgeErrors'],
  ['the bucket is empty', { visits: 'fail', edge: { refused: 60 } }, 'SiteDown'],
  ['scripts of a page are gone', { visits: 'fail', edge: { refused: 10 } }, 'SiteDown'],
  ['the certificate has expired', { visits: 'fail' }, 'SiteDown'],
  ['the firewall refuses everyone', { visits: 'fail', edge: { refused: 100 } }, 'SiteDown'],
  ['the canary does not run', { visits: 'none' }, 'SiteDown'],
  ['the origin secret of edge and API differs', { status: () => 403 }, 'SiteDown'],
  ['all calls are throttled by the API', { status: () => 429 }, 'SiteDown'],
  ['the API fails', failing(/./), 'SiteDown'],
  ['the table is away', failing(/^(?!GET \/job)/), 'SiteDown'],
  ['half of all answers are refusals', { status: (_, n) => (n % 2 === 0 ? 403 : 200) }, 'SiteDown'],
  ['lists of jobs fail', failing('GET /jobs'), 'ServerErrors'],
  ['the search fails', failing(searchJobs), 'SearchBudget'],
  [
    'the function of searches fails, and only the canary visits',
    failing(/^GET .*(search|next-levels)/),
    'SiteDown',
    visitsOnly,
  ],
  ['the second API fails, and only the canary visits', failingApi(2), 'SiteDown', visitsOnly],
  ['half of the searches fail', failing(searchJobs, 2), 'EdgeErrors'],
  ['mails with codes are not accepted', failing(sendCode), 'SignInBudget'],
  ['mails with codes are not accepted, at night', failing(sendCode), 'SignInBudget', { [searchJobs]: 1 }],
  ['applications fail', failing(apply), 'ApplyBudget'],
  ['Razorpay does not answer', failing(pay), 'PayBudget'],
  ['Razorpay does not answer, on a large site', failing(pay), 'PayBudget', { [pay]: 5, [searchJobs]: 50 }],
  ['uploads fail', failing('POST /uploads'), 'ServerErrors'],
  ['messages fail, which are calls of the second API', failing(messages), 'ServerErrors', { [messages]: 2 }],
  ['a release fails in one of ten calls', failing(/./, 10), 'ReleaseFailures'],
];

// What only people notice needs their calls: three that fail.
describe('an outage wakes a person within five minutes, if people make a call a minute that it meets', () => {
  test.each(outages)('%s', (_, history, alarm, calls) => {
    const raised = raisedBy(history, 5, calls, [0, 1, 2, 3, 4]);
    expect([...raised.keys()]).toContain(alarm);
    expect(alarms.get(alarm)?.urgency).toBe('Now');
  });
});

/** Faults that not all people meet, or that follow-up work has. */
const faults: [fault: string, history: History, alarm: string, minutes: number, calls?: Fault['calls']][] = [
  [
    'mails with codes are not accepted, where one is requested each four minutes',
    (minute) => ({
      calls: { [sendCode]: minute % 4 === 3 ? 1 : 0 },
      status: (route) => (route === sendCode ? 503 : 200),
    }),
    ...(['SignInBudget', 14] as const),
    { [sendCode]: 0 },
  ],
  ['uploads fail, of which people begin one a minute', failing('POST /uploads'), 'ServerErrors', 6, { [upload]: 1 }],
  ['one of ten searches fails', failing(searchJobs, 10), 'SearchBudget', 60],
  ['one of twenty-five searches fails', failing(searchJobs, 25), 'SearchBudget', 360],
  ['one of ten payments fails', failing(pay, 10), 'PayBudget', 60],
  ['half of the edge’s answers are refusals', { edge: { refused: 60 } }, 'EdgeRefusals', 21],
  ['calls take three seconds', { values: { latency: 3_000 } }, 'Latency', 21],
  ['a function crashes', { values: { 'functions fail': 1 } }, 'FunctionErrors', 11],
  ['functions are throttled', { values: { throttles: 5 } }, 'FunctionThrottles', 11],
  ['a record of the stream is given up', { values: { 'dead letters': 1 } }, 'DeadLetters', 11],
  ['the stream lags', { values: { 'stream lag': 61_000 } }, 'StreamLag', 16],
  ['mails lag', { values: { 'mails lag': 901_000 } }, 'MailsLag', 16],
  ['a schedule cannot start its function', { values: { 'runs lost': 1 } }, 'ScheduleDeadLetters', 11],
  ['mails bounce', { values: { bounces: 0.06 } }, 'MailBounces', 180],
  ['mails are reported as spam', { values: { complaints: 0.002 } }, 'MailComplaints', 180],
  ['a payment gives nothing', logged('Functionspayments', 'PAYMENT_UNSETTLED'), 'UnsettledPayments', 11],
];
const waiting: [code: string, log: string, more?: object][] = [
  ['CERTIFICATE_ENDS', 'CanaryVisit'],
  ['BUDGET_BURNS', 'SlowBurnsCheck'],
  ['RANKING_NOT_RECORDED', 'Functionsapplications'],
  ['SEARCH_CHANGES_LATE', 'SearchEngineWriter'],
  ['SEARCH_DOCUMENT_FAILED', 'SearchEngineKeeper'],
  ['SEARCH_DOCUMENT_REFUSED', 'SearchEngineKeeper'],
  ['SEARCH_INDEX_DRIFTED', 'SearchEngineKeeper', { differing: 100 }],
  ['SEARCH_INDEX_LARGE', 'SearchSnapshots'],
];

describe('a smaller fault raises its alarm', () => {
  test.each(faults)('%s', (_, history, alarm, minutes, calls) => {
    expect(raisedBy(history, minutes, calls, [0, 2]).get(alarm)).toBeLessThanOrEqual(minutes);
  });

  test.each(waiting)('%s in the log of %s, by the next day', (code, log, more = {}) => {
    const points = pointsOfMinute(1_000, { lines: { [log]: [{ code, ...more }] } });
    const { alarm, urgency } = alarms.get('LoggedFaults') ?? expect.fail('no alarm');
    const raised = raisedAt(alarm, points);
    expect([0, 1, 2].map((day) => raised((day * 1_440 + 1) * 60))).toEqual([false, true, false]);
    expect(urgency).toBe('Tomorrow');
  });
});

/** What meets a switch that an operator uses, with the log of its function. */
const switched = { [sendCode]: 'Functionsauth', [pay]: 'Functionspayments', [upload]: 'Functionsuploads' };
const metSwitches = Object.entries(switched).map(([call, log]): [string, Line[]] => [
  `${log}Log`,
  Array.from({ length: 3 }, () => ({ code: 'CALL_REFUSED', refusal: 'SWITCHED_OFF', status: 503, call })),
]);
/** No alarm may be raised by these, not in eight hours. */
const harmless: [what: string, history: History, calls?: Fault['calls']][] = [
  ['a day like others', {}],
  ['a site that only the canary visits', {}, visitsOnly],
  ['calls that people get wrong', { status: (route) => (route === sendCode ? 400 : 200) }],
  [
    'two failed payments of a night without others',
    (minute) => ({ calls: { [pay]: minute % 200 === 5 ? 1 : 0 }, status: (route) => (route === pay ? 503 : 200) }),
    { [pay]: 0 },
  ],
  [
    'sign-ups, payments and uploads that an operator switched off',
    { status: (route) => (route in switched ? 503 : 200), lines: Object.fromEntries(metSwitches) },
    Object.fromEntries([...Object.keys(switched).map((route) => [route, 3]), [searchJobs, 100]]),
  ],
  ['one failed search in two hundred', failing(searchJobs, 200)],
  ['one visit of the canary that fails', (minute) => (minute === 3 ? { visits: 'fail' } : {})],
  ['a scanner that looks for holes for ten minutes', (minute) => (minute < 10 ? { edge: { refused: 80 } } : {})],
  [
    'an index that differs as changes under way explain',
    logged('SearchEngineKeeper', 'SEARCH_INDEX_DRIFTED', { differing: 99 }),
  ],
];

test.each(harmless)('nothing is raised by %s', (_, history, calls) => {
  // A release's alarm is about calls of single minutes: it goes back rather once too often (decision 98).
  const raised = [...raisedBy(history, 8 * 60, calls, [3]).keys()].filter((name) => name !== 'ReleaseFailures');
  expect(raised).toEqual([]);
});

test('each alarm is raised by some fault of these tables', () => {
  const named = new Set([...outages, ...faults].map(([, , alarm]) => alarm));
  // `LoggedFaults` has a table of its own, and failures in browsers a test: browser-failure-jump.test.ts.
  expect([...alarms.keys()].filter((name) => !named.has(name)).sort()).toEqual(['BrowserFailures', 'LoggedFaults']);
});
