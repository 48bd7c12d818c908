import { HttpApi, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { StackConfig } from '../settings/config.ts';
import type { PortalFunction } from './portal-function.ts';
import type { ApiFunctions } from './portal-functions.ts';
import type { PortalRoutes } from './portal-routes.ts';
import { addAccessLog, stageSettings } from './stage-settings.ts';

interface PortalStagesProps {
  config: StackConfig;
  routes: PortalRoutes;
  functions: ApiFunctions;
}

/** What a route calls: the name that a variable of the stage has, and what the role of API Gateway may invoke. */
const calledOf = (target: PortalFunction) => ({
  // The place of an alias: its name is `<function>:live`, and its ARN ends so.
  name: target.functionName,
  arn: target.functionArn,
});

/** The stages that connect the routes with the functions. Each API has one; they share the access log. */
export class PortalStages extends Construct {
  readonly all: readonly HttpStage[];
  readonly accessLog: ILogGroup;

  constructor(scope: Construct, id: string, { config, routes, functions }: PortalStagesProps) {
    super(scope, id);
    this.accessLog = addAccessLog(this, config);
    const settings = stageSettings(this.accessLog, config);
    this.all = routes.apis.map(({ apiId, targets }, index) => {
      const number = index === 0 ? '' : String(index + 1);
      return new HttpStage(this, `Stage${number}`, {
        httpApi: HttpApi.fromHttpApiAttributes(this, `Api${number}`, { httpApiId: apiId }),
        ...settings,
        stageVariables: Object.fromEntries(targets.map((name) => [name, calledOf(functions[name]).name])),
      });
    });
    const resources = Object.values(functions).map((target) => calledOf(target).arn);
    new Policy(this, 'Calls', {
      roles: [routes.caller],
      statements: [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources })],
    });
  }
}
