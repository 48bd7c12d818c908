import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smokeSteps } from './steps.ts';

type Answer = [status: number, body: string];
const page = '<!doctype html><div id="root"></div>';
const right: Record<string, Answer> = {
  '/': [200, page],
  '/jobs': [200, page],
  '/login': [200, page],
  '/recruiter/login': [200, page],
  '/api/health': [200, '{"status":"ok"}'],
  '/api/jobs': [200, '[]'],
  '/api/auth/session': [401, '{"code":"UNAUTHENTICATED"}'],
  '/api/candidate/send-otp': [400, '{"code":"INVALID_INPUT"}'],
};

let answers: Record<string, Answer>;
let server: Server;
let site: string;
beforeAll(async () => {
  server = createServer(({ url = '/' }, response) => {
    const [status, body] = answers[new URL(url, site).pathname] ?? [404, ''];
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  answers = { ...right };
});

const problems = async () => {
  const found = await Promise.all(
    smokeSteps.map(async ({ name, problemAt }) => [name, await problemAt(site)] as const),
  );
  return found.flatMap(([name, problem]) => (problem === undefined ? [] : [`${name}: ${problem}`]));
};

test('a stage that answers as it should has no problem', async () => {
  expect(await problems()).toEqual([]);
});

test.each<[what: string, path: string, answer: Answer, problem: string]>([
  ['the site bucket is empty', '/', [403, ''], 'the home page: / answers with 403, not 200'],
  [
    'a page is the error of another host',
    '/jobs',
    [200, '<h1>Parked</h1>'],
    'the jobs: /jobs answers with another content',
  ],
  ['pages are moved', '/login', [302, ''], 'the sign-in of candidates: /login answers with 302, not 200'],
  ['the table is away', '/api/health', [503, ''], 'the API and the table: /api/health answers with 503, not 200'],
  ['searches fail', '/api/jobs', [500, ''], 'a search for jobs: /api/jobs?limit=1 answers with 500, not 200'],
  [
    'the API answers with a page',
    '/api/jobs',
    [200, page],
    'a search for jobs: /api/jobs?limit=1 answers with another content',
  ],
  [
    'a search answers with no list',
    '/api/jobs',
    [200, '{}'],
    'a search for jobs: /api/jobs?limit=1 answers with another content',
  ],
  [
    'calls need no session',
    '/api/auth/session',
    [200, '{}'],
    'a session is needed: /api/auth/session answers with 200, not 401',
  ],
  [
    'codes are sent to none',
    '/api/candidate/send-otp',
    [200, '{}'],
    'a code needs an address: /api/candidate/send-otp answers with 200, not 400',
  ],
  [
    'a firewall refuses',
    '/api/candidate/send-otp',
    [400, 'null'],
    'a code needs an address: /api/candidate/send-otp answers with another content',
  ],
])('it notices that %s', async (_, path, answer, problem) => {
  answers[path] = answer;
  expect(await problems()).toEqual([problem]);
});

test('a site that does not answer has every problem', async () => {
  const found = await Promise.all(smokeSteps.map(({ problemAt }) => problemAt('http://127.0.0.1:1')));
  expect(found.every((problem) => problem?.includes('is not answered'))).toBe(true);
});
