import { createServer } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, vi } from 'vitest';
import { handler } from '#functions/api/pages/handler.ts';
import { lambdaContext } from '#infra/local/gateway/invoke.ts';
import { absentPart, documentRoutes } from '#shared/contracts/documents.ts';
import { urlOf } from './ports.ts';
import { asFunction } from './rights/current-function.ts';

/** A frame as the site has it, with nothing around the content. */
const frame =
  '<html lang="en" dir="ltr"><head><title>%TITLE%</title>%HEAD%</head><body><div id="root">%CONTENT%</div></body></html>';

/** A site with nothing but the frame of the pages, whose address the function of documents has. */
export async function siteWithFrame(): Promise<string> {
  const site = createServer((_, response) => void response.end(frame)).listen(0, '127.0.0.1');
  await new Promise((ready) => site.once('listening', ready));
  afterAll(() => site.close());
  const url = urlOf(site);
  vi.stubEnv('SITE_URL', url);
  return url;
}

/** What a visitor gets from a route of the documents: it is the same for everybody. */
export async function showRoute(route: string, parameters: Record<string, string> = {}, headers = {}) {
  const event = {
    routeKey: `GET /pages/${route}`,
    pathParameters: parameters,
    headers: { 'x-origin-verify': process.env.ORIGIN_SECRET ?? '', ...headers },
    requestContext: { requestId: 'JKJaXmPLvHcESHA=' },
  } as unknown as APIGatewayProxyEventV2;
  const result = await asFunction('functions/api/pages/handler.ts', () =>
    handler(event, lambdaContext('pages', 'test')),
  );
  return { status: result.statusCode, headers: result.headers ?? {}, body: result.body ?? '' };
}

/** What a visitor gets at a public path, as the edge and API Gateway pass it on; undefined for paths of the site. */
export async function showPath(path: string) {
  for (const { path: route, publicPath } of Object.values(documentRoutes)) {
    const found = publicPath.exec(path);
    if (!found) continue;
    const names = [...route.matchAll(/\{([a-z]+)\}/g)].map(([, name = '']) => name);
    const parameters = names.map((name, place) => [name, decodeURIComponent(found[place + 1] ?? absentPart)]);
    return await showRoute(route.replace('/pages/', ''), Object.fromEntries(parameters));
  }
  return undefined;
}
