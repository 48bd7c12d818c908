import { setting } from '#functions/platform/env.ts';
import type { VersionCall } from './version-calls.ts';

/** The event of API Gateway (payload format 2.0), as the edge forwards a request of a guest. */
export function eventOf({ routeKey, pathParameters, query, body }: VersionCall): object {
  const [method = '', path = ''] = routeKey.split(' ');
  return {
    version: '2.0',
    routeKey,
    rawPath: `/api${path}`,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: {
      'x-origin-verify': setting('ORIGIN_SECRET'),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(query && { queryStringParameters: query }),
    ...(pathParameters && { pathParameters }),
    ...(body !== undefined && { body }),
    requestContext: { http: { method, path, sourceIp: '127.0.0.1', userAgent: 'portal-release' }, routeKey },
    isBase64Encoded: false,
  };
}
