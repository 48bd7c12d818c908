import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Construct } from 'constructs';
import { type Limit, limitsOf, type Watched } from './alarm-limits.ts';
import { AlarmTopic } from './alarm-topic.ts';

/** The alarms. All are mailed; docs/operations.md describes the remedy of each. */
export class PortalAlarms extends Construct {
  readonly alarms: Alarm[];
  readonly topic: AlarmTopic;

  constructor(scope: Construct, id: string, watched: Watched) {
    super(scope, id);
    this.topic = new AlarmTopic(this, 'Topic', watched.config.alarmMail);
    const action = new SnsAction(this.topic);
    this.alarms = Object.entries(limitsOf(this, watched)).map(([name, limit]) => {
      const alarm = this.alarmAt(name, limit);
      alarm.addAlarmAction(action);
      alarm.addOkAction(action);
      return alarm;
    });
  }

  private alarmAt(name: string, { description, metric, threshold, periods = 1, missing }: Limit): Alarm {
    return new Alarm(this, name, {
      alarmDescription: description,
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: missing ?? TreatMissingData.NOT_BREACHING,
    });
  }
}
