import { paginateListSubscriptionsByTopic, SNSClient } from '@aws-sdk/client-sns';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { OutputName } from '../target/target-outputs.ts';
import { type Check, fail, failInProduction, ok } from './finding.ts';

const subscriptionCheck = (name: string, output: OutputName): Check => ({
  name,
  needsStage: true,
  run: async (target) => {
    const pages = paginateListSubscriptionsByTopic({ client: new SNSClient({}) }, { TopicArn: target.output(output) });
    const subscriptions = [];
    for await (const { Subscriptions = [] } of pages) subscriptions.push(...Subscriptions);
    const confirmed = subscriptions.filter(({ SubscriptionArn }) => SubscriptionArn?.startsWith('arn:'));
    if (confirmed.length > 0) return ok(`${confirmed.length} confirmed subscription of the alarm topic`);
    return subscriptions.length > 0
      ? failInProduction(
          target,
          'no subscription is confirmed',
          'Follow the link in the mail from AWS to the alarm address.',
        )
      : failInProduction(target, 'the alarm topic has no subscription', 'Deploy with alarmMail.');
  },
});

export const alarmChecks: readonly Check[] = [
  subscriptionCheck('alarms', 'AlarmTopicArn'),
  subscriptionCheck('alarms of tomorrow', 'TomorrowTopicArn'),
];

export const queueCheck: Check = {
  name: 'dead letters',
  needsStage: true,
  run: async (target) => {
    const records = await messagesIn(target.output('DeadLettersUrl'));
    const changes = target.searchDeadLetters ? await messagesIn(target.searchDeadLetters.url) : 0;
    if (records > 0)
      return fail(`${records} messages in the queue`, 'Fix the cause, then run the task redrive within 24 hours.');
    return changes > 0
      ? fail(`${changes} changes did not reach the search engine`, 'Fix the cause, then run the task redrive.')
      : ok('the queue is empty');
  },
};

async function messagesIn(QueueUrl: string): Promise<number> {
  const { Attributes } = await new SQSClient({}).send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] }),
  );
  return Number(Attributes?.ApproximateNumberOfMessages ?? 0);
}
