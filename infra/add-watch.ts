import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { Construct } from 'constructs';
import { addAlarms } from './constructs/portal-alarms.ts';
import { PortalBudget } from './constructs/portal-budget.ts';
import { PortalDashboard } from './constructs/portal-dashboard.ts';
import type { ApiFunctions } from './constructs/portal-functions.ts';
import type { PortalParts } from './portal-parts.ts';
import type { StackConfig } from './settings/config.ts';

interface WatchedParts {
  config: StackConfig;
  portal: PortalParts;
  functions: ApiFunctions;
  stages: readonly HttpStage[];
}

/**
 * Adds what watches a stage: alarms, dashboard and budget.
 * @param alarmScope where the alarms are added; by default a construct of their own
 */
export function addWatch(
  scope: Construct,
  { config, portal, functions, stages }: WatchedParts,
  alarmScope: Construct = new Construct(scope, 'Alarms'),
): void {
  const watched = { ...portal, config, functions, stages };
  const alarms = addAlarms(alarmScope, watched, portal.topic);
  new PortalDashboard(scope, 'Dashboard', { watched, alarms });
  const { budgetUsd, alarmMail } = config;
  if (budgetUsd !== undefined && alarmMail) new PortalBudget(scope, 'Budget', { budgetUsd, alarmMail });
}
