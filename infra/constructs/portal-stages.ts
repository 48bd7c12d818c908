import { HttpApi, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Alias, type IVersion, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { StackConfig } from '../settings/config.ts';
import type { ApiFunctionName } from '../settings/handler-file.ts';
import { explainWildcard } from './explain-wildcard.ts';
import type { PortalRoutes } from './portal-routes.ts';
import { addAccessLog, stageSettings } from './stage-settings.ts';

interface PortalStagesProps {
  config: StackConfig;
  routes: PortalRoutes;
  /** The alias of each function that routes call. */
  aliases: Readonly<Record<ApiFunctionName, Alias>>;
}

/** The name under which API Gateway calls a function: its version of the release that serves people. */
const liveName = 'live';

/** The alias of a function's present version, which routes call. CloudFormation deletes a version that it no longer names. */
export const liveAliasOf = (target: LambdaFunction): Alias =>
  new Alias(target, 'Live', { aliasName: liveName, version: target.currentVersion as IVersion });

/**
 * The stages that connect the routes with the functions. Each API has one; they share the access log. A stage that called functions
 * without an alias before changes without a refused call: first the right to call both, then the aliases, then the stage.
 */
export class PortalStages extends Construct {
  readonly all: readonly HttpStage[];
  readonly accessLog: ILogGroup;

  constructor(scope: Construct, id: string, { config, routes, aliases }: PortalStagesProps) {
    super(scope, id);
    this.accessLog = addAccessLog(this, config);
    this.all = routes.apis.map(({ apiId, targets }, index) => {
      const number = index === 0 ? '' : String(index + 1);
      return new HttpStage(this, `Stage${number}`, {
        httpApi: HttpApi.fromHttpApiAttributes(this, `Api${number}`, { httpApiId: apiId }),
        ...stageSettings(this.accessLog, config, index + 1),
        stageVariables: Object.fromEntries(
          targets.map((name) => [name, `${aliases[name].lambda.functionName}:${liveName}`]),
        ),
      });
    });
    const calls = this.allowCalls(routes, Object.values(aliases));
    for (const alias of Object.values(aliases)) alias.node.addDependency(calls);
    for (const stage of this.all) stage.node.addDependency(...Object.values(aliases));
  }

  private allowCalls({ caller }: PortalRoutes, aliases: readonly Alias[]): Policy {
    // Named by the function: an alias of the same deployment would have to exist before.
    const resources = aliases.map(({ lambda }) => `${lambda.functionArn}*`);
    const statement = new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources });
    const policy = new Policy(this, 'Calls', { roles: [caller], statements: [statement] });
    for (const each of resources) explainWildcard(policy, each, 'The function itself and its alias.');
    return policy;
  }
}
