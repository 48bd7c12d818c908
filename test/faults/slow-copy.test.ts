import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fileMs } from '#functions/services/files/file-client.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { type ApiAnswer, testApi } from '#test/support/api.ts';
import { urlOf } from '#test/support/ports.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';

/** Behaviour of the file store while it copies; all other requests are answered. */
type Slowness = (response: ServerResponse) => void;
const slowness: Record<string, Slowness> = {
  'never answers': () => {},
  // As S3 does: the response starts immediately, blanks keep the connection open, and the result comes at the end.
  'begins its answer and never ends it': (response) => response.writeHead(200).write(' '),
};
let behave: Slowness = () => {};
let copies = 0;

function answer({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers['x-amz-copy-source']) {
    copies += 1;
    behave(response);
    return;
  }
  response.writeHead(206, { 'content-range': 'bytes 0-63/500000000', etag: '"1"' });
  response.end(Buffer.from('\0\0\0\x20ftypisom\0\0\0\0some frames', 'latin1'));
}

const store = createServer(answer);
const usual = process.env.S3_ENDPOINT;
let candidate: Principal;
let api: Awaited<ReturnType<typeof testApi>>;
beforeAll(async () => {
  await new Promise<void>((ready) => store.listen(0, '127.0.0.1', ready));
  process.env.S3_ENDPOINT = urlOf(store);
  api = await testApi();
  candidate = await makePrincipal('candidate', 1);
});
afterAll(() => {
  process.env.S3_ENDPOINT = usual;
  store.close();
  store.closeAllConnections();
});
afterEach(() => vi.restoreAllMocks());

const start = (): Promise<ApiAnswer> =>
  api.call(uploadCalls.start, {
    token: candidate.token,
    body: { kind: 'video', content_type: 'video/mp4', size: 500_000_000 },
  });

test.each(Object.keys(slowness))(
  'a copy that %s ends in time with our own response, and is not retried',
  async (name) => {
    behave = slowness[name] ?? behave;
    copies = 0;
    const given: number[] = [];
    const { timeout } = AbortSignal;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      given.push(milliseconds);
      return timeout.call(AbortSignal, milliseconds === fileMs.copy ? 250 : milliseconds);
    });
    const upload = await start();
    const completed = await api.call(uploadCalls.complete, { token: candidate.token, params: { id: upload.body.id } });
    expect([completed.status, completed.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(completed.headers['retry-after'])).toBeGreaterThan(0);
    expect(given).toContain(fileMs.copy);
    expect(copies).toBe(1);
  },
);
