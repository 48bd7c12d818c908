import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { MatchedRoute } from './route-table.ts';

/** The API's stage, the first segment of every path. */
export const stage = 'api';

/** Headers that CloudFront sets itself; what a client sends under these names never arrives. */
const edgeHeaders = ['x-origin-verify', 'cloudfront-viewer-address'];

const textTypes = /^(text\/|application\/(json|javascript|xml)\b)/;

/**
 * Makes the event that API Gateway (payload format 2.0) makes of a request that came through CloudFront.
 * Throws a URIError when the path's or query's percent-encoding is malformed.
 */
export const createEvent = (
  request: IncomingMessage,
  url: URL,
  route: MatchedRoute,
  body: Buffer,
  originSecret: string,
): APIGatewayProxyEventV2 => {
  const rawQueryString = url.search.slice(1);
  decodeURIComponent(rawQueryString);
  const sourceIp = request.socket.remoteAddress ?? '127.0.0.1';
  const headers = {
    ...clientHeaders(request.headers),
    'x-origin-verify': originSecret,
    'cloudfront-viewer-address': `${sourceIp}:${request.socket.remotePort ?? 0}`,
  };
  const { cookie } = request.headers;
  const query = queryParameters(url.searchParams);
  const rawPath = decodeURIComponent(url.pathname);
  const now = new Date();
  return {
    version: '2.0',
    routeKey: route.call.routeKey,
    rawPath,
    rawQueryString,
    ...(cookie === undefined ? {} : { cookies: cookie.split(/; */) }),
    headers,
    ...(query === undefined ? {} : { queryStringParameters: query }),
    ...(route.pathParameters === undefined ? {} : { pathParameters: route.pathParameters }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: request.headers.host ?? 'localhost',
      domainPrefix: 'localhost',
      http: {
        method: request.method ?? 'GET',
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp,
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: route.call.routeKey,
      stage,
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    ...bodyOf(body, request.headers['content-type'] ?? ''),
  };
};

/** Lower-cased names, repeated headers joined by a comma, cookies left to their own list. */
const clientHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || name === 'cookie' || edgeHeaders.includes(name)
        ? []
        : [[name, Array.isArray(value) ? value.join(',') : value]],
    ),
  );

const queryParameters = (given: URLSearchParams): Record<string, string> | undefined => {
  const names = [...new Set(given.keys())];
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, given.getAll(name).join(',')]));
};

/** API Gateway hands text over as it is and everything else, forms included, in base64. */
const bodyOf = (body: Buffer, contentType: string): { body?: string; isBase64Encoded: boolean } => {
  if (body.length === 0) {
    return { isBase64Encoded: false };
  }
  const isText = textTypes.test(contentType.toLowerCase());
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText };
};
