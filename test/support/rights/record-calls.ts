import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { ServiceCall } from './service-call.ts';

/** Longer bodies are cut to this many characters: rights depend on small ones only. */
const maxRecorded = 2_000_000;

/** Starts to record every signed request of this process or thread to an AWS service. */
export function recordCalls(record: (call: ServiceCall) => void): void {
  const original = http.request;
  const recording = (...given: Parameters<typeof http.request>): ClientRequest => {
    const request = original(...given);
    const options = given.find((each): each is RequestOptions => typeof each === 'object' && 'headers' in each);
    const headers = lowerCased(options?.headers);
    if (headers.authorization?.startsWith('AWS4-HMAC-SHA256')) watch(request, headers, record);
    return request;
  };
  http.request = recording as typeof http.request;
  syncBuiltinESMExports();
}

const lowerCased = (headers: RequestOptions['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]));

function watch(request: ClientRequest, headers: Record<string, string>, record: (call: ServiceCall) => void): void {
  let body = '';
  const keep = (chunk: unknown) => {
    if (body.length > maxRecorded) return;
    if (typeof chunk === 'string') body += chunk;
    else if (chunk instanceof Uint8Array) body += Buffer.from(chunk).toString();
  };
  for (const name of ['write', 'end'] as const) {
    const original = request[name].bind(request) as (...given: unknown[]) => unknown;
    Object.assign(request, {
      [name]: (...given: unknown[]) => {
        keep(given[0]);
        return original(...given);
      },
    });
  }
  const done = (status: number | undefined) => {
    record({ method: request.method, path: request.path, headers, body, status });
  };
  request.once('response', (response: IncomingMessage) => done(response.statusCode));
  request.once('error', () => done(undefined));
}
