import { Stack, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { documentMethods, documentRoutes } from '#shared/contracts/documents.ts';
import { allCalls } from '#shared/contracts/index.ts';
import type { StackConfig } from '../settings/config.ts';
import type { ApiFunctionName } from '../settings/handler-file.ts';
import type { ApiFunctions } from './portal-functions.ts';
import { removalOf } from './removal-of.ts';

/**
 * Logged fields of a request. The route replaces the path, which may identify a person; addresses, query strings and
 * headers are not logged.
 */
const accessLog = {
  time: '$context.requestTime',
  request: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  functionMilliseconds: '$context.integrationLatency',
  bytes: '$context.responseLength',
  integrationError: '$context.integrationErrorMessage',
};

interface PortalApiProps {
  config: StackConfig;
  functions: ApiFunctions;
}

/** The HTTP API: one route per call of the contract and per rendered document, one integration per function. */
export class PortalApi extends Construct {
  readonly stage: HttpStage;
  /** Host name that the edge forwards `/api` to. */
  readonly host: string;

  constructor(scope: Construct, id: string, { config, functions }: PortalApiProps) {
    super(scope, id);
    const api = new HttpApi(this, 'HttpApi', {
      apiName: `language-job-portal-${config.stage}`,
      createDefaultStage: false,
    });
    const logGroup = new LogGroup(this, 'AccessLog', {
      retention: config.logRetention,
      removalPolicy: removalOf(config),
    });
    this.stage = new HttpStage(this, 'Stage', {
      httpApi: api,
      // The stage name is the first path segment, so `/api/jobs` on the site's origin reaches the route `/jobs`.
      stageName: 'api',
      autoDeploy: true,
      detailedMetricsEnabled: config.routeMetrics,
      throttle: { rateLimit: config.throttle.rate, burstLimit: config.throttle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup),
        format: AccessLogFormat.custom(JSON.stringify(accessLog)),
      },
    });
    this.addRoutes(api, functions);
    const { region, urlSuffix } = Stack.of(this);
    this.host = `${api.apiId}.execute-api.${region}.${urlSuffix}`;
    Validations.of(api).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'Every function checks the session by the contract of its call; some calls are public.',
    });
  }

  private addRoutes(api: HttpApi, functions: ApiFunctions): void {
    const integrations = new Map<ApiFunctionName, HttpLambdaIntegration>();
    const add = (name: ApiFunctionName, method: HttpMethod, path: string) => {
      const integration =
        integrations.get(name) ??
        // One permission per function instead of one per route keeps the stack below 500 resources.
        new HttpLambdaIntegration(`${name}Integration`, functions[name], { scopePermissionToRoute: false });
      integrations.set(name, integration);
      api.addRoutes({ path, methods: [method], integration });
    };
    for (const { domain, call } of allCalls) add(domain, HttpMethod[call.method], call.path);
    for (const { path } of Object.values(documentRoutes)) {
      for (const method of documentMethods) add('pages', HttpMethod[method], path);
    }
  }
}
