import { Stack, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { allCalls, type Domain } from '#shared/contracts/index.ts';
import type { StackConfig } from '../config.ts';
import type { FunctionsByDomain } from './portal-functions.ts';
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
  functions: FunctionsByDomain;
}

/** The HTTP API: one route per call of the contract, one integration per domain. */
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

  private addRoutes(api: HttpApi, functions: FunctionsByDomain): void {
    const integrations = new Map<Domain, HttpLambdaIntegration>();
    for (const { domain, call } of allCalls) {
      const integration =
        integrations.get(domain) ??
        // One permission per function instead of one per route keeps the stack below 500 resources.
        new HttpLambdaIntegration(`${domain}Integration`, functions[domain], { scopePermissionToRoute: false });
      integrations.set(domain, integration);
      api.addRoutes({ path: call.path, methods: [HttpMethod[call.method]], integration });
    }
  }
}
