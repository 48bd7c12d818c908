import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { securityHeaders } from '#infra/constructs/security-headers.ts';
import { routeKeysOf } from '#shared/contracts/define.ts';
import { documentRouteKeys } from '#shared/contracts/documents.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { canonicalPath } from '#shared/domain/canonical-path.ts';
import type { ApiFunctionName } from '../../settings/handler-file.ts';
import { listen } from '../process/ports.ts';
import { type Answer, gatewayAnswer, send } from './answer.ts';
import { createApi, maxBodyBytes } from './api.ts';
import { documentUrl } from './document-url.ts';
import { type GatewayRequest, headersOf, stage } from './event.ts';
import { invoke } from './invoke.ts';
import { readBody } from './read-body.ts';
import { answerSite } from './static-site.ts';

export interface GatewayOptions {
  port: number;
  /** Folder of the built site. */
  siteDir: string;
  originSecret: string;
  fileOrigins: readonly string[];
  /** Origins of the payment checkout besides Razorpay's. */
  checkoutOrigins: readonly string[];
  /** Where rooms of interviews find the other side. */
  signallingOrigins?: readonly string[];
}

/** Everything behind API Gateway: the calls of the contract, and the rendered documents. */
const apiRoutes: readonly { routeKey: string; domain: ApiFunctionName }[] = [
  ...allCalls.flatMap(({ domain, call }) => routeKeysOf(call).map((routeKey) => ({ routeKey, domain }))),
  ...documentRouteKeys.map((routeKey) => ({ routeKey, domain: 'pages' as const })),
];

const answerApi = createApi(apiRoutes, ({ domain }, event) => invoke(domain, event));

/** Emulates CloudFront and API Gateway: serves the site, and `/api` from the functions. Throws like `listen`. */
export const startGateway = async (options: GatewayOptions): Promise<Server> => {
  const { fileOrigins, checkoutOrigins, signallingOrigins = [] } = options;
  const security = securityHeaders({ fileOrigins, checkoutOrigins, signallingOrigins, transportSecurity: 'none' });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(security)) {
      response.setHeader(name, value);
    }
    answer(request, response, options).catch((error) => {
      // A request that its client aborted is not an error.
      if (request.complete) {
        console.error('The local gateway failed:', error);
      }
      response.destroy();
    });
  });
  await listen(server, options.port, 'site and API');
  return server;
};

const answer = async (request: IncomingMessage, response: ServerResponse, options: GatewayOptions): Promise<void> => {
  const url = parseUrl(request.url ?? '/');
  if (url === undefined) {
    return send(request, response, gatewayAnswer(400, { message: 'Bad Request' }));
  }
  if (url.pathname === `/${stage}` || url.pathname.startsWith(`/${stage}/`)) {
    const body = await readBody(request, maxBodyBytes);
    return send(request, response, await answerApi(behindEdge(request, url, options.originSecret), body));
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return send(request, response, gatewayAnswer(405, { message: 'Method Not Allowed' }));
  }
  const path = canonicalPath(url.pathname);
  if (path !== url.pathname) return send(request, response, redirectTo(path + url.search));
  const document = documentUrl(url);
  if (document) {
    const body = Buffer.alloc(0);
    return send(request, response, await answerApi(behindEdge(request, document, options.originSecret), body));
  }
  return send(request, response, await answerSite(options.siteDir, url.pathname));
};

const redirectTo = (location: string): Answer => ({ status: 301, headers: { location }, body: Buffer.alloc(0) });

/** Sets the headers that CloudFront sets itself, overriding those of the client. */
const behindEdge = (request: IncomingMessage, url: URL, originSecret: string): GatewayRequest => {
  const { remoteAddress: sourceIp = '127.0.0.1', remotePort = 0 } = request.socket;
  const edgeHeaders = { 'x-origin-verify': originSecret, 'cloudfront-viewer-address': `${sourceIp}:${remotePort}` };
  return {
    method: request.method ?? 'GET',
    url,
    headers: { ...headersOf(request), ...edgeHeaders },
    sourceIp,
    httpVersion: request.httpVersion,
  };
};

export const parseUrl = (target: string): URL | undefined => {
  try {
    return new URL(`http://localhost${target.startsWith('/') ? target : `/${target}`}`);
  } catch {
    return undefined;
  }
};
