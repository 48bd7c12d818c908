import { Stack, Validations } from 'aws-cdk-lib';
import { HttpApi, HttpMethod, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { StackConfig } from '../settings/config.ts';
import type { ApiFunctionName } from '../settings/handler-file.ts';
import { apiRoutes, divideRoutes, rootOf } from './api-routes.ts';
import type { ApiFunctions } from './portal-functions.ts';
import { apiHost, type CallTarget } from './portal-routes.ts';
import { addAccessLog, stageSettings } from './stage-settings.ts';

/** Its routes. Calls that came after the layout are only in the APIs that replace it: a stack has at most 500 resources. */
const [routes = []] = divideRoutes(apiRoutes);

/** The API of the previous layout: each route is a resource of its own, and names its function. */
export class PreviousApi extends Construct implements CallTarget {
  readonly roots = new Set(routes.map(({ path }) => rootOf(path)));
  readonly host: string;
  readonly stage: HttpStage;
  readonly accessLog: ILogGroup;
  private readonly api: HttpApi;

  constructor(scope: Construct, id: string, { config }: { config: StackConfig }) {
    super(scope, id);
    this.api = new HttpApi(this, 'HttpApi', {
      apiName: `language-job-portal-${config.stage}`,
      createDefaultStage: false,
    });
    this.accessLog = addAccessLog(this, config);
    this.stage = new HttpStage(this, 'Stage', { httpApi: this.api, ...stageSettings(this.accessLog, config) });
    this.host = apiHost(this.api.apiId, Stack.of(this));
    Validations.of(this.api).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'Every function checks the session by the contract of its call; some calls are public.',
    });
  }

  addRoutes(functions: ApiFunctions): void {
    const integrations = new Map<ApiFunctionName, HttpLambdaIntegration>();
    for (const { method, path, target } of routes) {
      const integration =
        integrations.get(target) ??
        // One permission for each function, not for each route.
        new HttpLambdaIntegration(`${target}Integration`, functions[target], { scopePermissionToRoute: false });
      integrations.set(target, integration);
      this.api.addRoutes({ path, methods: [HttpMethod[method as keyof typeof HttpMethod]], integration });
    }
  }
}
