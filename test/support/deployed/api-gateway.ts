import { setTimeout as pause } from 'node:timers/promises';
import type { APIGatewayProxyResultV2 } from 'aws-lambda';
import { createApi } from '#infra/local/gateway/api.ts';
import type { DeployedFunction } from './deployed-function.ts';
import { type DeployedTemplate, referenceIn, resourcesOf } from './template.ts';

interface Route {
  routeKey: string;
  functionId: string;
  timeoutMs: number;
}

/** Maximum time that API Gateway waits for a function, in milliseconds; then it answers 503. */
const longestWaitMs = 30_000;

interface IntegrationProperties {
  IntegrationUri: unknown;
  PayloadFormatVersion: string;
  TimeoutInMillis?: number;
}

/** The routes of the template's API with the functions that their integrations name. */
function routesOf(template: DeployedTemplate): Route[] {
  const integrations = new Map(resourcesOf<IntegrationProperties>(template, 'AWS::ApiGatewayV2::Integration'));
  return resourcesOf<{ RouteKey: string; Target: unknown }>(template, 'AWS::ApiGatewayV2::Route').map(([, route]) => {
    const integration = integrations.get(referenceIn(route.Target));
    if (integration?.PayloadFormatVersion !== '2.0')
      throw new Error(`${route.RouteKey} has no integration of format 2.0.`);
    const { IntegrationUri, TimeoutInMillis: timeoutMs = longestWaitMs } = integration;
    return { routeKey: route.RouteKey, functionId: referenceIn(IntegrationUri), timeoutMs };
  });
}

/** Answers requests as the template's API does: only its routes exist, each served by the function of its integration. */
export const deployedApi = (template: DeployedTemplate, functions: ReadonlyMap<string, DeployedFunction>) =>
  createApi(routesOf(template), async ({ functionId, timeoutMs }, event) => {
    const target = functions.get(functionId);
    if (!target) throw new Error(`The template has no function ${functionId}.`);
    const waiting = new AbortController();
    const late = pause(timeoutMs, serviceUnavailable, { signal: waiting.signal, ref: false }).catch(() => undefined);
    const result = await Promise.race([target.invoke(event), late]);
    waiting.abort();
    return result as APIGatewayProxyResultV2;
  });

const serviceUnavailable = { statusCode: 503, body: JSON.stringify({ message: 'Service Unavailable' }) };
