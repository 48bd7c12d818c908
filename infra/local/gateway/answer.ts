import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyResultV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { chooseEncoding, compress } from './compress.ts';

/** A complete response, before compression and conditional requests are applied. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  cookies?: readonly string[];
  body: Buffer;
}

/** A response of API Gateway itself, in its own format. */
export const gatewayAnswer = (status: number, content: object): Answer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: Buffer.from(JSON.stringify(content)),
});

const isStructured = (result: unknown): result is APIGatewayProxyStructuredResultV2 =>
  typeof result === 'object' && result !== null && 'statusCode' in result;

/** Interprets a function's result as API Gateway does: a result without a status code is the JSON of a 200. */
export const answerOf = (result: APIGatewayProxyResultV2): Answer => {
  if (!isStructured(result)) {
    return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(result)) };
  }
  const headers = Object.entries(result.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    status: Number(result.statusCode),
    headers: { 'content-type': 'application/json', ...Object.fromEntries(headers) },
    ...(result.cookies === undefined ? {} : { cookies: result.cookies }),
    body: Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8'),
  };
};

const bare = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Whether the client's cached copy is current, by weak comparison (RFC 9110, 13.1.2). */
const isUnchanged = (request: IncomingMessage, etag: string | undefined): boolean => {
  const known = request.headers['if-none-match']?.split(',') ?? [];
  return etag !== undefined && known.some((tag) => bare(tag) === bare(etag));
};

/** Sends a response as the edge does: 304 if the client's copy is current, compressed if worthwhile. */
export const send = async (request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> => {
  const headers: Record<string, string | string[]> = { ...answer.headers };
  if (answer.cookies !== undefined && answer.cookies.length > 0) {
    headers['set-cookie'] = [...answer.cookies];
  }
  if (answer.status === 200 && isUnchanged(request, answer.headers.etag)) {
    delete headers['content-type'];
    response.writeHead(304, headers).end();
    return;
  }
  if (answer.status === 204 || answer.status === 304) {
    delete headers['content-type'];
    response.writeHead(answer.status, headers).end();
    return;
  }
  const encoding = chooseEncoding(
    request.headers['accept-encoding'],
    answer.headers['content-type'] ?? '',
    answer.body.length,
  );
  const body = encoding === undefined ? answer.body : await compress(answer.body, encoding);
  if (encoding !== undefined) {
    headers['content-encoding'] = encoding;
    headers.vary = answer.headers.vary === undefined ? 'accept-encoding' : `${answer.headers.vary}, accept-encoding`;
    if (answer.headers.etag !== undefined) {
      headers.etag = `W/${bare(answer.headers.etag)}`;
    }
  }
  headers['content-length'] = String(body.length);
  response.writeHead(answer.status, headers).end(body);
};
