import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Limit, Limits, Urgency } from './alarm-limits.ts';

/** Where alarms of each urgency are published to. */
export type AlarmTopics = Readonly<Record<Urgency, ITopic>>;

const runbook = 'docs/operations/incidents.md';

/** Adds alarms to `scope`. All are mailed, with their row of the runbook. */
export const addAlarms = (scope: Construct, limits: Limits, topics: AlarmTopics): Alarm[] =>
  Object.entries(limits).map(([name, limit]) => {
    const alarm = alarmAt(scope, name, limit);
    const action = new SnsAction(topics[limit.urgency]);
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    return alarm;
  });

const alarmAt = (scope: Construct, name: string, limit: Limit): Alarm => {
  const { urgency, description, metric, threshold, periods = 1, raisedPeriods = periods, missing } = limit;
  return new Alarm(scope, name, {
    alarmDescription: `${urgency === 'now' ? 'Now' : 'Tomorrow'}: ${description} Runbook: ${runbook}, ${name}.`,
    metric,
    threshold,
    evaluationPeriods: periods,
    datapointsToAlarm: raisedPeriods,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: missing ?? TreatMissingData.NOT_BREACHING,
  });
};
