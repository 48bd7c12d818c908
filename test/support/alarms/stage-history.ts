import { apiRoutes, divideRoutes } from '#infra/constructs/api-routes.ts';
import { type DeployedTemplate, resourcesOf } from '../deployed/template.ts';
import type { DataPoint } from '../releases/alarm-state.ts';
import { filterPattern, type Line } from './filter-pattern.ts';

/** What is different in a minute of a stage. Absent: as on a day without faults. */
export interface Fault {
  /** The status of a call: `n` is its number among those of its route in that minute, from 0. */
  status?(route: string, n: number): number;
  /** What the edge answers, in percent of its requests, where it is not what follows from the calls. */
  edge?: { refused?: number; failed?: number };
  /** Whether a visit of the canary fails although its calls do not, or none runs. */
  visits?: 'fail' | 'none';
  /** Calls a minute by route, where there are others. */
  calls?: Readonly<Record<string, number>>;
  /** Lines of logs, by the beginning of the log's logical id. */
  lines?: Readonly<Record<string, readonly Line[]>>;
  /** Values of other metrics by the beginning of the resource's logical id, or of the account. */
  values?: Readonly<Record<string, number>>;
}

/** The canary's calls, with the status that each should answer. */
export const visitedCalls: Readonly<Record<string, number>> = {
  'GET /candidate/next-levels': 401,
  'GET /job-drafts': 401,
  'GET /health': 200,
};

/** Calls of a site that a thousand people use a day, in a busy minute; the canary's are among them. */
export const usualCalls: Readonly<Record<string, number>> = {
  'POST /candidate/send-otp': 1,
  'GET /jobs/search': 10,
  'POST /applications/apply/{jobId}': 1,
  'POST /subscription-plans/purchase': 1,
  'POST /uploads': 2,
  'GET /jobs': 6,
  'GET /job-drafts': 1,
  'GET /candidate/next-levels': 1,
  'GET /health': 1,
};

/** Other metrics: their names, the beginning of a resource's id, and a usual value. */
const others: Readonly<Record<string, readonly [namespace: string, metric: string, id: string | null, usual: number]>> =
  {
    'functions fail': ['AWS/Lambda', 'Errors', null, 0],
    throttles: ['AWS/Lambda', 'Throttles', null, 0],
    'stream lag': ['AWS/Lambda', 'IteratorAge', 'EventsStream', 500],
    'mails lag': ['AWS/Lambda', 'IteratorAge', 'EventsMails', 500],
    'dead letters': ['AWS/SQS', 'ApproximateNumberOfMessagesVisible', 'EventsDeadLetters', 0],
    'runs lost': ['AWS/SQS', 'ApproximateNumberOfMessagesVisible', 'SchedulesDeadLetters', 0],
    bounces: ['AWS/SES', 'Reputation.BounceRate', null, 0.01],
    complaints: ['AWS/SES', 'Reputation.ComplaintRate', null, 0.0001],
    latency: ['AWS/ApiGateway', 'Latency', 'CallsApi', 80],
  };

/** The number of the API that has a route, as the access log names it. */
export const apiOf = (route: string): number =>
  1 + apis.findIndex((routes) => routes.some(({ method, path }) => `${method} ${path}` === route));
const apis = divideRoutes(apiRoutes);

/** What a call answers: where a fault leaves it well, what it should. */
function statusOf({ status }: Fault, route: string, n: number): number {
  const given = status?.(route, n) ?? 200;
  return given === 200 ? (visitedCalls[route] ?? 200) : given;
}

/** Dimensions by metric: those of the template's alarms, resolved. */
export type DimensionsOf = (namespace: string, metric: string, id: string) => Readonly<Record<string, string>>;

/** The data points that CloudWatch has of a minute, by the filters of the template for what comes from logs. */
export function minuteOf(template: DeployedTemplate, dimensionsOf: DimensionsOf) {
  const filters = resourcesOf<{
    FilterPattern: string;
    LogGroupName: { Ref: string };
    MetricTransformations: { MetricName: string; MetricNamespace: string; MetricValue: string }[];
  }>(template, 'AWS::Logs::MetricFilter').map(([, { FilterPattern, LogGroupName, MetricTransformations }]) => ({
    matches: filterPattern(FilterPattern),
    log: LogGroupName.Ref,
    counted: MetricTransformations[0] ?? { MetricName: '', MetricNamespace: '', MetricValue: '' },
  }));
  return (minute: number, fault: Fault): DataPoint[] => {
    const at = minute * 60;
    const point = (namespace: string, metric: string, value: number, id?: string): DataPoint => ({
      ...{ namespace, metric, at, value },
      dimensions: id === undefined ? {} : dimensionsOf(namespace, metric, id),
    });
    const calls = Object.entries({ ...usualCalls, ...fault.calls }).flatMap(([route, count]) =>
      Array.from({ length: count }, (_, n) => ({ route, status: fault.status?.(route, n) ?? 200 })),
    );
    const failed = calls.filter(({ status }) => status >= 500).length;
    const refused = calls.filter(({ status }) => status >= 400 && status < 500).length;
    const lines: Readonly<Record<string, readonly Line[]>> = {
      ...fault.lines,
      StagesAccessLog: calls.map(({ route, status }) => ({ route, status: String(status), api: apiOf(route) })),
    };
    const counted = Object.entries(lines).flatMap(([log, each]) =>
      filters
        .filter((filter) => filter.log.startsWith(log))
        .flatMap(({ matches, counted: { MetricNamespace, MetricName, MetricValue } }) =>
          each.filter(matches).map(() => point(MetricNamespace, MetricName, Number(MetricValue))),
        ),
    );
    const visited = Object.entries(visitedCalls).every(([route, status]) => statusOf(fault, route, 0) === status);
    // Two of three requests of the edge are of pages and scripts.
    const share = (count: number) => (100 * count) / Math.max(1, 3 * calls.length);
    return [
      ...counted,
      ...calls.map(({ status }) => point('LanguageJobPortal', 'FailedCalls', Number(status >= 500), 'Release')),
      point('AWS/CloudFront', '5xxErrorRate', fault.edge?.failed ?? share(failed), 'SiteDistribution'),
      point('AWS/CloudFront', '4xxErrorRate', fault.edge?.refused ?? share(refused), 'SiteDistribution'),
      ...(fault.visits === 'none'
        ? []
        : [point('AWS/Lambda', 'Errors', Number(fault.visits === 'fail' || !visited), 'CanaryVisit')]),
      ...Object.entries(others).map(([name, [namespace, metric, id, usual]]) =>
        point(namespace, metric, fault.values?.[name] ?? usual, id ?? undefined),
      ),
    ];
  };
}
