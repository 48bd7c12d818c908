import type { IncomingMessage } from 'node:http';
import { type Answer, gatewayAnswer } from '#infra/local/gateway/answer.ts';
import { type GatewayRequest, headersOf } from '#infra/local/gateway/event.ts';
import { type Behaviour, behavioursOf, distributionOf, type Origin } from './behaviours.ts';
import { edgeCache } from './edge-cache.ts';
import { headersOfPolicy, type ResponseHeadersPolicyConfig } from './edge-headers.ts';
import { type DeployedTemplate, resourcesOf } from './template.ts';
import { type FunctionResponse, viewerRequest } from './viewer-request.ts';

/** An origin behind the edge. A body of undefined exceeds API Gateway's limit. */
export interface Origins {
  api(request: GatewayRequest, body: Buffer | undefined): Promise<Answer>;
  site(path: string): Promise<Answer>;
}

/** The address of a client as the edge sees it: `ip:port`. */
const addressOf = ({ socket }: IncomingMessage): string => `${socket.remoteAddress}:${socket.remotePort}`;

/**
 * Returns the function that answers clients' requests as the template's distribution does. Only what the distribution
 * forwards reaches an origin.
 * @param resolve resolves values of the template
 */
export function deployedEdge(template: DeployedTemplate, resolve: (value: unknown) => unknown, origins: Origins) {
  const { Origins, DefaultRootObject = '', CustomErrorResponses = [] } = distributionOf(template);
  const behaviours = behavioursOf(template).map((behaviour) => ({
    ...behaviour,
    route: behaviour.viewerRequest === undefined ? undefined : viewerRequest(behaviour.viewerRequest),
    origin: resolve(Origins.find(({ Id }) => Id === behaviour.originId)) as Origin,
    responseHeaders: policyHeaders(template, resolve, behaviour.responseHeadersId),
  }));
  if (CustomErrorResponses.some(({ ResponsePagePath }) => ResponsePagePath !== undefined)) {
    throw new Error('Pages in the place of errors are not known here.');
  }
  const cache = edgeCache(new Map(CustomErrorResponses.map((each) => [each.ErrorCode, each.ErrorCachingMinTTL ?? 10])));

  const fromOrigin = (each: (typeof behaviours)[number], incoming: IncomingMessage, url: URL, body?: Buffer) =>
    each.origin.CustomOriginConfig
      ? origins.api(originRequest(each, each.origin, incoming, url), body)
      : origins.site(url.pathname === '/' ? `/${DefaultRootObject}` : url.pathname);

  return async (incoming: IncomingMessage, url: URL, body: Buffer | undefined): Promise<Answer> => {
    const each = behaviours.find(({ pattern }) => pattern.test(url.pathname));
    if (!each) throw new Error('The distribution has no default behaviour.');
    const answered = (answer: Answer, source: string): Answer => ({
      ...answer,
      headers: { ...answer.headers, 'x-cache': `${source} from cloudfront`, ...each.responseHeaders },
    });
    const method = incoming.method ?? 'GET';
    if (!each.methods.includes(method) || (method === 'GET' && body?.length !== 0)) {
      return answered(gatewayAnswer(403, { message: 'This distribution does not allow the request.' }), 'Error');
    }
    const routed = each.route?.({ uri: url.pathname, method, query: url.search.slice(1) });
    if (routed && !('uri' in routed)) return answered(functionAnswer(routed), 'FunctionGeneratedResponse');
    const requested = routed ? new URL(routed.uri, url) : url;
    const key = method === 'GET' || method === 'HEAD' ? cacheKey(each, incoming, requested) : undefined;
    const found = key === undefined ? undefined : cache.find(key, Date.now());
    if (found) return answered(found, 'Hit');
    const answer = await fromOrigin(each, incoming, requested, body);
    if (key !== undefined) cache.keep(key, answer, each.ttl, Date.now());
    return answered(answer, answer.status >= 400 ? 'Error' : 'Miss');
  };
}

/** A response that the edge's function made. */
const functionAnswer = ({ statusCode, headers = {} }: FunctionResponse): Answer => ({
  status: statusCode,
  headers: Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])),
  body: Buffer.alloc(0),
});

function policyHeaders(
  template: DeployedTemplate,
  resolve: (value: unknown) => unknown,
  id: string | undefined,
): Record<string, string> {
  if (id === undefined) return {};
  const policies = new Map(
    resourcesOf<{ ResponseHeadersPolicyConfig: unknown }>(template, 'AWS::CloudFront::ResponseHeadersPolicy'),
  );
  const config = policies.get(id)?.ResponseHeadersPolicyConfig;
  return headersOfPolicy(resolve(config) as ResponseHeadersPolicyConfig);
}

const cacheKey = (behaviour: Behaviour, { headers }: IncomingMessage, url: URL): string =>
  JSON.stringify([
    url.pathname,
    behaviour.isQueryInKey ? url.search : '',
    behaviour.keyHeaders.map((name) => headers[name] ?? null),
  ]);

/**
 * The request as an origin gets it. The host is the origin's, the edge sets the client's address, and the custom
 * headers of the origin replace the client's headers of the same names.
 */
function originRequest(
  { keyHeaders, forwardedHeaders, isQueryInKey, isQueryForwarded }: Behaviour,
  { DomainName, OriginCustomHeaders = [] }: Origin,
  incoming: IncomingMessage,
  url: URL,
): GatewayRequest {
  const given = headersOf(incoming);
  const forwarded = [...keyHeaders, ...forwardedHeaders].flatMap((name): [string, string][] => {
    if (name === 'cloudfront-viewer-address') return [[name, addressOf(incoming)]];
    const value = given[name];
    return value === undefined || name.startsWith('cloudfront-') ? [] : [[name, value]];
  });
  const requested = new URL(url);
  requested.host = String(DomainName);
  if (!isQueryInKey && !isQueryForwarded) requested.search = '';
  return {
    method: incoming.method ?? 'GET',
    url: requested,
    headers: {
      host: String(DomainName),
      'user-agent': 'Amazon CloudFront',
      'x-forwarded-for': [given['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean).join(', '),
      ...Object.fromEntries(forwarded),
      ...Object.fromEntries(
        OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue]),
      ),
    },
    // The address of a CloudFront server.
    sourceIp: '198.51.100.1',
    httpVersion: '1.1',
  };
}
