import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnDeploymentGroup, LambdaApplication } from 'aws-cdk-lib/aws-codedeploy';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias, CfnAlias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { StackConfig } from '../settings/config.ts';
import type { ApiFunctionName } from '../settings/handler-file.ts';
import { explainWildcard } from './explain-wildcard.ts';
import { InlineRole } from './inline-role.ts';
import { PortalFunction } from './portal-function.ts';
import type { PortalSecrets } from './portal-secrets.ts';

interface GradualReleasesProps {
  config: StackConfig;
  aliases: Readonly<Record<ApiFunctionName, Alias>>;
  secrets: PortalSecrets;
  /** Raised by the share of failed calls of this release alone. */
  alarm: Alarm;
}

/**
 * Moves each function's alias to a new version in two steps: a tenth of the calls for five minutes, then all. Before, a
 * function tries the version; meanwhile an alarm moves all aliases back (docs/decisions/0098-gradual-releases.md). A new alias
 * calls its version at once.
 */
export class GradualReleases extends Construct {
  constructor(scope: Construct, id: string, { config, aliases, secrets, alarm }: GradualReleasesProps) {
    super(scope, id);
    const application = new LambdaApplication(this, 'Application');
    const versions = Object.values(aliases).map(({ lambda }) => `${lambda.functionArn}:*`);
    const hook = this.addHook(config, secrets, application, versions);
    const role = this.addRole(aliases, hook);
    for (const [name, alias] of Object.entries(aliases)) {
      const group = new CfnDeploymentGroup(this, name, {
        applicationName: application.applicationName,
        // The hook learns from it which function it tries.
        deploymentGroupName: name,
        deploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        deploymentStyle: { deploymentType: 'BLUE_GREEN', deploymentOption: 'WITH_TRAFFIC_CONTROL' },
        serviceRoleArn: role.roleArn,
        alarmConfiguration: { enabled: true, alarms: [{ name: alarm.alarmName }] },
        autoRollbackConfiguration: {
          enabled: true,
          events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM', 'DEPLOYMENT_STOP_ON_REQUEST'],
        },
      });
      // The group is up to date, with this release's alarm, before the alias moves.
      alias.node.addDependency(group);
      (alias.node.defaultChild as CfnAlias).cfnOptions.updatePolicy = {
        codeDeployLambdaAliasUpdate: {
          applicationName: application.applicationName,
          deploymentGroupName: group.ref,
          beforeAllowTrafficHook: hook.functionName,
        },
      };
    }
  }

  private addHook(
    config: StackConfig,
    secrets: PortalSecrets,
    { applicationName, applicationArn }: LambdaApplication,
    versions: string[],
  ): PortalFunction {
    const hook = new PortalFunction(this, 'Try', {
      config,
      entry: 'functions/events/try-version.ts',
      description: `Language job portal (${config.stage}): tries new versions`,
      timeout: Duration.minutes(2),
      memory: 512,
    });
    secrets.giveTo(hook, 'origin');
    // CodeDeploy's application has a name only after its creation: groups of it are named by it.
    const groups = Stack.of(this).formatArn({
      service: 'codedeploy',
      resource: 'deploymentgroup',
      resourceName: `${applicationName}/*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    hook.addToRolePolicy(
      new PolicyStatement({
        actions: ['codedeploy:GetDeployment', 'codedeploy:PutLifecycleEventHookExecutionStatus'],
        resources: [groups],
      }),
    );
    hook.addToRolePolicy(
      new PolicyStatement({ actions: ['codedeploy:GetApplicationRevision'], resources: [applicationArn] }),
    );
    hook.addToRolePolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: versions }));
    for (const each of versions) {
      explainWildcard(hook.role ?? hook, each, 'The number of a version is known only when it is released.');
    }
    explainWildcard(hook.role ?? hook, groups, 'The groups of one application.');
    return hook;
  }

  /** What AWS's managed policy gives, but for our functions only. Reading the states of alarms is not limited there either. */
  private addRole(aliases: GradualReleasesProps['aliases'], hook: PortalFunction): InlineRole {
    const role = new InlineRole(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    });
    const allow = (actions: string[], resources: string[]) =>
      role.addToPrincipalPolicy(new PolicyStatement({ actions, resources }));
    allow(
      ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'],
      // Not the aliases' own ARNs: they are updated after the role.
      Object.values(aliases).flatMap(({ lambda: { functionArn }, aliasName }) => [
        functionArn,
        `${functionArn}:${aliasName}`,
      ]),
    );
    allow(['lambda:InvokeFunction'], [hook.functionArn]);
    allow(['cloudwatch:DescribeAlarms'], ['*']);
    explainWildcard(role, '*', 'States of alarms, which CodeDeploy only reads.');
    return role;
  }
}
