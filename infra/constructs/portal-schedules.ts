import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  type CfnScheduleGroup,
  Schedule,
  ScheduleExpression,
  ScheduleGroup,
  ScheduleTargetInput,
} from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Construct } from 'constructs';
import type { StackConfig } from '../settings/config.ts';
import { DeadLetterQueue } from './dead-letter-queue.ts';
import { explainWildcard } from './explain-wildcard.ts';
import { InlineRole } from './inline-role.ts';
import type { PortalFunction } from './portal-function.ts';
import { uniqueName } from './unique-name.ts';

interface Repeated {
  description: string;
  period: Duration;
  /** Number of retries when Lambda does not accept the event. */
  retryAttempts: number;
  /** Names the schedule of a function that has several. */
  id?: string;
  /** What the function receives instead of the scheduler's own event. */
  event?: object;
}

/**
 * Scheduled functions. Their group separates the metrics of this stage from those of other schedules in the account; a
 * run that could not be started is sent to the dead-letter queue.
 */
export class PortalSchedules extends Construct {
  private readonly group: ScheduleGroup;
  readonly deadLetters: DeadLetterQueue;

  constructor(scope: Construct, id: string, { config }: { config: StackConfig }) {
    super(scope, id);
    this.group = new ScheduleGroup(this, 'Group', {
      scheduleGroupName: uniqueName(`portal-${config.stage}`),
      // By default CDK retains the empty group.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.deadLetters = new DeadLetterQueue(this, 'DeadLetters');
  }

  /**
   * A sum over all schedules of the stage. CDK's own metrics name the group by its text, which in another stack is the name
   * of another group, because it contains the id of the stack.
   */
  metric(metricName: 'InvocationAttemptCount' | 'TargetErrorCount' | 'InvocationDroppedCount'): IMetric {
    const { ref } = this.group.node.defaultChild as CfnScheduleGroup;
    return this.group.metric(metricName, {
      dimensionsMap: { ScheduleGroup: ref },
      statistic: 'Sum',
      period: Duration.minutes(5),
    });
  }

  /** Runs a function periodically. A run that does not start within a period is dropped: the next one does its work. */
  repeat(target: PortalFunction, { description, period, retryAttempts, id, event }: Repeated): void {
    const name = id ?? target.node.id;
    const role = new InlineRole(this, `${name}Caller`, {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: {
          StringEquals: {
            'aws:SourceAccount': Stack.of(this).account,
            'aws:SourceArn': this.group.scheduleGroupArn,
          },
        },
      }),
    });
    explainWildcard(role, `${target.functionArn}:*`, 'CDK allows every version of this function; it has only one.');
    const schedule = new Schedule(this, `${name}Schedule`, {
      description,
      schedule: ScheduleExpression.rate(period),
      scheduleGroup: this.group,
      target: new LambdaInvoke(target, {
        role,
        retryAttempts,
        maxEventAge: period,
        deadLetterQueue: this.deadLetters,
        ...(event && { input: ScheduleTargetInput.fromObject(event) }),
      }),
    });
    // CDK names the group in the schedule without a reference to it.
    schedule.node.addDependency(this.group);
  }
}
