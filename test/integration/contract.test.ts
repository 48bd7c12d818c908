import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { expect, test } from 'vitest';
import { folderOf } from '#infra/settings/handler-file.ts';
import { allCalls, contracts, type Domain } from '#shared/contracts/index.ts';
import { testApi } from '#test/support/api.ts';

const api = await testApi();
const functions = join(import.meta.dirname, '../../functions/api');
const domains = Object.keys(contracts) as Domain[];

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
const handlerOf = async (domain: Domain): Promise<Handler> =>
  (await import(`../../functions/api/${folderOf(domain)}/handler.ts`)).handler;

/** A minimal event of a route: it shows whether a function serves the route. */
const eventOf = (routeKey: string) =>
  ({
    routeKey,
    rawPath: '/api',
    rawQueryString: '',
    headers: { 'x-origin-verify': process.env.ORIGIN_SECRET ?? '' },
    requestContext: { http: { sourceIp: '192.0.2.1' } },
  }) as unknown as APIGatewayProxyEventV2;

const knows = async (domain: Domain, routeKey: string): Promise<boolean> => {
  const handler = await handlerOf(domain);
  return (await handler(eventOf(routeKey), {} as Context)).statusCode !== 404;
};

test('the folders of functions with a handler are the domains of the contract, and that of the documents', () => {
  const folders = readdirSync(functions, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const withHandler = folders.filter(({ name }) => readdirSync(join(functions, name)).includes('handler.ts'));
  expect(withHandler.map(({ name }) => name).sort()).toEqual([...domains.map(folderOf), 'pages'].sort());
});

test.each(allCalls)(
  "$operation is served by its own domain's function and by no other",
  async ({ domain, routeKey }) => {
    for (const each of domains) expect([each, await knows(each, routeKey)]).toEqual([each, each === domain]);
  },
);

test('no two calls share a route, also with different parameter names', () => {
  const routes = allCalls.map(({ routeKey }) => routeKey.replaceAll(/\{\w+\}/g, '{}'));
  expect(new Set(routes).size).toBe(routes.length);
});

test('a call that is only for its own account declares where the account id is', () => {
  for (const { call, operation } of allCalls) {
    const relations = typeof call.access === 'string' ? [] : Object.values(call.access);
    if (relations.includes('self')) expect(call.own?.length ?? 0, operation).toBeGreaterThan(0);
  }
});

test('every list takes a limit and a cursor, and refuses a cursor of another origin', async () => {
  for (const { call, operation } of allCalls.filter(({ call }) => call.paged)) {
    const names = Object.keys((call.query as { shape?: object } | undefined)?.shape ?? {});
    expect(names, operation).toEqual(expect.arrayContaining(['limit', 'cursor']));
    expect(call.errors, operation).toContain('INVALID_CURSOR');
    if (call.access !== 'public') continue;
    const answer = await api.call(call, { params: { id: '1' }, query: { cursor: 'made-up' } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_CURSOR' } });
  }
});

test('a master admin may make every call that an admin may', () => {
  for (const { call, operation } of allCalls) {
    if (typeof call.access === 'string' || !call.access.admin) continue;
    // With the same relation, or with anyone's records.
    expect([call.access.admin, 'any'], operation).toContain(call.access.master_admin);
  }
});
