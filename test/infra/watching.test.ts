import { beforeAll, describe, expect, test } from 'vitest';
import { businessMetrics } from '#functions/platform/business-metrics.ts';
import { account, isAllowed, type PolicyRequest, textOf } from './policy.ts';
import { allowedTo, resourcesOf, synthesize, theOnly } from './synthesize.ts';

type Stack = ReturnType<typeof synthesize>;
let prod: Stack;
let dev: Stack;
let engine: Stack;
beforeAll(() => {
  prod = synthesize('prod', { budgetUsd: '250' });
  dev = synthesize('dev');
  engine = synthesize('dev', {}, { search: { engine: 'opensearch', maxIndexingOcu: 2, maxSearchOcu: 4 } });
});

const alarmNamed = (name: string, { template } = prod): Record<string, unknown> => {
  const found = resourcesOf(template, 'AWS::CloudWatch::Alarm').filter(([id]) =>
    new RegExp(`^Alarms${name}[0-9A-F]{8}$`).test(id),
  );
  expect(found.map(([id]) => id)).toHaveLength(1);
  return found[0]?.[1].Properties ?? {};
};

const filterNamed = (name: string, { template } = prod): Record<string, unknown> => {
  const found = resourcesOf(template, 'AWS::Logs::MetricFilter').filter(([id]) => id.includes(name));
  expect(found.map(([id]) => id)).toHaveLength(1);
  return found[0]?.[1].Properties ?? {};
};

describe('the alarm topic', () => {
  const allows = (given: Partial<PolicyRequest> = {}, context: Record<string, string> = {}) => {
    const { PolicyDocument, Topics } = theOnly(prod.template, 'AWS::SNS::TopicPolicy');
    const [topic] = Topics as unknown[];
    const { Statement } = PolicyDocument as { Statement: unknown };
    return isAllowed(Statement, {
      service: 'cloudwatch.amazonaws.com',
      action: 'sns:Publish',
      resource: textOf(topic),
      ...given,
      context: {
        'aws:SecureTransport': 'true',
        'aws:SourceAccount': account,
        'aws:SourceArn': `arn:aws:cloudwatch:${prod.stack.region}:${account}:alarm:Portal-AlarmsDeadLetters`,
        ...context,
      },
    });
  };

  test('accepts alarms of this account, and every alarm publishes to it', () => {
    expect(allows()).toBe(true);
    const [[topic] = []] = resourcesOf(prod.template, 'AWS::SNS::Topic');
    for (const [id, { Properties }] of resourcesOf(prod.template, 'AWS::CloudWatch::Alarm')) {
      expect(Properties.AlarmActions, id).toEqual([{ Ref: topic }]);
      expect(Properties.OKActions, id).toEqual([{ Ref: topic }]);
    }
  });

  test('rejects plain HTTP, other services, other accounts and sources other than alarms', () => {
    expect(allows({}, { 'aws:SecureTransport': 'false' })).toBe(false);
    expect(allows({ service: 'events.amazonaws.com' })).toBe(false);
    expect(allows({ action: 'sns:Subscribe' })).toBe(false);
    expect(allows({}, { 'aws:SourceAccount': '222222222222' })).toBe(false);
    const foreign = `arn:aws:cloudwatch:${prod.stack.region}:222222222222:alarm:Portal`;
    expect(allows({}, { 'aws:SourceArn': foreign })).toBe(false);
    expect(allows({}, { 'aws:SourceArn': `arn:aws:s3:::${account}` })).toBe(false);
  });
});

