import { type DeployedTemplate, referenceIn, resourcesOf } from '../deployed/template.ts';

/** How the template releases a new version of a function. */
export interface ReleasePlan {
  application: string;
  group: string;
  /** Logical id of the function that tries a version; undefined: none does. */
  hook: string | undefined;
  /** Share of the calls that the new version gets first, and for how many minutes; 1 and 0: all at once. */
  share: number;
  minutes: number;
  /** Logical ids of the alarms at which the alias goes back. */
  alarms: string[];
}

interface AliasResource {
  Properties: { Name: string; FunctionName: unknown };
  UpdatePolicy?: { CodeDeployLambdaAliasUpdate: Record<string, unknown> };
}

interface Group {
  DeploymentGroupName: string;
  DeploymentConfigName: string;
  AlarmConfiguration?: { Enabled: boolean; Alarms: { Name: unknown }[] };
  AutoRollbackConfiguration?: { Enabled: boolean; Events: string[] };
}

/**
 * Reads from a template how the alias that a stage calls gets a new version.
 * @throws Error when the stage calls the function by no alias, or its releases are not gradual
 */
export function releasePlan(template: DeployedTemplate, functionId: string): ReleasePlan {
  const aliases = Object.values(template.resources).filter(({ Type }) => Type === 'AWS::Lambda::Alias');
  const alias = (aliases as unknown as AliasResource[]).find(
    ({ Properties }) => referenceIn(Properties.FunctionName) === functionId,
  );
  const update = alias?.UpdatePolicy?.CodeDeployLambdaAliasUpdate;
  if (!update || !isCalled(template, functionId, alias.Properties.Name)) {
    throw new Error(`The alias of ${functionId} is not called, or has no policy of its updates.`);
  }
  const { BeforeAllowTrafficHook: hook } = update;
  const group = template.resources[referenceIn(update.DeploymentGroupName)]?.Properties as unknown as Group;
  const { AlarmConfiguration: watched, AutoRollbackConfiguration: rollback } = group;
  const goesBack = watched?.Enabled && rollback?.Enabled && rollback.Events.includes('DEPLOYMENT_STOP_ON_ALARM');
  return {
    application: referenceIn(update.ApplicationName),
    group: group.DeploymentGroupName,
    hook: hook === undefined ? undefined : referenceIn(hook),
    ...shiftOf(group.DeploymentConfigName),
    alarms: goesBack ? watched.Alarms.map(({ Name }) => referenceIn(Name)) : [],
  };
}

/** Whether a variable of the API's stage names the alias. */
const isCalled = (template: DeployedTemplate, functionId: string, alias: string): boolean =>
  resourcesOf<{ StageVariables: object }>(template, 'AWS::ApiGatewayV2::Stage').some(([, { StageVariables }]) =>
    Object.values(StageVariables).some(
      (value) => referenceIn(value) === functionId && JSON.stringify(value).includes(`":${alias}"`),
    ),
  );

/** What CodeDeploy's own configurations of these names do. */
function shiftOf(configuration: string): Pick<ReleasePlan, 'share' | 'minutes'> {
  if (configuration === 'CodeDeployDefault.LambdaAllAtOnce') return { share: 1, minutes: 0 };
  const [, percent, minutes] = /^CodeDeployDefault\.LambdaCanary(\d+)Percent(\d+)Minutes$/.exec(configuration) ?? [];
  if (percent === undefined) throw new Error(`It is not known here what ${configuration} does.`);
  return { share: Number(percent) / 100, minutes: Number(minutes) };
}
