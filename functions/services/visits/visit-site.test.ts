import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { visitSite } from './visit-site.ts';

type Reply = readonly [status: number, type: string, text: string];

const page = '<!doctype html><div id="root"></div><script type="module" src="/assets/index-a1.js"></script>';
const healthy: Readonly<Record<string, Reply>> = {
  '/': [200, 'text/html; charset=utf-8', page],
  '/jobs': [200, 'text/html', page],
  '/login': [200, 'text/html', page.replace('index-a1', 'login-b2')],
  '/assets/index-a1.js': [200, 'text/javascript', 'export {};'],
  '/assets/login-b2.js': [200, 'application/javascript', 'export {};'],
  '/api/candidate/next-levels': [401, 'application/json', '{"detail":"Please log in.","code":"SESSION_REQUIRED"}'],
  '/api/job-drafts': [401, 'application/json', '{"detail":"Please log in.","code":"SESSION_REQUIRED"}'],
  '/api/health': [200, 'application/json', '{"status":"ok","version":"1.0.0"}'],
};

const places = Object.keys(healthy).filter((path) => !path.startsWith('/assets'));

/** What each path sends in place of its healthy reply. */
let faults: Record<string, Reply | ((response: ServerResponse) => void)> = {};
const requested: string[] = [];
const server = createServer(({ url = '', headers }, response) => {
  requested.push(`${headers['user-agent']} ${url}`);
  const reply = faults[url] ?? healthy[url] ?? [404, 'text/html', 'nothing'];
  if (typeof reply === 'function') return reply(response);
  const [status, type, text] = reply;
  response.writeHead(status, { 'content-type': type }).end(text);
});
await new Promise<void>((listening) => {
  server.listen(0, '127.0.0.1', listening);
});
const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(() => {
  faults = {};
  requested.length = 0;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('a healthy site has no faults, and each script is requested once', async () => {
  expect(await visitSite(siteUrl)).toEqual([]);
  expect(requested.toSorted()).toEqual(
    Object.keys(healthy)
      .map((path) => `portal-canary ${path}`)
      .toSorted(),
  );
});

const notFound: Reply = [404, 'application/xml', '<Error/>'];
const refused: Reply = [403, 'text/html', 'The request was blocked.'];

test.each<[fault: string, injected: typeof faults, found: string[]]>([
  ['the home page is gone', { '/': notFound }, ['/: status 404']],
  ['the home page is another one’s', { '/': [200, 'text/html', '<title>parked</title>'] }, ['/: content']],
  ['the home page is empty', { '/': [200, 'text/html', ''] }, ['/: content']],
  ['the site sends elsewhere', { '/': [301, 'text/html', ''] }, ['/: status 301']],
  [
    'the bucket is empty',
    { '/': notFound, '/jobs': notFound, '/login': notFound },
    ['/: status 404', '/jobs: status 404', '/login: status 404'],
  ],
  ['scripts of the pages are gone', { '/assets/index-a1.js': notFound }, ['/assets/index-a1.js: status 404']],
  ['a script is a page', { '/assets/login-b2.js': [200, 'text/html', page] }, ['/assets/login-b2.js: type text/html']],
  ['the sign-in screen is refused', { '/login': refused }, ['/login: status 403']],
  ['the search page fails', { '/jobs': [502, 'text/html', ''] }, ['/jobs: status 502']],
  [
    'the function of searches fails',
    { '/api/candidate/next-levels': [500, 'application/json', '{"detail":"x"}'] },
    ['/api/candidate/next-levels: status 500'],
  ],
  [
    'the second API fails',
    { '/api/job-drafts': [503, 'application/json', '{"message":"Service Unavailable"}'] },
    ['/api/job-drafts: status 503'],
  ],
  [
    'the second API has lost the route',
    { '/api/job-drafts': [404, 'application/json', '{"message":"Not Found"}'] },
    ['/api/job-drafts: status 404'],
  ],
  [
    'the second API wants another kind of session',
    { '/api/job-drafts': [401, 'application/json', '{"message":"Unauthorized"}'] },
    ['/api/job-drafts: content'],
  ],
  ['the table is away', { '/api/health': [503, 'application/json', '{}'] }, ['/api/health: status 503']],
  [
    'the firewall refuses all',
    Object.fromEntries(places.map((path) => [path, refused])),
    places.map((path) => `${path}: status 403`),
  ],
  ['calls are throttled', { '/api/health': [429, 'application/json', '{}'] }, ['/api/health: status 429']],
  ['a call never answers', { '/api/health': () => undefined }, ['/api/health: TimeoutError']],
  [
    'a page never ends',
    { '/jobs': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).write(page) },
    ['/jobs: TimeoutError'],
  ],
  ['a connection is closed', { '/login': (response) => void response.destroy() }, ['/login: UND_ERR_SOCKET']],
])('%s', async (_, injected, found) => {
  faults = injected;
  // What never ends is waited for; all else has time on a busy machine, too.
  const waitMs = found.some((each) => each.includes('Timeout')) ? 2_000 : 10_000;
  expect(await visitSite(siteUrl, waitMs)).toEqual(found);
});

test('a host that no longer has a server, or a name, is a fault of every page', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port } = gone.address() as AddressInfo;
  await new Promise((closed) => gone.close(closed));
  expect(await visitSite(`http://127.0.0.1:${port}`)).toEqual(places.map((path) => `${path}: ECONNREFUSED`));
  const [first] = await visitSite('http://site.invalid');
  expect(first).toMatch(/^\/: (ENOTFOUND|EAI_AGAIN)$/);
});