describe('alarms', () => {
  test('report late notification mails', () => {
    expect(alarmNamed('MailsLag')).toMatchObject({
      MetricName: 'IteratorAge',
      Dimensions: [{ Name: 'FunctionName', Value: { Ref: expect.stringMatching(/^EventsMails/) } }],
      Threshold: 15 * 60 * 1000,
      TreatMissingData: 'notBreaching',
    });
  });

  test.each([
    ['UnsettledPayments', 'PAYMENT_UNSETTLED', 'payments'],
    ['UnrecordedRankings', 'RANKING_NOT_RECORDED', 'applications'],
  ])('report each line of the log that needs a person: %s', (name, code, domain) => {
    const filters = resourcesOf(prod.template, 'AWS::Logs::MetricFilter').map(([, { Properties }]) => Properties);
    const counting = filters.filter(({ FilterPattern }) => FilterPattern === `{ $.code = "${code}" }`);
    expect(counting).toHaveLength(1);
    const { LogGroupName, MetricTransformations } = counting[0] ?? {};
    expect(LogGroupName).toEqual({ Ref: expect.stringMatching(new RegExp(`^Functions${domain}Log`)) });
    const [{ MetricNamespace, MetricName, MetricValue }] = MetricTransformations as [Record<string, string>];
    expect(MetricValue).toBe('1');
    expect(alarmNamed(name)).toMatchObject({
      Namespace: MetricNamespace,
      MetricName,
      Statistic: 'Sum',
      Threshold: 1,
    });
  });

  test('report a search index that nears its supported size, from the log of the function that writes snapshots', () => {
    const { LogGroupName, FilterPattern } = filterNamed('LargeSearchIndexes');
    expect(LogGroupName).toEqual({ Ref: expect.stringMatching(/^SearchSnapshotsLog/) });
    expect(FilterPattern).toBe('{ $.code = "SEARCH_INDEX_LARGE" }');
    expect(alarmNamed('LargeSearchIndexes')).toMatchObject({
      MetricName: 'LargeSearchIndexes',
      Statistic: 'Sum',
      Threshold: 1,
    });
  });

  test('stay while a large index is logged with each snapshot, also when one fails', () => {
    const every = resourcesOf(prod.template, 'AWS::Scheduler::Schedule')
      .map(([, { Properties }]) => Properties)
      .find(({ Target }) => JSON.stringify(Target).includes('SearchSnapshots'));
    const [, minutes] = /^rate\((\d+) minutes\)$/.exec(String(every?.ScheduleExpression)) ?? [];
    const { Period, EvaluationPeriods } = alarmNamed('LargeSearchIndexes');
    expect(EvaluationPeriods).toBe(1);
    expect(Period).toBeGreaterThanOrEqual(2 * 60 * Number(minutes) + 60);
  });

  test('report changes that wait for the search engine, from the queue that the stream writes to', () => {
    const alarm = alarmNamed('SearchLag', engine);
    expect(alarm).toMatchObject({ MetricName: 'ApproximateAgeOfOldestMessage', Statistic: 'Maximum', Threshold: 900 });
    expect(JSON.stringify(alarm.Dimensions)).toMatch(/"SearchEngineChanges\w+","QueueName"/);
  });

  test('report a day on which the search engine differed from the table by more than usual', () => {
    const { LogGroupName, FilterPattern, MetricTransformations } = filterNamed('SearchIndexDrift', engine);
    expect(LogGroupName).toEqual({ Ref: expect.stringMatching(/KeeperLog/) });
    expect(FilterPattern).toBe('{ $.code = "SEARCH_INDEX_DRIFTED" }');
    expect(MetricTransformations).toEqual([expect.objectContaining({ MetricValue: '$.differing' })]);
    expect(alarmNamed('SearchIndexDrift', engine)).toMatchObject({ Statistic: 'Sum', Threshold: 100, Period: 86_400 });
  });

  test('report a job or candidate that a rebuild or comparison of the search engine had to leave out', () => {
    const { LogGroupName, FilterPattern } = filterNamed('UnsearchableDocuments', engine);
    expect(LogGroupName).toEqual({ Ref: expect.stringMatching(/KeeperLog/) });
    expect(FilterPattern).toBe('{ ($.code = "SEARCH_DOCUMENT_FAILED") || ($.code = "SEARCH_DOCUMENT_REFUSED") }');
    expect(alarmNamed('UnsearchableDocuments', engine)).toMatchObject({ Threshold: 1, Period: 86_400 });
  });

  test('report scheduled runs that do not start, for this stage only', () => {
    const [[group] = []] = resourcesOf(prod.template, 'AWS::Scheduler::ScheduleGroup');
    const Dimensions = [{ Name: 'ScheduleGroup', Value: { Ref: group } }];
    const ofGroup = { Namespace: 'AWS/Scheduler', Dimensions, Statistic: 'Sum', Threshold: 1 };
    expect(alarmNamed('ScheduleErrors')).toMatchObject({ ...ofGroup, MetricName: 'TargetErrorCount' });
    expect(alarmNamed('ScheduleDrops')).toMatchObject({ ...ofGroup, MetricName: 'InvocationDroppedCount' });
    const QueueName = { 'Fn::GetAtt': [expect.stringMatching(/^SchedulesDeadLetters/), 'QueueName'] };
    expect(alarmNamed('ScheduleDeadLetters')).toMatchObject({
      MetricName: 'ApproximateNumberOfMessagesVisible',
      Dimensions: [{ Name: 'QueueName', Value: QueueName }],
      Threshold: 1,
    });
  });

  test.each([
    ['MailBounces', 'Reputation.BounceRate', 0.05],
    ['MailComplaints', 'Reputation.ComplaintRate', 0.001],
  ])('report when SES may stop all mails: %s', (name, MetricName, Threshold) => {
    const alarm = alarmNamed(name);
    expect(alarm).toMatchObject({ Namespace: 'AWS/SES', MetricName, Threshold, TreatMissingData: 'ignore' });
    // The rates apply to the whole account: with a dimension the metric would not exist.
    expect(alarm.Dimensions).toBeUndefined();
    expect(alarm.ComparisonOperator).toBe('GreaterThanOrEqualToThreshold');
  });
});

