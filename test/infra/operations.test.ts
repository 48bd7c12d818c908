import { Match } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, test } from 'vitest';
import { ourFunctions, resourcesOf, synthesize } from './synthesize.ts';

type Stack = ReturnType<typeof synthesize>;
let prod: Stack;
beforeAll(() => {
  prod = synthesize('prod');
});

describe('what follows from a write', () => {
  test('is retried a few times, halved on failure, and put aside when it keeps failing', () => {
    prod.template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRetryAttempts: 5,
      StartingPosition: 'TRIM_HORIZON',
      DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
    });
  });

  test('wakes the mails only for new notifications that are mailed, and for notices to former addresses', () => {
    const patterns = resourcesOf(prod.template, 'AWS::Lambda::EventSourceMapping').flatMap(([, { Properties }]) => {
      const { Filters = [] } = (Properties.FilterCriteria ?? {}) as { Filters?: { Pattern: string }[] };
      return Filters.map(({ Pattern }) => JSON.parse(Pattern));
    });
    const kind = { S: expect.arrayContaining(['contacted', 'application_received']) };
    const NewImage = { entity: { S: ['notification'] }, card: { M: { kind } } };
    const notice = { entity: { S: ['address_notice'] } };
    expect(patterns).toEqual([
      { eventName: ['INSERT'], dynamodb: { NewImage } },
      { eventName: ['INSERT'], dynamodb: { NewImage: notice } },
    ]);
  });

  test('is put aside in an encrypted queue that refuses plain HTTP', () => {
    prod.template.hasResourceProperties('AWS::SQS::Queue', { SqsManagedSseEnabled: true });
    prod.template.hasResourceProperties('AWS::SQS::QueuePolicy', {
      PolicyDocument: Match.objectLike({
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        ]),
      }),
    });
  });
});

describe('ended subscriptions', () => {
  test('are looked for every quarter of an hour', () => {
    prod.template.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression: 'rate(15 minutes)',
      State: 'ENABLED',
      Target: { Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^EventsExpiry'), 'Arn'] } },
    });
  });
});

describe('alarms', () => {
  test('watch every function that serves people, the API, the stream and the table, and reach somebody', () => {
    const alarms = resourcesOf(prod.template, 'AWS::CloudWatch::Alarm');
    const metrics = alarms.map(([, { Properties }]) => String(Properties.MetricName ?? 'throttled requests'));
    const count = (name: string) => metrics.filter((metric) => metric === name).length;
    // The function that creates the standard plans runs only while deploying: its failure fails the deployment.
    const functions = ourFunctions(prod.template).filter(([id]) => !id.startsWith('PlansSeeder')).length;
    expect(count('Errors')).toBe(functions);
    expect(count('Throttles')).toBe(functions);
    for (const single of ['5xx', 'Latency', 'throttled requests']) expect(count(single), single).toBe(1);
    // The stream's followers, and the queues of what did not follow and of what did not start.
    for (const double of ['IteratorAge', 'ApproximateNumberOfMessagesVisible']) expect(count(double), double).toBe(2);
    for (const [id, { Properties }] of alarms) {
      expect(Properties.AlarmActions, id).toHaveLength(1);
      expect(Properties.AlarmDescription, id).toEqual(expect.any(String));
    }
    prod.template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'operations@jobs.example',
    });
  });

  test('are sent over TLS only', () => {
    prod.template.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: Match.objectLike({
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        ]),
      }),
    });
  });
});

describe('secrets', () => {
  test('are made by Secrets Manager, long enough, and stand nowhere in the template', () => {
    const secrets = resourcesOf(prod.template, 'AWS::SecretsManager::Secret');
    expect(secrets).toHaveLength(6);
    for (const [id, { Properties }] of secrets) {
      expect(Properties.SecretString, id).toBeUndefined();
      expect(Properties.GenerateSecretString, id).toMatchObject({ PasswordLength: 48 });
    }
  });

  test('go to mail servers that speak TLS, as codes', () => {
    prod.template.hasResourceProperties('AWS::SES::ConfigurationSet', { DeliveryOptions: { TlsPolicy: 'REQUIRE' } });
    // Every mail names the set (functions/runtime/send-mail.test.ts): the identity may belong to another stage.
    const named = ourFunctions(prod.template)
      .map(([, { Properties }]) => (Properties.Environment as { Variables: Record<string, unknown> }).Variables)
      .filter(({ MAIL_FROM }) => MAIL_FROM !== undefined)
      .map(({ MAIL_CONFIGURATION_SET }) => MAIL_CONFIGURATION_SET);
    expect(named).toHaveLength(3);
    const Ref = expect.stringMatching(/^MailConfigurationSet/);
    for (const name of named) expect(name).toEqual({ Ref });
  });
});
