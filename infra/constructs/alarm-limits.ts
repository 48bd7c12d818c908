import { Duration } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { StackConfig } from '../settings/config.ts';
import type { PortalEvents } from './portal-events.ts';
import type { PortalFunction } from './portal-function.ts';
import type { ApiFunctions } from './portal-functions.ts';
import { loggedCount, mailReputation, tableThrottles } from './portal-metrics.ts';
import type { PortalSavedSearches } from './portal-saved-searches.ts';
import type { PortalSchedules } from './portal-schedules.ts';
import type { PortalSearch } from './portal-search.ts';
import type { PortalSearchEngine } from './portal-search-engine.ts';
import type { PortalTable } from './portal-table.ts';
import type { PortalTranscripts } from './portal-transcripts.ts';

/** The parts of the portal that have alarms and metrics. */
export interface Watched {
  config: StackConfig;
  functions: ApiFunctions;
  events: PortalEvents;
  search: PortalSearch;
  /** Absent where searches use the embedded engine. */
  engine: PortalSearchEngine | undefined;
  transcripts: PortalTranscripts;
  savedSearches: PortalSavedSearches;
  schedules: PortalSchedules;
  /** The stages of the APIs that calls go to. */
  stages: readonly HttpStage[];
  table: PortalTable;
}

export interface Limit {
  /** The meaning of the alarm and where to look first. */
  description: string;
  metric: IMetric;
  /** The alarm is raised at this value and above. */
  threshold: number;
  /** Number of consecutive periods above the threshold; default 1. */
  periods?: number;
  /** Treatment of periods without data; by default they count as good. */
  missing?: TreatMissingData;
}

/** Limits by alarm name. */
type Limits = Record<string, Limit>;

const period = Duration.minutes(5);

/** Every function by its name in alarms and dashboard. */
export const functionsOf = (watched: Watched): Record<string, PortalFunction> => ({
  ...watched.functions,
  stream: watched.events.stream,
  expiry: watched.events.expiry,
  mails: watched.events.mails,
  snapshots: watched.search.snapshots,
  transcripts: watched.transcripts.cleanUp,
  savedSearches: watched.savedSearches.run,
  ...(watched.engine && { searchWriter: watched.engine.writer, searchKeeper: watched.engine.keeper }),
});

/** Returns all limits. Metric filters that some of them need are created in `scope`. */
export const limitsOf = (scope: Construct, watched: Watched): Limits => ({
  ...Object.assign({}, ...Object.entries(functionsOf(watched)).map(([name, target]) => ofFunction(name, target))),
  FunctionThrottles: functionThrottles,
  ...Object.assign({}, ...watched.stages.map(ofApi)),
  ...ofEvents(watched.events),
  ...ofSchedules(watched.schedules),
  ...(watched.engine && ofEngine(scope, watched.engine, watched.config)),
  ...ofMail,
  TableThrottles: {
    description: 'DynamoDB throttles requests.',
    metric: tableThrottles(watched.table),
    threshold: 1,
  },
  LargeSearchIndexes: {
    description:
      'A search index nears the size that its engine supports: see "The search engine" in docs/operations.md.',
    metric: loggedCount(scope, 'LargeSearchIndexes', watched.search.snapshots, watched.config),
    threshold: 1,
  },
  UnsettledPayments: {
    description: 'A payment arrived but no subscription was granted: see PAYMENT_UNSETTLED in the log of payments.',
    metric: loggedCount(scope, 'UnsettledPayments', watched.functions.payments, watched.config),
    threshold: 1,
  },
  UnrecordedRankings: {
    description:
      'An order of applicants was shown without a record: see RANKING_NOT_RECORDED in the log of applications.',
    metric: loggedCount(scope, 'UnrecordedRankings', watched.functions.applications, watched.config),
    threshold: 1,
  },
});

const ofFunction = (name: string, target: PortalFunction): Limits => ({
  [`${name}Errors`]: {
    description: `The function ${name} crashed or timed out: see its log.`,
    metric: target.metricErrors({ period }),
    threshold: 1,
  },
});

/** Over all functions of the account in the region, as they share its concurrency; the dashboard shows them apart. */
const functionThrottles: Limit = {
  description: 'Functions are throttled: see concurrency and traffic.',
  metric: LambdaFunction.metricAllThrottles({ period }),
  threshold: 5,
};