describe('the schedules', () => {
  test('all belong to the group whose metrics have alarms', () => {
    const { Name } = theOnly(prod.template, 'AWS::Scheduler::ScheduleGroup');
    const [group] = resourcesOf(prod.template, 'AWS::Scheduler::ScheduleGroup').map(([id]) => id);
    for (const [id, { DependsOn, Properties }] of resourcesOf(prod.template, 'AWS::Scheduler::Schedule')) {
      // They name the group without a reference: only the dependency ensures that it is created first.
      expect(DependsOn, id).toContain(group);
      expect(Properties.GroupName, id).toEqual(Name);
    }
  });

  test('send every run that could not be started to the queue, with the rights of their role', () => {
    const schedules = resourcesOf(prod.template, 'AWS::Scheduler::Schedule');
    expect(schedules).toHaveLength(4);
    for (const [id, { Properties }] of schedules) {
      const { DeadLetterConfig, RoleArn } = Properties.Target as {
        DeadLetterConfig?: { Arn: unknown };
        RoleArn: { 'Fn::GetAtt': [string, string] };
      };
      const queue = { 'Fn::GetAtt': [expect.stringMatching(/^SchedulesDeadLetters/), 'Arn'] };
      expect(DeadLetterConfig, id).toEqual({ Arn: queue });
      const sending = { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: DeadLetterConfig?.Arn };
      expect(allowedTo(prod.template, RoleArn['Fn::GetAtt'][0]), id).toContainEqual(sending);
    }
  });

  test('have roles that only the schedules of this stage can assume', () => {
    const trusts = resourcesOf(prod.template, 'AWS::IAM::Role')
      .map(([, { Properties }]) => JSON.stringify(Properties.AssumeRolePolicyDocument))
      .filter((document) => document.includes('scheduler.amazonaws.com'));
    expect(trusts).toHaveLength(4);
    for (const document of trusts) {
      const [{ Condition }] = JSON.parse(document).Statement;
      expect(Condition).toEqual({
        StringEquals: {
          'aws:SourceAccount': { Ref: 'AWS::AccountId' },
          'aws:SourceArn': { 'Fn::GetAtt': [expect.stringMatching(/^SchedulesGroup/), 'Arn'] },
        },
      });
    }
  });
});

describe('the budget', () => {
  test('mails the alarm address before and after the costs of a month exceed it', () => {
    const { Budget, NotificationsWithSubscribers } = theOnly(prod.template, 'AWS::Budgets::Budget');
    expect(Budget).toEqual({ BudgetType: 'COST', TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 250, Unit: 'USD' } });
    const subscribers = [{ SubscriptionType: 'EMAIL', Address: 'operations@jobs.example' }];
    const notices = NotificationsWithSubscribers as { Notification: Record<string, unknown>; Subscribers: unknown }[];
    expect(notices.map(({ Notification }) => [Notification.NotificationType, Notification.Threshold])).toEqual([
      ['ACTUAL', 80],
      ['ACTUAL', 100],
      ['FORECASTED', 100],
    ]);
    for (const { Subscribers } of notices) expect(Subscribers).toEqual(subscribers);
  });

  test('exists only if a deployment sets one', () => {
    expect(resourcesOf(dev.template, 'AWS::Budgets::Budget')).toEqual([]);
  });
});

describe('the dashboard', () => {
  test('shows every business event by stage and kind', () => {
    const { DashboardBody } = theOnly(prod.template, 'AWS::CloudWatch::Dashboard');
    const [, parts] = (DashboardBody as { 'Fn::Join': [string, unknown[]] })['Fn::Join'];
    const body = parts.map((part) => (typeof part === 'string' ? part : 'resource')).join('');
    const metrics: unknown[][] = JSON.parse(body).widgets.flatMap(
      ({ properties }: { properties: { metrics?: unknown[][] } }) => properties.metrics ?? [],
    );
    const shown = metrics
      .filter(([namespace]) => namespace === 'LanguageJobPortal')
      .map((metric) => metric.filter((part) => typeof part === 'string').slice(1));
    const expected = Object.entries(businessMetrics).flatMap(([name, kinds]) =>
      kinds.length === 0 ? [[name, 'Stage', 'prod']] : kinds.map((kind) => [name, ...['Kind', kind, 'Stage', 'prod']]),
    );
    expect(shown.sort()).toEqual(expected.sort());
  });
});
