import { AlarmStatusWidget, Dashboard, GraphWidget, type IMetric, PeriodOverride } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { type PortalAlarms, tableThrottles, type Watched } from './portal-alarms.ts';
import { uniqueName } from './unique-name.ts';

const graph = (title: string, left: IMetric[], right: IMetric[] = []): GraphWidget =>
  new GraphWidget({ title, left, right, width: 12 });

/** One page that shows whether the portal is well. */
export class PortalDashboard extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { config, functions, events, api, table, alarms }: Watched & { alarms: PortalAlarms },
  ) {
    super(scope, id);
    const named = Object.entries({ ...functions, stream: events.stream, expiry: events.expiry, mails: events.mails });
    const dashboard = new Dashboard(this, 'Dashboard', {
      dashboardName: uniqueName(`language-job-portal-${config.stage}`),
      periodOverride: PeriodOverride.AUTO,
    });
    dashboard.addWidgets(new AlarmStatusWidget({ title: 'Alarms', alarms: alarms.alarms, width: 24, height: 4 }));
    dashboard.addWidgets(
      graph(
        'Calls',
        [api.stage.metricCount({ statistic: 'Sum' })],
        [api.stage.metricClientError({ statistic: 'Sum' }), api.stage.metricServerError({ statistic: 'Sum' })],
      ),
      graph(
        'Time to answer',
        ['p50', 'p95', 'p99'].map((statistic) => api.stage.metricLatency({ statistic, label: statistic })),
      ),
    );
    dashboard.addWidgets(
      graph(
        'Function time, p95',
        named.map(([label, target]) => target.metricDuration({ statistic: 'p95', label })),
      ),
      graph(
        'Function errors',
        named.map(([label, target]) => target.metricErrors({ label })),
      ),
    );
    dashboard.addWidgets(
      graph(
        'Table units',
        [table.table.metricConsumedReadCapacityUnits(), table.table.metricConsumedWriteCapacityUnits()],
        [tableThrottles(table)],
      ),
      graph(
        'What follows from writes',
        [events.stream.metric('IteratorAge', { statistic: 'Maximum' })],
        [events.deadLetters.metricApproximateNumberOfMessagesVisible()],
      ),
    );
  }
}