const ofApi = (stage: HttpStage, index: number): Limits => ({
  [`ServerErrors${index === 0 ? '' : index + 1}`]: {
    description: 'The API returns 5xx.',
    metric: stage.metricServerError({ period, statistic: 'Sum' }),
    threshold: 5,
  },
  [`Latency${index === 0 ? '' : index + 1}`]: {
    description: 'The slowest 5 % of the calls take longer than two seconds.',
    metric: stage.metricLatency({ period, statistic: 'p95' }),
    threshold: 2000,
    periods: 3,
  },
});

const ofEvents = ({ deadLetters, stream, mails }: PortalEvents): Limits => ({
  DeadLetters: {
    description: 'A stream record failed after all retries; the stream keeps it for 24 hours.',
    metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
    threshold: 1,
  },
  StreamLag: {
    description: 'Statistics and notifications lag more than a minute.',
    metric: stream.metric('IteratorAge', { period, statistic: 'Maximum' }),
    threshold: Duration.minutes(1).toMilliseconds(),
    periods: 2,
  },
  MailsLag: {
    description: 'Notification mails lag more than 15 minutes: see MAIL_FAILED in the log of mails.',
    metric: mails.metric('IteratorAge', { period, statistic: 'Maximum' }),
    threshold: Duration.minutes(15).toMilliseconds(),
    periods: 2,
  },
});

/** A change has failed twice by then. What searches show is read from the table, but they are partial until it arrives. */
const searchLag = Duration.minutes(15);
/**
 * Documents that differ without a fault: at 1,000 requests a second 9 change each second (docs/scale.md), and a collection
 * shows them after ten.
 */
const usualDrift = 100;

const ofEngine = (scope: Construct, engine: PortalSearchEngine, config: StackConfig): Limits => ({
  SearchLag: {
    description: 'Changes wait more than 15 minutes for the search engine: see the log of searchWriter.',
    metric: engine.changes.metricApproximateAgeOfOldestMessage({ period, statistic: 'Maximum' }),
    threshold: searchLag.toSeconds(),
  },
  SearchDeadLetters: {
    description: 'Changes did not reach the search engine after all retries: see the log of searchWriter.',
    metric: engine.deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
    threshold: 1,
  },
  SearchIndexDrift: {
    description:
      'The search engine differed from the table by more than changes under way explain: see SEARCH_INDEX_DRIFTED in the log of searchKeeper.',
    metric: loggedCount(scope, 'SearchIndexDrift', engine.keeper, config),
    threshold: usualDrift,
  },
  UnsearchableDocuments: {
    description:
      'A job or candidate cannot be read, or the search engine refuses it: see SEARCH_DOCUMENT_FAILED and SEARCH_DOCUMENT_REFUSED in the log of searchKeeper.',
    metric: loggedCount(scope, 'UnsearchableDocuments', engine.keeper, config),
    threshold: 1,
  },
});

const ofSchedules = (schedules: PortalSchedules): Limits => ({
  ScheduleErrors: {
    description: 'Scheduler could not start a function: see its rights and throttles.',
    metric: schedules.metric('TargetErrorCount'),
    threshold: 1,
  },
  ScheduleDrops: {
    description: 'A scheduled run failed after all retries.',
    metric: schedules.metric('InvocationDroppedCount'),
    threshold: 1,
  },
  ScheduleDeadLetters: {
    description: 'A scheduled run failed after all retries: the message in the queue names schedule and error.',
    metric: schedules.deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
    threshold: 1,
  },
});

/** At these rates SES puts an account under review; without mails the rates do not change. */
const ofMail: Limits = {
  MailBounces: {
    description: '5 % of the mails bounce: SES may stop all mails of this account.',
    metric: mailReputation('Reputation.BounceRate'),
    threshold: 0.05,
    missing: TreatMissingData.IGNORE,
  },
  MailComplaints: {
    description: '0.1 % of the mails are reported as spam: SES may stop all mails of this account.',
    metric: mailReputation('Reputation.ComplaintRate'),
    threshold: 0.001,
    missing: TreatMissingData.IGNORE,
  },
};
