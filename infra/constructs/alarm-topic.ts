import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';

/**
 * The topic that alarms are published to. `enforceSSL` adds a topic policy, which replaces SNS's default policy:
 * without the explicit permission CloudWatch could not publish and every alarm would be lost.
 */
export class AlarmTopic extends Topic {
  /** @param alarmMail receives alarms; absent: only the console shows them */
  constructor(scope: Construct, id: string, alarmMail: string | undefined) {
    super(scope, id, { enforceSSL: true });
    if (alarmMail) this.addSubscription(new EmailSubscription(alarmMail));
    const stack = Stack.of(this);
    this.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topicArn],
        conditions: {
          StringEquals: { 'aws:SourceAccount': stack.account },
          ArnLike: { 'aws:SourceArn': stack.formatArn({ service: 'cloudwatch', resource: 'alarm:*' }) },
        },
      }),
    );
  }
}
