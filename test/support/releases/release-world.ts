import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployedApi } from '../deployed/api-gateway.ts';
import type { DeployedFunction } from '../deployed/deployed-function.ts';
import { deployedFunctions, surroundingsOf } from '../deployed/functions.ts';
import { resolver } from '../deployed/resolve.ts';
import { type DeployedTemplate, resourcesOf } from '../deployed/template.ts';
import { noteRights } from '../rights/rights-log.ts';
import type { NeededRight } from '../rights/service-call.ts';
import { type AlarmProperties, dataPointsOf } from './alarm-state.ts';
import { type EmulatedDeployment, startReleaseServices } from './release-services.ts';

/** The numbers of both versions of each function. */
export const versions = { before: '1', next: '2' } as const;
type VersionName = keyof typeof versions;

/**
 * A stage between two releases: both versions of its functions run from their bundles, and write their lines; CodeDeploy and Lambda
 * answer the hook of the next release.
 */
export async function startReleaseWorld(templates: Readonly<Record<VersionName, DeployedTemplate>>) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-release-'));
  const deployments = deploymentsOf(templates.next);
  const services = await startReleaseServices(deployments, async (functionName, version, event) => {
    const name = version === versions.before ? 'before' : 'next';
    return functions[name].get(functionName)?.invoke(event);
  });
  const local = {
    ...Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1])),
    LOG_LEVEL: 'INFO',
    AWS_ENDPOINT_URL_CODEDEPLOY: services.url,
    AWS_ENDPOINT_URL_LAMBDA: services.url,
  };
  const logs = { before: join(folder, 'before.log'), next: join(folder, 'next.log') };
  const functions = {
    before: deployedFunctions(templates.before, local, logs.before, noteOwn),
    next: deployedFunctions(templates.next, local, logs.next, noteOwn),
  };
  return {
    functions,
    deployments,
    statusesOf: services.statusesOf,
    /** The lines with metrics that the functions of a release wrote. */
    countedLines: (name: VersionName): string[] => countedIn(logs[name]),
    pointsOf: (name: VersionName, from: number, at: number) => dataPointsOf(countedIn(logs[name]).slice(from), at),
    /** An alarm of the next release. */
    alarm: (id: string) =>
      resolver(templates.next, surroundingsOf(local))(templates.next.resources[id]?.Properties) as AlarmProperties,
    /** Calls as API Gateway forwards them, where a function is replaced by what its alias calls. */
    api: (functionId: string, alias: DeployedFunction) =>
      deployedApi(templates.next, new Map([...functions.before, [functionId, alias]])),
    stop: async () => {
      await Promise.all([...functions.before.values(), ...functions.next.values()].map((each) => each.stop()));
      services.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Bad releases of these tests have no role. */
const noteOwn = (rights: readonly NeededRight[]) =>
  noteRights(rights.filter(({ entry }) => !entry.startsWith('test/')));

const countedIn = (log: string): string[] =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.includes('"_aws"'))
    : [];

/** The deployments that CloudFormation starts for a release of all functions, by their ids. */
function deploymentsOf(template: DeployedTemplate): Map<string, EmulatedDeployment> {
  const groups = resourcesOf<{ DeploymentGroupName: string; ApplicationName: { Ref: string } }>(
    template,
    'AWS::CodeDeploy::DeploymentGroup',
  );
  return new Map(
    groups.map(([id, { DeploymentGroupName: group, ApplicationName }]) => {
      const application = ApplicationName.Ref;
      const appSpec = JSON.stringify(appSpecOf(template, id));
      return [`${application}/${group}`, { application, group, appSpec }];
    }),
  );
}

/** An AppSpec file as CloudFormation writes it for the alias whose policy of updates names a group. */
function appSpecOf({ resources }: DeployedTemplate, groupId: string): object {
  const aliases = Object.values(resources).filter(({ Type }) => Type === 'AWS::Lambda::Alias');
  const alias = aliases.find((each) =>
    JSON.stringify((each as { UpdatePolicy?: unknown }).UpdatePolicy).includes(groupId),
  );
  const { Name: Alias, FunctionName } = alias?.Properties ?? {};
  const Properties = {
    Name: (FunctionName as { Ref: string }).Ref,
    Alias,
    CurrentVersion: versions.before,
    TargetVersion: versions.next,
  };
  return { version: '0.0', Resources: [{ Function: { Type: 'AWS::Lambda::Function', Properties } }] };
}
