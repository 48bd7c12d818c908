import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { StackConfig } from '../config.ts';
import type { PortalApi } from './portal-api.ts';
import type { PortalEvents } from './portal-events.ts';
import type { PortalFunction } from './portal-function.ts';
import type { FunctionsByDomain } from './portal-functions.ts';
import type { PortalSearch } from './portal-search.ts';
import type { PortalTable } from './portal-table.ts';

/** The parts of the portal that are watched. */
export interface Watched {
  config: StackConfig;
  functions: FunctionsByDomain;
  events: PortalEvents;
  search: PortalSearch;
  api: PortalApi;
  table: PortalTable;
}

interface Limit {
  /** What it means and where to look first. */
  description: string;
  metric: IMetric;
  /** Raised at this value and above. */
  threshold: number;
  /** How many periods of five minutes in a row it must last. */
  periods?: number;
}

const fiveMinutes = Duration.minutes(5);

/** DynamoDB refused requests for want of capacity, over all calls that the functions use. */
export const tableThrottles = ({ table }: PortalTable): IMetric =>
  table.metricThrottledRequestsForOperations({
    period: fiveMinutes,
    operations: [
      Operation.GET_ITEM,
      Operation.BATCH_GET_ITEM,
      Operation.QUERY,
      Operation.PUT_ITEM,
      Operation.UPDATE_ITEM,
      Operation.DELETE_ITEM,
      Operation.BATCH_WRITE_ITEM,
      Operation.TRANSACT_WRITE_ITEMS,
    ],
  });

/** What wakes somebody up; docs/operations.md says what to do about each. */
export class PortalAlarms extends Construct {
  readonly alarms: Alarm[] = [];
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, { config, functions, events, search, api, table }: Watched) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    if (config.alarmMail) this.topic.addSubscription(new EmailSubscription(config.alarmMail));

    for (const [domain, target] of Object.entries(functions)) this.watchFunction(domain, target);
    this.watchFunction('stream', events.stream);
    this.watchFunction('expiry', events.expiry);
    this.watchFunction('mails', events.mails);
    this.watchFunction('snapshots', search.snapshots);
    this.watchApi(api);
    this.watchEvents(events);
    this.watch('TableThrottles', {
      description: 'DynamoDB refuses requests for want of capacity.',
      metric: tableThrottles(table),
      threshold: 1,
    });
  }

  private watchFunction(name: string, target: PortalFunction): void {
    this.watch(`${name}Errors`, {
      description: `The function ${name} crashed or ran out of time: see its log.`,
      metric: target.metricErrors({ period: fiveMinutes }),
      threshold: 1,
    });
    this.watch(`${name}Throttles`, {
      description: `The function ${name} has no free copies: see concurrency and traffic.`,
      metric: target.metricThrottles({ period: fiveMinutes }),
      threshold: 5,
    });
  }

  private watchApi({ stage }: PortalApi): void {
    this.watch('ServerErrors', {
      description: 'The API answers with 5xx.',
      metric: stage.metricServerError({ period: fiveMinutes, statistic: 'Sum' }),
      threshold: 5,
    });
    this.watch('Latency', {
      description: 'One call in twenty takes longer than two seconds.',
      metric: stage.metricLatency({ period: fiveMinutes, statistic: 'p95' }),
      threshold: 2000,
      periods: 3,
    });
  }

  private watchEvents({ deadLetters, stream }: PortalEvents): void {
    this.watch('DeadLetters', {
      description: 'What should have followed from a write did not; the record is kept for a day in the stream.',
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period: fiveMinutes, statistic: 'Maximum' }),
      threshold: 1,
    });
    this.watch('StreamLag', {
      description: 'Statistics and notifications are more than a minute behind.',
      metric: stream.metric('IteratorAge', { period: fiveMinutes, statistic: 'Maximum' }),
      threshold: Duration.minutes(1).toMilliseconds(),
      periods: 2,
    });
  }

  private watch(id: string, { description, metric, threshold, periods = 1 }: Limit): void {
    const alarm = new Alarm(this, id, {
      alarmDescription: description,
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    alarm.addOkAction(new SnsAction(this.topic));
    this.alarms.push(alarm);
  }
}
