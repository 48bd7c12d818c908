import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  PeriodOverride,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { businessCounts, mailReputation, tableThrottles } from './portal-metrics.ts';
import { uniqueName } from './unique-name.ts';
import { functionsOf, type Watched } from './watched.ts';

interface PortalDashboardProps {
  watched: Watched;
  alarms: Alarm[];
}

const graph = (title: string, left: IMetric[], right: IMetric[] = []): GraphWidget =>
  new GraphWidget({ title, left, right, width: 12 });

/** The dashboard of health and usage. */
export class PortalDashboard extends Construct {
  constructor(scope: Construct, id: string, { watched, alarms }: PortalDashboardProps) {
    super(scope, id);
    const dashboard = new Dashboard(this, 'Dashboard', {
      dashboardName: uniqueName(`language-job-portal-${watched.config.stage}`),
      periodOverride: PeriodOverride.AUTO,
    });
    dashboard.addWidgets(new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 4 }));
    const rows = [
      business(watched),
      payments(watched),
      calls(watched),
      functions(watched),
      followUp(watched),
      outside(watched),
    ];
    for (const row of rows) dashboard.addWidgets(...row);
  }
}

const business = ({ config }: Watched) => [
  graph('Sign-ups', businessCounts('SignUps', config)),
  graph('Applications and unlocks', [...businessCounts('Applications', config), ...businessCounts('Unlocks', config)]),
];

const payments = ({ config }: Watched) => [
  graph('Payments', businessCounts('Payments', config)),
  graph('One-time codes', [...businessCounts('CodesSent', config), ...businessCounts('CodesFailed', config)]),
];

const sum = { statistic: 'Sum' };

const calls = ({ stages }: Watched) => [
  graph(
    'Calls',
    stages.map((stage) => stage.metricCount(sum)),
    stages.flatMap((stage) => [stage.metricClientError(sum), stage.metricServerError(sum)]),
  ),
  graph(
    'Response time',
    stages.flatMap((stage) =>
      ['p50', 'p95', 'p99'].map((statistic) => stage.metricLatency({ statistic, label: statistic })),
    ),
  ),
];

function functions(watched: Watched) {
  const named = Object.entries(functionsOf(watched));
  return [
    graph(
      'Function time, p95',
      named.map(([label, target]) => target.metricDuration({ statistic: 'p95', label })),
    ),
    graph(
      'Function errors and throttles',
      named.map(([label, target]) => target.metricErrors({ label })),
      named.map(([label, target]) => target.metricThrottles({ label: `${label} throttled` })),
    ),
  ];
}

const followUp = ({ events, schedules }: Watched) => [
  graph(
    'Stream processing',
    [
      events.stream.metric('IteratorAge', { statistic: 'Maximum', label: 'stream' }),
      events.mails.metric('IteratorAge', { statistic: 'Maximum', label: 'mails' }),
    ],
    [events.deadLetters.metricApproximateNumberOfMessagesVisible()],
  ),
  graph(
    'Schedules',
    [schedules.metric('InvocationAttemptCount')],
    [
      schedules.metric('TargetErrorCount'),
      schedules.metric('InvocationDroppedCount'),
      schedules.deadLetters.metricApproximateNumberOfMessagesVisible(),
    ],
  ),
];

const outside = ({ table }: Watched) => [
  graph(
    'Table units',
    [table.table.metricConsumedReadCapacityUnits(), table.table.metricConsumedWriteCapacityUnits()],
    [tableThrottles(table)],
  ),
  graph('Mails', [mailReputation('Reputation.BounceRate'), mailReputation('Reputation.ComplaintRate')]),
];
