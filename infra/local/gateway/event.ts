import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { MatchedRoute } from './route-table.ts';

/** The API's stage, the first segment of every path. */
export const stage = 'api';

/** A request as API Gateway receives it from the edge. */
export interface GatewayRequest {
  method: string;
  url: URL;
  /** By lower-case name; repeated headers are joined by a comma. */
  headers: Readonly<Record<string, string>>;
  sourceIp: string;
  httpVersion: string;
}

const textTypes = /^(text\/|application\/(json|javascript|xml)\b)/;

/**
 * Creates the event of API Gateway (payload format 2.0) for a request.
 * @throws URIError when the percent-encoding of path or query is malformed
 */
export const createEvent = (
  { method, url, headers, sourceIp, httpVersion }: GatewayRequest,
  { route, pathParameters }: MatchedRoute<{ routeKey: string }>,
  body: Buffer,
): APIGatewayProxyEventV2 => {
  const rawQueryString = url.search.slice(1);
  decodeURIComponent(rawQueryString);
  const { cookie, ...others } = headers;
  const query = queryParameters(url.searchParams);
  const rawPath = decodeURIComponent(url.pathname);
  const now = new Date();
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath,
    rawQueryString,
    ...(cookie === undefined ? {} : { cookies: cookie.split(/; */) }),
    headers: others,
    ...(query === undefined ? {} : { queryStringParameters: query }),
    ...(pathParameters === undefined ? {} : { pathParameters }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? 'localhost',
      domainPrefix: 'localhost',
      http: {
        method,
        path: rawPath,
        protocol: `HTTP/${httpVersion}`,
        sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: route.routeKey,
      stage,
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    ...bodyOf(body, headers['content-type'] ?? ''),
  };
};

/** By lower-case name; repeated headers are joined by a comma, cookies by a semicolon. */
export const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : value]],
    ),
  );

const queryParameters = (given: URLSearchParams): Record<string, string> | undefined => {
  const names = [...new Set(given.keys())];
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, given.getAll(name).join(',')]));
};

/** API Gateway passes text unchanged and all other content, including forms, in base64. */
const bodyOf = (body: Buffer, contentType: string): { body?: string; isBase64Encoded: boolean } => {
  if (body.length === 0) {
    return { isBase64Encoded: false };
  }
  const isText = textTypes.test(contentType.toLowerCase());
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText };
};
