import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context, DynamoDBRecord } from 'aws-lambda';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { dynamodb, tableName } from '#functions/data/table.ts';
import { clock } from '#functions/platform/clock.ts';
import { createStreamClient } from '#infra/local/streams/stream-client.ts';
import { ensureTable } from '#infra/local/table.ts';
import { folderOf, handlerFile } from '#infra/settings/handler-file.ts';
import { type CallDefinition, type InputFor, routeKeyOf } from '#shared/contracts/define.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { epochMs } from '#shared/domain/time.ts';
import { type AnswerName, answerName, keepAnswers } from './answers.ts';
import { watchReads } from './bounded-reads.ts';
import { inboxOf } from './inbox.ts';
import { sendQuickly } from './quick-table.ts';
import { expectRefusalTexts } from './refusal-texts.ts';
import { asFunction, noteCall } from './rights/current-function.ts';
import { scanTable } from './table-access.ts';
import { measureUnits } from './units.ts';

/** The response of a call. `body` is the parsed JSON, a text, or undefined. */
export interface ApiAnswer {
  status: number;
  // The tests check the shape of the responses, refusals included.
  // biome-ignore lint/suspicious/noExplicitAny: a typed body would assert what the test should check
  body: any;
  headers: Record<string, string>;
  /** Cursor of the next page, or undefined. */
  next: string | undefined;
}

interface Extras {
  token?: string | undefined;
  headers?: Record<string, string> | undefined;
  /** The client's address as the edge would see it. */
  address?: string | undefined;
}

/** Values that the contract refuses are allowed here, to test refusals. */
type LooseInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** A raw request to a route, for input that no typed call can express. */
export interface RawRequest extends Extras {
  params?: Record<string, string>;
  rawQuery?: string;
  body?: string | Uint8Array;
}

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * The API on this test file's own table: real handlers, real stores, no HTTP server between.
 * Call it once at the top of a test file.
 */
