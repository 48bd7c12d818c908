import { AlarmStatusWidget, Dashboard, GraphWidget, type IMetric, PeriodOverride } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { functionsOf, type Watched } from './alarm-limits.ts';
import type { PortalAlarms } from './portal-alarms.ts';
import { businessCounts, mailReputation, tableThrottles } from './portal-metrics.ts';
import { uniqueName } from './unique-name.ts';

interface PortalDashboardProps {
  watched: Watched;
  alarms: PortalAlarms;
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
    dashboard.addWidgets(new AlarmStatusWidget({ title: 'Alarms', alarms: alarms.alarms, width: 24, height: 4 }));
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

const calls = ({ api: { stage } }: Watched) => [
  graph(
    'Calls',
    [stage.metricCount({ statistic: 'Sum' })],
    [stage.metricClientError({ statistic: 'Sum' }), stage.metricServerError({ statistic: 'Sum' })],
  ),
  graph(
    'Response time',
    ['p50', 'p95', 'p99'].map((statistic) => stage.metricLatency({ statistic, label: statistic })),
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
    [schedules.group.metricAttempts({ statistic: 'Sum' })],
    [
      schedules.group.metricTargetErrors({ statistic: 'Sum' }),
      schedules.group.metricDropped({ statistic: 'Sum' }),
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
