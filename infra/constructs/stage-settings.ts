import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { type HttpStageProps, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { type ILogGroup, LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { StackConfig } from '../settings/config.ts';
import { removalOf } from './removal-of.ts';

/**
 * Logged fields of a request. The route replaces the path, which may identify a person; addresses, query strings and
 * headers are not logged.
 */
const accessLog = {
  time: '$context.requestTime',
  reference: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  functionMilliseconds: '$context.integrationLatency',
  bytes: '$context.responseLength',
  integrationError: '$context.integrationErrorMessage',
};

/** Creates the access log of an API's stages in `scope`. */
export const addAccessLog = (scope: Construct, config: StackConfig): LogGroup =>
  new LogGroup(scope, 'AccessLog', { retention: config.logRetention, removalPolicy: removalOf(config) });

/** Returns the settings of an API's stage; the log has the API's number, from 1. */
export function stageSettings(logGroup: ILogGroup, config: StackConfig, api = 1): Omit<HttpStageProps, 'httpApi'> {
  return {
    // The stage name is the first path segment, so `/api/jobs` on the site's origin reaches the route `/jobs`.
    stageName: 'api',
    autoDeploy: true,
    detailedMetricsEnabled: config.routeMetrics,
    throttle: { rateLimit: config.throttle.rate, burstLimit: config.throttle.burst },
    accessLogSettings: {
      destination: new LogGroupLogDestination(logGroup),
      format: AccessLogFormat.custom(JSON.stringify({ ...accessLog, api })),
    },
  };
}
