import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from './answer.ts';
import { smallestCompressed } from './compress.ts';

const text = 'Übersetzer, 翻訳者, مترجم. '.repeat(100);
const answers: Record<string, { type: string; body: Buffer }> = {
  '/page': { type: 'text/html; charset=utf-8', body: Buffer.from(text) },
  '/photo': { type: 'image/jpeg', body: Buffer.from(text) },
  '/short': { type: 'text/html; charset=utf-8', body: Buffer.alloc(smallestCompressed - 1, 'a') },
};

const server = createServer((request, response) => {
  const { type, body } = answers[request.url ?? ''] ?? { type: 'text/plain', body: Buffer.from('None.') };
  void send(request, response, { status: 200, headers: { 'content-type': type, etag: '"one"' }, body });
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done)));

const ask = (path: string, accepted: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { 'accept-encoding': accepted, connection: 'close' },
  });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
])('a client that accepts “%s” gets the text compressed as %s', async (accepted, encoding) => {
  const response = await ask('/page', accepted);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-encoding': encoding,
    vary: 'accept-encoding',
    etag: 'W/"one"',
  });
  expect(Number(response.headers.get('content-length'))).toBeLessThan(Buffer.byteLength(text) / 5);
  expect(await response.text()).toBe(text);
});

test.each([
  ['/page', 'identity'],
  ['/photo', 'br'],
  ['/short', 'br'],
])('%s is sent unchanged to a client that accepts %s', async (path, accepted) => {
  const response = await ask(path, accepted);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('etag')).toBe('"one"');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(answers[path]?.body);
});
