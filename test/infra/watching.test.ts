import { beforeAll, describe, expect, test } from 'vitest';
import { businessMetrics } from '#functions/platform/business-metrics.ts';
import { allCalls } from '#shared/contracts/index.ts';
import type { MetricQuery } from './metric-math.ts';
import { account, isAllowed, type PolicyRequest, textOf } from './policy.ts';
import { allowedTo, resourcesOf, synthesize, theOnly } from './synthesize.ts';

type Stack = ReturnType<typeof synthesize>;
let prod: Stack;
let dev: Stack;
let engineOfProd: Stack;
beforeAll(() => {
  prod = synthesize('prod', { budgetUsd: '250' });
  dev = synthesize('dev');
  engineOfProd = synthesize('prod', {}, { search: { engine: 'opensearch', maxIndexingOcu: 2, maxSearchOcu: 4 } });
});

const alarmNamed = (name: string, { template } = prod): Record<string, unknown> => {
  const found = resourcesOf(template, 'AWS::CloudWatch::Alarm').filter(([id]) =>
    new RegExp(`^Alarms${name}[0-9A-F]{8}$`).test(id),
  );
  expect(found.map(([id]) => id)).toHaveLength(1);
  return found[0]?.[1].Properties ?? {};
};

/** The log of a function, by the id of the function. */
const logOf = (id: string) => ({ Ref: expect.stringMatching(new RegExp(`^${id}Log`)) });

const filterNamed = (name: string, { template } = prod): Record<string, unknown> => {
  const found = resourcesOf(template, 'AWS::Logs::MetricFilter').filter(([id]) => id.includes(name));
  expect(found.map(([id]) => id)).toHaveLength(1);
  return found[0]?.[1].Properties ?? {};
};

