import { Duration } from 'aws-cdk-lib';
import { type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { StackConfig } from '../config.ts';
import type { PortalApi } from './portal-api.ts';
import type { PortalEvents } from './portal-events.ts';
import type { PortalFunction } from './portal-function.ts';
import type { FunctionsByDomain } from './portal-functions.ts';
import { mailReputation, tableThrottles, unsettledPayments } from './portal-metrics.ts';
import type { PortalSchedules } from './portal-schedules.ts';
import type { PortalSearch } from './portal-search.ts';
import type { PortalTable } from './portal-table.ts';
import type { PortalTranscripts } from './portal-transcripts.ts';

/** The parts of the portal that are watched. */
export interface Watched {
  config: StackConfig;
  functions: FunctionsByDomain;
  events: PortalEvents;
  search: PortalSearch;
  transcripts: PortalTranscripts;
  schedules: PortalSchedules;
  api: PortalApi;
  table: PortalTable;
}

export interface Limit {
  /** What it means and where to look first. */
  description: string;
  metric: IMetric;
  /** Raised at this value and above. */
  threshold: number;
  /** How many periods of the metric in a row it must last; 1 by default. */
  periods?: number;
  /** What a period without data means; by default that all is well. */
  missing?: TreatMissingData;
}

/** Limits by the name of their alarm. */
type Limits = Record<string, Limit>;

const period = Duration.minutes(5);

/** Every function by the name that alarms and dashboard give it. */
export const functionsOf = ({ functions, events, search, transcripts }: Watched): Record<string, PortalFunction> => ({
  ...functions,
  stream: events.stream,
  expiry: events.expiry,
  mails: events.mails,
  snapshots: search.snapshots,
  transcripts: transcripts.cleanUp,
});

/** All limits. Filters of log lines that some of them need are created in `scope`. */
export const limitsOf = (scope: Construct, watched: Watched): Limits => ({
  ...Object.assign({}, ...Object.entries(functionsOf(watched)).map(([name, target]) => ofFunction(name, target))),
  ...ofApi(watched.api),
  ...ofEvents(watched.events),
  ...ofSchedules(watched.schedules),
  ...ofMail,
  TableThrottles: {
    description: 'DynamoDB refuses requests for want of capacity.',
    metric: tableThrottles(watched.table),
    threshold: 1,
  },
  UnsettledPayments: {
    description: 'Money came for which nothing was given: see PAYMENT_UNSETTLED in the log of payments.',
    metric: unsettledPayments(scope, watched.functions.payments, watched.config),
    threshold: 1,
  },
});

const ofFunction = (name: string, target: PortalFunction): Limits => ({
  [`${name}Errors`]: {
    description: `The function ${name} crashed or ran out of time: see its log.`,
    metric: target.metricErrors({ period }),
    threshold: 1,
  },
  [`${name}Throttles`]: {
    description: `The function ${name} has no free copies: see concurrency and traffic.`,
    metric: target.metricThrottles({ period }),
    threshold: 5,
  },
});

const ofApi = ({ stage }: PortalApi): Limits => ({
  ServerErrors: {
    description: 'The API answers with 5xx.',
    metric: stage.metricServerError({ period, statistic: 'Sum' }),
    threshold: 5,
  },
  Latency: {
    description: 'One call in twenty takes longer than two seconds.',
    metric: stage.metricLatency({ period, statistic: 'p95' }),
    threshold: 2000,
    periods: 3,
  },
});

const ofEvents = ({ deadLetters, stream, mails }: PortalEvents): Limits => ({
  DeadLetters: {
    description: 'What should have followed from a write did not; the record is kept for a day in the stream.',
    metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
    threshold: 1,
  },
  StreamLag: {
    description: 'Statistics and notifications are more than a minute behind.',
    metric: stream.metric('IteratorAge', { period, statistic: 'Maximum' }),
    threshold: Duration.minutes(1).toMilliseconds(),
    periods: 2,
  },
  MailsLag: {
    description:
      'Mails about notifications are more than a quarter of an hour late: see MAIL_FAILED in the log of mails.',
    metric: mails.metric('IteratorAge', { period, statistic: 'Maximum' }),
    threshold: Duration.minutes(15).toMilliseconds(),
    periods: 2,
  },
});

const ofSchedules = ({ group, deadLetters }: PortalSchedules): Limits => ({
  ScheduleErrors: {
    description: 'Scheduler could not start a function: see their rights and throttles.',
    metric: group.metricTargetErrors({ period, statistic: 'Sum' }),
    threshold: 1,
  },
  ScheduleDrops: {
    description: 'A scheduled run was given up after its retries.',
    metric: group.metricDropped({ period, statistic: 'Sum' }),
    threshold: 1,
  },
  ScheduleDeadLetters: {
    description: 'A scheduled run was given up: the message in the queue names schedule and error.',
    metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
    threshold: 1,
  },
});

/** At these rates SES puts an account under review; without mails the rates stand still. */
const ofMail: Limits = {
  MailBounces: {
    description: 'One mail in twenty bounces: SES may stop all mails of this account.',
    metric: mailReputation('Reputation.BounceRate'),
    threshold: 0.05,
    missing: TreatMissingData.IGNORE,
  },
  MailComplaints: {
    description: 'One mail in a thousand is reported as spam: SES may stop all mails of this account.',
    metric: mailReputation('Reputation.ComplaintRate'),
    threshold: 0.001,
    missing: TreatMissingData.IGNORE,
  },
};
