import { Duration } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { browserFailureJump } from './browser-failure-jump.ts';
import { budgetBurn } from './budget-burn.ts';
import { countCalls } from './counted-calls.ts';
import { failedCallsOf } from './failed-calls.ts';
import { loggedFaults } from './logged-faults.ts';
import type { PortalEvents } from './portal-events.ts';
import { loggedCount, mailReputation } from './portal-metrics.ts';
import type { PortalSchedules } from './portal-schedules.ts';
import type { Watched } from './watched.ts';

/** Whom an alarm is for: a person who is woken, or one who looks on the next day. */
export type Urgency = 'now' | 'tomorrow';

export interface Limit {
  urgency: Urgency;
  /** The meaning of the alarm and where to look first. */
  description: string;
  metric: IMetric;
  /** The alarm is raised at this value and above. */
  threshold: number;
  /** Number of periods that are looked at; default 1. */
  periods?: number;
  /** How many of them must be above the threshold; default all. */
  raisedPeriods?: number;
  /** Treatment of periods without data; by default they count as good. */
  missing?: TreatMissingData;
}

/** Limits by alarm name. */
export type Limits = Record<string, Limit>;

const period = Duration.minutes(5);

/**
 * The alarms of a stage that only its team uses: each alarmed metric costs ten US cents a month. An outage is seen there by who
 * works with it.
 */
const basicAlarms = ['ServerErrors', 'FunctionErrors', 'DeadLetters', 'LoggedFaults'];

/** Returns the limits of a stage. Metric filters that some of them need are created in `scope`. */
export function limitsOf(scope: Construct, watched: Watched): Limits {
  const always: Limits = {
    ServerErrors: {
      urgency: 'now',
      description: 'The APIs return 5xx.',
      ...failedCallsOf(scope, watched),
    },
    ...(watched.stages[0] && ofApi(watched.stages[0])),
    ...ofFunctions,
    ...ofEvents(watched.events),
    LoggedFaults: {
      urgency: 'tomorrow',
      description: 'A log has a line that needs a person: its row names codes and logs.',
      metric: loggedFaults(scope, watched),
      threshold: 1,
    },
    UnsettledPayments: {
      urgency: 'now',
      description: 'A payment arrived but no subscription was granted: see PAYMENT_UNSETTLED in the log of payments.',
      metric: loggedCount(scope, 'UnsettledPayments', 'PAYMENT_UNSETTLED', watched.functions.payments, watched.config),
      threshold: 1,
    },
  };
  if (watched.config.watching === 'basic') {
    return Object.fromEntries(Object.entries(always).filter(([name]) => basicAlarms.includes(name)));
  }
  return { ...always, ...ofProduction(scope, watched) };
}

const ofProduction = (scope: Construct, watched: Watched): Limits => ({
  ...ofBudgets(scope, watched),
  ...ofSchedules(watched.schedules),
  ...ofMail,
  BrowserFailures: {
    urgency: 'tomorrow',
    description: 'Browsers report more failures than before: see BROWSER_REPORTED in the log of system, by release.',
    ...browserFailureJump(scope, watched),
  },
});

/** Over all functions of the account in the region; the runbook has the query that names one. */
const ofFunctions: Limits = {
  FunctionErrors: {
    urgency: 'tomorrow',
    description: 'A function crashed or timed out: the query of the runbook names it, its log says why.',
    metric: LambdaFunction.metricAllErrors({ period }),
    threshold: 1,
  },
  FunctionThrottles: {
    urgency: 'now',
    description: 'Functions are throttled: see concurrency and traffic.',
    metric: LambdaFunction.metricAllThrottles({ period }),
    threshold: 5,
  },
};

/** Of the first API, which has all that people come for. */
const ofApi = (stage: HttpStage): Limits => ({
  Latency: {
    urgency: 'tomorrow',
    description: 'The slowest 5 % of the calls take longer than two seconds.',
    metric: stage.metricLatency({ period, statistic: 'p95' }),
    threshold: 2000,
    periods: 3,
  },
});

/** Of what people come for: `SlowBurns` has those that wait until the next day. */
const ofBudgets = (scope: Construct, watched: Watched): Limits =>
  Object.fromEntries(
    [...countCalls(scope, watched)].map(([name, calls]) => [
      `${name}Budget`,
      {
        urgency: 'now',
        description: `Too many calls of ${name} fail: see their routes and statuses in the access log.`,
        ...budgetBurn(calls),
      },
    ]),
  );

const ofEvents = ({ deadLetters, stream, mails }: PortalEvents): Limits => ({
  DeadLetters: {
    urgency: 'now',
    description: 'A stream record failed after all retries; the stream keeps it for 24 hours.',
    metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
    threshold: 1,
  },
  StreamLag: {
    urgency: 'now',
    description: 'Statistics and notifications lag more than a minute.',
    metric: stream.metric('IteratorAge', { period, statistic: 'Maximum' }),
    threshold: Duration.minutes(1).toMilliseconds(),
    periods: 2,
  },
  MailsLag: {
    urgency: 'tomorrow',
    description: 'Notification mails lag more than 15 minutes: see MAIL_FAILED in the log of mails.',
    metric: mails.metric('IteratorAge', { period, statistic: 'Maximum' }),
    threshold: Duration.minutes(15).toMilliseconds(),
    periods: 2,
  },
});

const ofSchedules = ({ deadLetters }: PortalSchedules): Limits => ({
  ScheduleDeadLetters: {
    urgency: 'tomorrow',
    description: 'A scheduled run failed after all retries: the message in the queue names schedule and error.',
    metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
    threshold: 1,
  },
});

/** At these rates SES puts an account under review; without mails the rates do not change. */
const ofMail: Limits = {
  MailBounces: {
    urgency: 'tomorrow',
    description: '5 % of the mails bounce: SES may stop all mails of this account.',
    metric: mailReputation('Reputation.BounceRate'),
    threshold: 0.05,
    missing: TreatMissingData.IGNORE,
  },
  MailComplaints: {
    urgency: 'tomorrow',
    description: '0.1 % of the mails are reported as spam: SES may stop all mails of this account.',
    metric: mailReputation('Reputation.ComplaintRate'),
    threshold: 0.001,
    missing: TreatMissingData.IGNORE,
  },
};
