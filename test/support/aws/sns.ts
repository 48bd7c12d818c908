import { type AwsService, escaped, queryAnswer, queryError } from './services.ts';

/** Subscriptions' ARNs by the topic's ARN: `PendingConfirmation` until the link in the mail is followed. */
export type Topics = Record<string, { endpoint: string; arn: string }[]>;

/** ListSubscriptionsByTopic, in the Query protocol. */
export const sns =
  (topics: Topics): AwsService =>
  ({ body }) => {
    const form = new URLSearchParams(body);
    if (form.get('Action') !== 'ListSubscriptionsByTopic') return undefined;
    const topic = form.get('TopicArn') ?? '';
    const subscriptions = topics[topic];
    if (!subscriptions) return queryError('NotFound', 'Topic does not exist', 404);
    const members = subscriptions.map(
      ({ endpoint, arn }) =>
        `<member><TopicArn>${topic}</TopicArn><Protocol>email</Protocol><Owner>000000000000</Owner>` +
        `<Endpoint>${escaped(endpoint)}</Endpoint><SubscriptionArn>${arn}</SubscriptionArn></member>`,
    );
    return queryAnswer('ListSubscriptionsByTopic', `<Subscriptions>${members.join('')}</Subscriptions>`);
  };
