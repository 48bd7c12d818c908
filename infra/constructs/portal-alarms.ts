import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Construct } from 'constructs';
import { type Limit, limitsOf, type Watched } from './alarm-limits.ts';
import type { AlarmTopic } from './alarm-topic.ts';

/** Adds the alarms to `scope`. All are mailed; docs/operations.md describes the remedy of each. */
export function addAlarms(scope: Construct, watched: Watched, topic: AlarmTopic): Alarm[] {
  const action = new SnsAction(topic);
  return Object.entries(limitsOf(scope, watched)).map(([name, limit]) => {
    const alarm = alarmAt(scope, name, limit);
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    return alarm;
  });
}

const alarmAt = (
  scope: Construct,
  name: string,
  { description, metric, threshold, periods = 1, missing }: Limit,
): Alarm =>
  new Alarm(scope, name, {
    alarmDescription: description,
    metric,
    threshold,
    evaluationPeriods: periods,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: missing ?? TreatMissingData.NOT_BREACHING,
  });
