import type { Stack } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { limitsOf } from './constructs/alarm-limits.ts';
import { AlarmTopic } from './constructs/alarm-topic.ts';
import { edgeLimits } from './constructs/edge-limits.ts';
import { discountMetSwitches } from './constructs/met-switches.ts';
import { type AlarmTopics, addAlarms } from './constructs/portal-alarms.ts';
import { PortalBudget } from './constructs/portal-budget.ts';
import { PortalDashboard } from './constructs/portal-dashboard.ts';
import type { ApiFunctions } from './constructs/portal-functions.ts';
import { SiteCanary } from './constructs/site-canary.ts';
import { SlowBurns } from './constructs/slow-burns.ts';
import type { PortalParts } from './portal-parts.ts';
import type { StackConfig } from './settings/config.ts';
import { edgeRegion } from './settings/settings-file.ts';

interface WatchedParts {
  config: StackConfig;
  portal: PortalParts;
  functions: ApiFunctions;
  stages: readonly HttpStage[];
  accessLog: ILogGroup;
}

/** Adds what watches a stage to its stack: alarms, a canary and a dashboard where the stage has them, and the budget. */
export function addWatch(stack: Stack, { portal, ...parts }: WatchedParts): void {
  const { config } = parts;
  const watched = { ...portal, ...parts };
  const { topics } = portal;
  const scope = new Construct(stack, 'Alarms');
  const isWhole = config.watching === 'whole';
  const canary = isWhole ? new SiteCanary(stack, 'Canary', { config, siteUrl: portal.site.url }) : undefined;
  discountMetSwitches(new Construct(stack, 'Switches'), watched);
  const alarms = addAlarms(scope, { ...limitsOf(scope, watched), ...canary?.limits }, topics);
  if (isWhole && stack.region === edgeRegion) alarms.push(...addEdgeAlarms(scope, portal, topics));
  if (isWhole) new SlowBurns(stack, 'SlowBurns', config);
  if (config.dashboard) new PortalDashboard(stack, 'Dashboard', { watched, alarms });
  const { budgetUsd, alarmMail } = config;
  if (budgetUsd !== undefined && alarmMail) new PortalBudget(stack, 'Budget', { budgetUsd, alarmMail });
}

const addEdgeAlarms = (scope: Construct, { site }: PortalParts, topics: AlarmTopics) =>
  addAlarms(scope, edgeLimits(site.distribution.distributionId), topics);

/** Adds the alarms of the edge to a stack in us-east-1, with a topic of its own: alarms publish within their region. */
export function watchEdgeFrom(stack: Stack, config: StackConfig, portal: PortalParts): void {
  if (config.watching === 'basic') return;
  const topic = new AlarmTopic(stack, 'EdgeTopic', config.alarmMail);
  addEdgeAlarms(new Construct(stack, 'Alarms'), portal, { now: topic, tomorrow: topic });
}
