import { hash } from 'node:crypto';
import { Duration, Stack } from 'aws-cdk-lib';
import { type Alarm, type CfnAlarm, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Alias, CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { failedCalls } from '#functions/http/count-failed.ts';
import { metricNamespace } from '#functions/platform/business-metrics.ts';
import type { Limits } from './constructs/alarm-limits.ts';
import { GradualReleases } from './constructs/gradual-releases.ts';
import { addAlarms } from './constructs/portal-alarms.ts';
import type { ApiFunctions } from './constructs/portal-functions.ts';
import { liveAliasOf } from './constructs/portal-stages.ts';
import type { PortalParts } from './portal-parts.ts';
import type { StackConfig } from './settings/config.ts';
import type { ApiFunctionName } from './settings/handler-file.ts';

/** Share of failed calls of a new release at which its aliases move back. */
const maxFailed = 0.05;

/**
 * Adds the aliases by which routes call functions. Where a stage is watched as a whole, they move to a new version gradually.
 * Call it when the functions have all of their settings.
 */
export function releaseGradually(
  stack: Stack,
  config: StackConfig,
  { secrets, topics }: PortalParts,
  functions: ApiFunctions,
): Readonly<Record<ApiFunctionName, Alias>> {
  const isGradual = config.watching === 'whole';
  const counted = countedRelease(functions);
  if (isGradual) for (const each of Object.values(functions)) each.addEnvironment('COUNTED_RELEASE', counted);
  const aliases = Object.fromEntries(
    Object.entries(functions).map(([name, each]) => [name, liveAliasOf(each)]),
  ) as Record<ApiFunctionName, Alias>;
  if (!isGradual) return aliases;
  const [alarm] = addAlarms(new Construct(stack, 'Alarms'), releaseLimits(config, counted), topics);
  if (!alarm) return aliases;
  nameByRelease(alarm, counted);
  new GradualReleases(stack, 'Releases', { config, aliases, secrets, alarm });
  return aliases;
}

/**
 * Each release has an alarm of its own: CloudWatch leaves a changed alarm in its state for a minute, and CodeDeploy starts nothing
 * while the alarm of its group is raised. An undo, and the way back of a stack, would meet that of the bad release.
 */
const nameByRelease = (alarm: Alarm, counted: string): void =>
  (alarm.node.defaultChild as CfnAlarm).overrideLogicalId(`AlarmsReleaseFailures${counted.slice(0, 8).toUpperCase()}`);

/**
 * A digest of what decides how the functions answer: their code and settings. A release that changes any of them has a metric of
 * its own, also when only settings differ; one that changes none releases no version. The commit, which `system` names, is left out.
 */
function countedRelease(functions: ApiFunctions): string {
  const parts = Object.values(functions).map((each) => {
    const { code, environment, memorySize, timeout, runtime, ephemeralStorage } = each.node.defaultChild as CfnFunction;
    return Stack.of(each).resolve({ code, environment, memorySize, timeout, runtime, ephemeralStorage });
  });
  const text = JSON.stringify(parts, (name, value: unknown) => (name === 'RELEASE' ? undefined : value));
  return hash('sha256', text).slice(0, 12);
}

const releaseLimits = ({ stage, release }: StackConfig, counted: string): Limits => ({
  ReleaseFailures: {
    urgency: 'now',
    description: `Calls of the newest release (${release}) fail. While it is released, all functions go back by themselves.`,
    metric: new Metric({
      namespace: metricNamespace,
      metricName: failedCalls,
      dimensionsMap: { Stage: stage, Release: counted },
      statistic: 'Average',
      period: Duration.minutes(1),
    }),
    threshold: maxFailed,
  },
});
