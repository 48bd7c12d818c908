import { setTimeout as pause } from 'node:timers/promises';
import type { APIGatewayProxyResultV2 } from 'aws-lambda';
import { createApi } from '#infra/local/gateway/api.ts';
import { routesOf } from './api-body.ts';
import type { DeployedFunction } from './deployed-function.ts';
import type { DeployedTemplate } from './template.ts';

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
