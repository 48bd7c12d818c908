import { describe, expect, test } from 'vitest';
import { failedCalls } from '#functions/http/count-failed.ts';
import { versionCalls } from '#functions/services/releases/version-calls.ts';
import { contracts } from '#shared/contracts/index.ts';
import { routesOf } from '#test/support/deployed/api-body.ts';
import { synthesizeTemplate } from '#test/support/deployed/synthesize-template.ts';
import { type DeployedTemplate, referenceIn, resourcesOf } from '#test/support/deployed/template.ts';

const prod = synthesizeTemplate('prod');
const dev = synthesizeTemplate('dev');
const names = [...Object.keys(contracts), 'pages'];

interface Alias {
  Name: string;
  FunctionVersion: unknown;
}

describe.each([
  ['prod', prod],
  ['dev', dev],
])('in %s', (_, template) => {
  test('routes call each function by the alias of its present version', () => {
    const aliases = resourcesOf<Alias>(template, 'AWS::Lambda::Alias');
    expect(aliases).toHaveLength(names.length);
    expect(new Set(aliases.map(([, { Name }]) => Name))).toEqual(new Set(['live']));
    const [[, { StageVariables }] = expect.fail('no stage')] = resourcesOf<{ StageVariables: object }>(
      template,
      'AWS::ApiGatewayV2::Stage',
    );
    for (const value of Object.values(StageVariables)) expect(JSON.stringify(value)).toMatch(/:live"\]\]\}$/);
    expect(routesOf(template).length).toBeGreaterThan(150);
  });
});

test('dev has no deployment groups', () => {
  expect(resourcesOf(dev, 'AWS::CodeDeploy::DeploymentGroup')).toEqual([]);
});

test.each(['prod', 'staging'] as const)(
  '%s has a deployment group for each function, with the hook and the alarm',
  (stage) => {
    const template = synthesizeTemplate(stage);
    const groups = resourcesOf<{ DeploymentGroupName: string; AlarmConfiguration: { Alarms: unknown } }>(
      template,
      'AWS::CodeDeploy::DeploymentGroup',
    );
    expect(groups.map(([, { DeploymentGroupName }]) => DeploymentGroupName).sort()).toEqual(names.sort());
    expect(new Set(groups.map(([, { AlarmConfiguration }]) => referenceIn(AlarmConfiguration))).size).toBe(1);
    const policies = Object.values(template.resources).flatMap(({ Type, ...resource }) =>
      Type === 'AWS::Lambda::Alias' ? [(resource as { UpdatePolicy?: Record<string, object> }).UpdatePolicy] : [],
    );
    expect(policies).toHaveLength(names.length);
    for (const policy of policies) {
      const [hook] = [
        referenceIn(
          (policy?.CodeDeployLambdaAliasUpdate as Record<string, unknown> | undefined)?.BeforeAllowTrafficHook,
        ),
      ];
      expect(template.entries[hook]).toBe('functions/events/try-version.ts');
    }
  },
);

test.each(names)('a new version of %s is tried by calls that its API has', (name) => {
  const keys = routesOf(prod).map(({ routeKey }) => routeKey);
  const calls = versionCalls(name);
  expect(calls).not.toEqual([]);
  for (const { routeKey } of calls) expect(keys).toContain(routeKey);
});

describe('the release that calls are counted for', () => {
  const alarmIn = (template: DeployedTemplate) => {
    const [[id, { Dimensions }] = expect.fail('no alarm')] = resourcesOf<{
      MetricName: string;
      Dimensions: { Name: string; Value: string }[];
    }>(template, 'AWS::CloudWatch::Alarm').filter(([, { MetricName }]) => MetricName === failedCalls);
    return { id, counted: Dimensions.find(({ Name }) => Name === 'Release')?.Value ?? '' };
  };
  const countedIn = (template: DeployedTemplate): string => alarmIn(template).counted;
  const counted = countedIn(prod);
  const versionsOf = (template: DeployedTemplate) =>
    resourcesOf(template, 'AWS::Lambda::Version').flatMap(([id]) => (id.startsWith('Functions') ? [id] : []));

  test('is the one that the functions name', () => {
    const named = resourcesOf<{ Environment: { Variables: Record<string, unknown> } }>(prod, 'AWS::Lambda::Function')
      .map(([, { Environment }]) => Environment?.Variables.COUNTED_RELEASE)
      .filter((name) => name !== undefined);
    expect(named).toEqual(names.map(() => counted));
  });

  test('is another one for each change of a function, also of a setting alone, with new versions of all', () => {
    const next = synthesizeTemplate('prod', { addressBudget: 31 });
    expect(countedIn(next)).not.toBe(counted);
    expect(versionsOf(next).filter((id) => versionsOf(prod).includes(id))).toEqual([]);
  });

  test('has an alarm of its own, so that the raised one of a bad release stops neither an undo nor the way back', () => {
    const next = synthesizeTemplate('prod', { addressBudget: 31 });
    expect(alarmIn(next).id).not.toBe(alarmIn(prod).id);
    const groups = resourcesOf<{ AlarmConfiguration: unknown }>(next, 'AWS::CodeDeploy::DeploymentGroup');
    expect(new Set(groups.map(([, { AlarmConfiguration }]) => referenceIn(AlarmConfiguration)))).toEqual(
      new Set([alarmIn(next).id]),
    );
    expect(alarmIn(synthesizeTemplate('prod', { release: '0000000000aa' })).id).toBe(alarmIn(prod).id);
  });

  test('stays where a commit changes no function, and only the function that names the commit has a new version', () => {
    const next = synthesizeTemplate('prod', { release: '0000000000aa' });
    expect(countedIn(next)).toBe(counted);
    expect(versionsOf(next).filter((id) => !versionsOf(prod).includes(id))).toEqual([
      expect.stringMatching(/^FunctionssystemCurrentVersion/),
    ]);
  });
});

test('a stage that called functions without an alias allows the new calls, adds the aliases and then calls them', () => {
  const dependsOn = (id: string) => (prod.resources[id] as { DependsOn?: string[] }).DependsOn ?? [];
  const [stage = ''] = resourcesOf(prod, 'AWS::ApiGatewayV2::Stage').map(([id]) => id);
  const aliases = resourcesOf(prod, 'AWS::Lambda::Alias').map(([id]) => id);
  const [[policy, { PolicyDocument }] = expect.fail('no policy')] = resourcesOf<{
    PolicyDocument: { Statement: { Resource: unknown[] }[] };
  }>(prod, 'AWS::IAM::Policy').filter(([id]) => id.startsWith('StagesCalls'));
  expect(dependsOn(stage)).toEqual(expect.arrayContaining(aliases));
  for (const alias of aliases) expect(dependsOn(alias), alias).toContain(policy);
  const [{ Resource }] = PolicyDocument.Statement as [{ Resource: unknown[] }];
  expect(Resource).toHaveLength(names.length);
  for (const each of Resource)
    expect(JSON.stringify(each)).toMatch(/^\{"Fn::Join":\["",\[\{"Fn::GetAtt":\["Functions\w+","Arn"\]\},"\*"\]\]\}$/);
});

describe('what a release may do', () => {
  /** Actions of a role, each with the number of its resources. */
  const rightsOf = (roleId: RegExp): Record<string, number> => {
    const [[, { Policies }] = expect.fail('no role')] = resourcesOf<{
      Policies: { PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] } }[];
    }>(prod, 'AWS::IAM::Role').filter(([id]) => roleId.test(id));
    const statements = Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
    return Object.fromEntries(
      statements.flatMap(({ Action, Resource }) => [Action].flat().map((action) => [action, [Resource].flat().length])),
    );
  };

  test('is for the hook to call versions of our functions, and to read and answer its deployments', () => {
    expect(rightsOf(/^ReleasesTryRole/)).toEqual({
      'logs:CreateLogStream': 1,
      'logs:PutLogEvents': 1,
      'lambda:InvokeFunction': names.length,
      'codedeploy:GetDeployment': 1,
      'codedeploy:PutLifecycleEventHookExecutionStatus': 1,
      'codedeploy:GetApplicationRevision': 1,
    });
  });

  test('is for CodeDeploy to move the aliases of our functions, to start the hook and to read alarms', () => {
    expect(rightsOf(/^ReleasesRole/)).toEqual({
      'lambda:GetAlias': 2 * names.length,
      'lambda:UpdateAlias': 2 * names.length,
      'lambda:GetProvisionedConcurrencyConfig': 2 * names.length,
      'lambda:InvokeFunction': 1,
      'cloudwatch:DescribeAlarms': 1,
    });
  });
});