export async function testApi() {
  await ensureTable(process.env.DYNAMODB_ENDPOINT ?? '', tableName());
  const units = measureUnits(dynamodb);
  const stream = streamReader();
  const real = clock.now;
  afterEach(() => {
    clock.now = real;
  });
  afterAll(() => keepAnswers(process.env.ANSWERS_FOLDER ?? '', expect.getState().testPath ?? '', provoked));
  return {
    /** Makes a call. Input is as in the contract; other values are sent unchanged. */
    call: <C extends CallDefinition>(call: C, input: (InputFor<C> | LooseInput) & Extras = {}): Promise<ApiAnswer> =>
      send(call, input as LooseInput & Extras),
    /** Sends a body unchanged. */
    raw: (call: CallDefinition, request: RawRequest): Promise<ApiAnswer> => invoke(call, request),
    /** Read and write units of all requests to the table since the last reset. */
    units,
    /** Passes the stream's records since the last call to the stream function. */
    drainStream: async (): Promise<DynamoDBRecord[]> => {
      const { handler } = await import('#functions/events/stream.ts');
      const records = await stream.read();
      for (let start = 0; start < records.length; start += 100) {
        const batch = records.slice(start, start + 100);
        const { batchItemFailures } = (await asFunction('functions/events/stream.ts', () =>
          handler({ Records: batch }),
        )) ?? { batchItemFailures: [] };
        if (batchItemFailures.length > 0)
          throw new Error(`The stream's function failed: ${JSON.stringify(batchItemFailures)}`);
      }
      return records;
    },
    /** Reads the stream's records since the last call, without processing them. */
    readStream: () => stream.read(),
    /** The mails sent to an address, oldest first. */
    inbox: (email: string) => inboxOf(process.env.SES_ENDPOINT ?? '', email),
    /** Every item of the table, for canaries and checks that nothing changed. */
    scan: scanTable,
    clock: {
      /** Stops the clock at a time in milliseconds; ends with the test. */
      set: (milliseconds: number) => {
        clock.now = vi.fn(() => epochMs(milliseconds));
      },
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof testApi>>;

sendQuickly(dynamodb, noteCall);
const watched = watchReads(dynamodb);
/** The answers that this test file provoked. */
const provoked = new Set<AnswerName>();

function send(call: CallDefinition, { params, query, body, ...extras }: LooseInput & Extras): Promise<ApiAnswer> {
  const texts = (values: Record<string, unknown> = {}) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
  return invoke(call, {
    ...extras,
    params: texts(params),
    rawQuery: new URLSearchParams(texts(query)).toString(),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...extras.headers },
  });
}

async function invoke(call: CallDefinition, request: RawRequest): Promise<ApiAnswer> {
  const { operation, entry, handler } = await handlerOf(call);
  const result = await watched(operation, () => asFunction(entry, () => handler(eventOf(call, request), contextOf())));
  const headers = Object.fromEntries(
    Object.entries(result.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const next = /[?&]cursor=([^&>]+)/.exec(headers.link ?? '')?.[1];
  const status = result.statusCode ?? 0;
  const isText = call.answerType !== undefined && status < 400;
  const body = result.body && !isText ? JSON.parse(result.body) : result.body || undefined;
  if (status >= 400) expectRefusalTexts({ headers, body });
  provoked.add(answerName(operation, status, status >= 400 ? body?.code : undefined));
  return {
    status,
    body,
    headers,
    next: next === undefined ? undefined : decodeURIComponent(next),
  };
}

async function handlerOf(call: CallDefinition): Promise<{ operation: string; entry: string; handler: Handler }> {
  const listed = allCalls.find((each) => each.call === call);
  if (!listed) throw new Error(`No domain has the call ${routeKeyOf(call)}.`);
  const { domain, operation } = listed;
  const module: { handler: Handler } = await import(`../../functions/api/${folderOf(domain)}/handler.ts`);
  return { operation, entry: handlerFile(domain), handler: module.handler };
}

function eventOf(call: CallDefinition, request: RawRequest): APIGatewayProxyEventV2 {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(request.params?.[name] ?? ''),
  );
  const query = Object.fromEntries(new URLSearchParams(request.rawQuery ?? ''));
  const isBinary = request.body !== undefined && typeof request.body !== 'string';
  const now = clock.now();
  return {
    version: '2.0',
    routeKey: routeKeyOf(call),
    rawPath: `/api${path}`,
    rawQueryString: request.rawQuery ?? '',
    headers: {
      'x-origin-verify': process.env.ORIGIN_SECRET ?? '',
      'cloudfront-viewer-address': `${request.address ?? '192.0.2.1'}:443`,
      ...(request.token ? { authorization: `Bearer ${request.token}` } : {}),
      ...request.headers,
    },
    ...(request.rawQuery ? { queryStringParameters: query } : {}),
    ...(request.params && Object.keys(request.params).length > 0 ? { pathParameters: request.params } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      domainName: 'test',
      domainPrefix: 'test',
      http: {
        method: call.method,
        path: `/api${path}`,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: 'test',
      },
      requestId: randomUUID(),
      routeKey: routeKeyOf(call),
      stage: 'api',
      time: new Date(now).toISOString(),
      timeEpoch: now,
    },
    ...(request.body === undefined
      ? {}
      : { body: isBinary ? Buffer.from(request.body).toString('base64') : String(request.body) }),
    isBase64Encoded: isBinary,
  };
}

const contextOf = () => ({ awsRequestId: randomUUID(), getRemainingTimeInMillis: () => 10_000 }) as unknown as Context;

function streamReader() {
  let iterator: string | undefined;
  const client = createStreamClient(process.env.DYNAMODB_ENDPOINT ?? '');
  const open = async () => {
    const arn = await client.streamOf(tableName());
    const [shard] = arn ? await client.shardsOf(arn) : [];
    if (!arn || !shard) throw new Error('The table has no stream.');
    return client.iterate(arn, shard, undefined);
  };
  return {
    read: async (): Promise<DynamoDBRecord[]> => {
      iterator ??= await open();
      const all: DynamoDBRecord[] = [];
      for (;;) {
        const { records, next } = await client.read(iterator, 1000);
        iterator = next ?? iterator;
        all.push(...records);
        if (records.length === 0) return all;
      }
    },
  };
}