describe('the topics of alarms', () => {
  const policies = () => resourcesOf(prod.template, 'AWS::SNS::TopicPolicy').map(([, { Properties }]) => Properties);
  const allows = (given: Partial<PolicyRequest> = {}, context: Record<string, string> = {}) => {
    const answers = policies().map(({ PolicyDocument, Topics }) => allowsBy(PolicyDocument, Topics, given, context));
    // Both topics answer alike.
    expect(new Set(answers).size).toBe(1);
    return answers[0];
  };
  const allowsBy = (
    document: unknown,
    topics: unknown,
    given: Partial<PolicyRequest>,
    context: Record<string, string>,
  ) => {
    const [topic] = topics as unknown[];
    const { Statement } = document as { Statement: unknown };
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

  test('accepts alarms of this account, and every alarm publishes to that of its urgency, at its start and end', () => {
    expect(allows()).toBe(true);
    expect(policies()).toHaveLength(2);
    for (const [id, { Properties }] of resourcesOf(prod.template, 'AWS::CloudWatch::Alarm')) {
      const [, urgency] = /^(Now|Tomorrow): /.exec(String(Properties.AlarmDescription)) ?? [];
      const topic = { Ref: expect.stringMatching(urgency === 'Now' ? /^AlarmsTopic/ : /^AlarmsTomorrow/) };
      expect(Properties.AlarmActions, id).toEqual([topic]);
      expect(Properties.OKActions, id).toEqual([topic]);
    }
    const mailed = resourcesOf(prod.template, 'AWS::SNS::Subscription').map(
      ([, { Properties }]) => Properties.Endpoint,
    );
    expect(mailed).toEqual(['operations@jobs.example', 'operations@jobs.example']);
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

  test('count the lines of a log', () => {
    const name = 'UnsettledPayments';
    const { FilterPattern, LogGroupName, MetricTransformations } = filterNamed(name);
    expect(FilterPattern).toBe('{ $.code = "PAYMENT_UNSETTLED" }');
    expect(LogGroupName).toEqual(logOf('Functionspayments'));
    const [{ MetricNamespace, MetricName, MetricValue }] = MetricTransformations as [Record<string, string>];
    expect(MetricValue).toBe('1');
    expect(alarmNamed(name)).toMatchObject({ Namespace: MetricNamespace, MetricName, Statistic: 'Sum', Threshold: 1 });
  });

  test('count in one metric what waits until the next day, for a day', () => {
    const counted = resourcesOf(engineOfProd.template, 'AWS::Logs::MetricFilter').flatMap(([, { Properties }]) => {
      const [{ MetricName, MetricValue }] = Properties.MetricTransformations as [Record<string, string>];
      return MetricName === 'LoggedFaults' ? [[Properties.LogGroupName, Properties.FilterPattern, MetricValue]] : [];
    });
    const failed = '{ ($.code = "SEARCH_DOCUMENT_FAILED") || ($.code = "SEARCH_DOCUMENT_REFUSED") }';
    expect(counted).toEqual([
      [logOf('SearchSnapshots'), '{ $.code = "SEARCH_INDEX_LARGE" }', '1'],
      [logOf('Functionsapplications'), '{ $.code = "RANKING_NOT_RECORDED" }', '1'],
      [logOf('SearchEngineWriter'), '{ $.code = "SEARCH_CHANGES_LATE" }', '1'],
      [logOf('SearchEngineKeeper'), failed, '1'],
      [logOf('SearchEngineKeeper'), '{ ($.code = "SEARCH_INDEX_DRIFTED") && ($.differing >= 100) }', '1'],
      [logOf('CanaryVisit'), '{ $.code = "CERTIFICATE_ENDS" }', '1'],
      [logOf('SlowBurnsCheck'), '{ $.code = "BUDGET_BURNS" }', '1'],
    ]);
    expect(alarmNamed('LoggedFaults')).toMatchObject({ Threshold: 1, Period: 86_400, EvaluationPeriods: 1 });
  });

  test('count failed and other calls of each journey from the access log, in one metric', () => {
    for (const [journey, route] of [
      ['SignIn', 'POST /recruiter/verify-otp'],
      ['Search', 'GET /jobs/search'],
      ['Apply', 'POST /applications/apply/{jobId}'],
      ['Pay', 'POST /subscription-plans/verify-payment'],
    ]) {
      for (const [outcome, status, value] of [
        ['Failed', '$.status = "5*"', '1'],
        ['Served', '$.status != "5*"', '0.000001'],
      ]) {
        const { FilterPattern, LogGroupName, MetricTransformations } = filterNamed(`${journey}${outcome}Filter`);
        expect(FilterPattern).toContain(`$.route = "${route}"`);
        expect(FilterPattern).toContain(status);
        expect(JSON.stringify(LogGroupName)).toContain('AccessLog');
        expect(MetricTransformations).toEqual([
          { MetricName: `${journey}Failed`, MetricNamespace: 'LanguageJobPortal/prod', MetricValue: value },
        ]);
      }
      expect(alarmNamed(`${journey}Budget`)).toMatchObject({
        Metrics: expect.arrayContaining([
          expect.objectContaining({
            MetricStat: {
              Metric: { MetricName: `${journey}Failed`, Namespace: 'LanguageJobPortal/prod' },
              ...{ Period: 60, Stat: 'Sum' },
            },
          }),
        ]),
        DatapointsToAlarm: 1,
        // The longest window, six hours.
        EvaluationPeriods: 360,
      });
      // AWS: ten expressions of 2,048 characters in an alarm.
      const expressions = (alarmNamed(`${journey}Budget`).Metrics as MetricQuery[]).flatMap(
        ({ Expression }) => Expression ?? [],
      );
      expect(expressions.length).toBeLessThanOrEqual(10);
      for (const each of expressions) expect(each.length).toBeLessThanOrEqual(2_048);
    }
  });

  test.each(['prod', 'dev'] as const)(
    'of %s take calls that met a switch out of the counts of failed ones',
    (stage) => {
      const { template } = stage === 'prod' ? prod : dev;
      const counted = resourcesOf(template, 'AWS::Logs::MetricFilter').flatMap(([id, { Properties }]) => {
        const [{ MetricName, MetricValue }] = Properties.MetricTransformations as [Record<string, string>];
        if (!id.startsWith('Switches')) return [];
        expect(Properties.FilterPattern).toContain('($.code = "CALL_REFUSED") && ($.refusal = "SWITCHED_OFF")');
        const [log = ''] = /Functions[a-z]+/.exec(JSON.stringify(Properties.LogGroupName)) ?? [];
        return [[log.replace('Functions', ''), MetricName, MetricValue].join(' ')];
      });
      const switched = new Set(
        allCalls.flatMap(({ domain, call }) => ((call.switch ?? call.partSwitch) ? [domain] : [])),
      );
      const ofJourneys = ['auth SignInFailed -0.999999', 'payments PayFailed -0.999999'];
      expect(counted.sort()).toEqual(
        [...[...switched].map((name) => `${name} ApiFailures -1`), ...(stage === 'prod' ? ofJourneys : [])].sort(),
      );
    },
  );

  test('report scheduled runs that failed after all retries, for this stage only', () => {
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
  test.each(['dev', 'staging'] as const)('is in prod only: %s has none, and no alarm names one', (stage) => {
    expect(resourcesOf(synthesize(stage).template, 'AWS::CloudWatch::Dashboard')).toEqual([]);
    for (const [, { Properties }] of resourcesOf(prod.template, 'AWS::CloudWatch::Alarm')) {
      expect(Properties.AlarmDescription).not.toContain('dashboard');
    }
  });

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
