import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { authCalls } from '#shared/contracts/auth.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { type RawRequest, testApi } from '#test/support/api.ts';

const api = await testApi();
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const multipart = { 'content-type': 'multipart/form-data; boundary=edge' };
const KB = 1024;
const MB = KB * KB;

/** Bodies of the largest size that are hard for slow parsers; `bytes` is their approximate size. */
const shapes: Record<string, (bytes: number) => RawRequest> = {
  'nested lists': (bytes) => ({ headers: json, body: `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}` }),
  'nested objects': (bytes) => ({ headers: json, body: `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}` }),
  'many fields': (bytes) => ({
    headers: json,
    body: `{${Array.from({ length: bytes / 12 }, (_, at) => `"f${at}":1`).join(',')}}`,
  }),
  'a long name': (bytes) => ({ headers: json, body: `{"name":"${' a'.repeat(bytes / 2)}"}` }),
  'a list of words': (bytes) => ({
    headers: json,
    body: `{"skills":[${Array(Math.floor(bytes / 4))
      .fill('"a"')
      .join(',')}]}`,
  }),
  'many form fields': (bytes) => ({
    headers: form,
    body: Array.from({ length: bytes / 12 }, (_, at) => `f${at}=%41`).join('&'),
  }),
};
const part = (name: string, text: string) =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const file = (text: string) =>
  `--edge\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n${text}\r\n--edge--\r\n`;
const forms: Record<string, (bytes: number) => RawRequest> = {
  'a file': (bytes) => ({ headers: multipart, body: file('x'.repeat(Math.floor(bytes))) }),
  'a file of what looks like boundaries': (bytes) => ({
    headers: multipart,
    body: file('\r\n--edg'.repeat(Math.floor(bytes / 7))),
  }),
  'many parts': (bytes) => ({ headers: multipart, body: part('a', 'x').repeat(Math.floor(bytes / 64)) }),
};

const small: RawRequest = { headers: json, body: '{"name":"a"}' };

type Call = typeof authCalls.candidateSignup | typeof candidateCalls.updateProfile;

/**
 * Processor time of a number of requests in microseconds: the minimum of several runs, which other load disturbs least.
 * Wall-clock time would also depend on the load of the machine.
 */
async function measureCost(request: RawRequest, call: Call, requests = 1): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 7; time += 1) {
    const began = process.cpuUsage();
    for (let sent = 0; sent < requests; sent += 1) {
      const { status } = await api.raw(call, { params: { id: '7' }, ...request });
      expect([400, 401, 413]).toContain(status);
    }
    const { user, system } = process.cpuUsage(began);
    least = Math.min(least, user + system);
  }
  return least;
}

/**
 * Eight small requests have as many bytes as a large one, which costs the same, or 8 times as much if the cost is
 * quadratic.
 */
const parts = 8;
const most = 5;

test.each(Object.entries(shapes))('the cost of a body grows at most linearly with its size: %s', async (_, of) => {
  const less = await measureCost(of(15 * KB), authCalls.candidateSignup, parts);
  const more = await measureCost(of(parts * 15 * KB), authCalls.candidateSignup);
  expect(more / less).toBeLessThan(most);
  // A body that is too large is refused before it is read, so it costs no more than the largest allowed one.
  expect((await measureCost(of(2 * MB), authCalls.candidateSignup)) / (less + more)).toBeLessThan(2 * parts);
});

test.each(Object.entries(forms))('the cost of a form grows at most linearly with its size: %s', async (_, of) => {
  const less = await measureCost(of((4 * MB - KB) / parts), candidateCalls.updateProfile, parts);
  const more = await measureCost(of(4 * MB - KB), candidateCalls.updateProfile);
  expect(more / less).toBeLessThan(most);
});

test('no form costs much more than a file of the same size', async () => {
  const file = await measureCost(forms['a file']?.(4 * MB - KB) ?? small, candidateCalls.updateProfile);
  for (const [name, of] of Object.entries(forms)) {
    expect((await measureCost(of(4 * MB - KB), candidateCalls.updateProfile)) / file, name).toBeLessThan(15);
  }
});

test('a body of the largest size costs a bounded multiple of a small one', async () => {
  const least = (await measureCost(small, authCalls.candidateSignup, 40)) / 40;
  for (const [name, of] of Object.entries(shapes)) {
    expect((await measureCost(of(120 * KB), authCalls.candidateSignup)) / least, name).toBeLessThan(1_000);
  }
});

test('memory is freed: 200 large bodies leave as little behind as a few of them', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = async () => {
    // Memory that one collection finds may be freed only by the next one.
    for (let time = 0; time < 3; time += 1) {
      collect();
      await new Promise(setImmediate);
    }
    return process.memoryUsage().heapUsed / MB;
  };
  const requests = [...Object.values(shapes).map((of) => of(120 * KB)), forms['a file']?.(MB / 2) ?? small];
  const send = async (request: RawRequest) => {
    expect((await api.raw(shortlistCalls.add, request)).status).toBeLessThan(500);
  };
  for (const request of requests) await send(request);
  const before = await used();
  for (let sent = 0; sent < 200; sent += 1) await send(requests[sent % requests.length] ?? small);
  expect((await used()) - before).toBeLessThan(10);
});
