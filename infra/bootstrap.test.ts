import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bootstrap } from './bootstrap.ts';

const fetching = vi.fn<typeof fetch>();
const secret = 'a secret of the tests';
const site = 'https://portal.example';
const args = ['--site', site, '--name', 'Mira', '--email', 'mira@portal.example', '--phone', '+919876543210'];

beforeEach(() => vi.stubGlobal('fetch', fetching));
afterEach(() => {
  vi.unstubAllGlobals();
  fetching.mockReset();
});

const without = (name: string) => args.toSpliced(args.indexOf(name), 2);
const replacing = (name: string, value: string) => [...without(name), name, value];

test('makes the master admin by the documented call', async () => {
  fetching.mockResolvedValue(Response.json({ message: 'ok' }, { status: 201 }));
  expect(await bootstrap(args, secret)).toEqual({ done: true, words: expect.stringContaining(`${site}/admin/login`) });
  const [url, request] = fetching.mock.calls[0] ?? [];
  expect(String(url)).toBe(`${site}/api/admin/master-signup`);
  expect(request).toMatchObject({ method: 'POST', redirect: 'error' });
  expect(JSON.parse(String(request?.body))).toEqual({
    name: 'Mira',
    email: 'mira@portal.example',
    phone: '+919876543210',
    company_name: '',
    bootstrap_secret: secret,
  });
});

test.each([
  ['no secret', args, undefined],
  ['no site', without('--site'), secret],
  ['an unknown word', [...args, '--force'], secret],
  ['a site without encryption', replacing('--site', 'http://portal.example'), secret],
  ['a site that only looks local', replacing('--site', 'http://localhost.evil.example'), secret],
  ['a wrong e-mail', replacing('--email', 'mira'), secret],
  ['a wrong phone', replacing('--phone', '12'), secret],
])('sends nothing with %s', async (_, words, given) => {
  expect(await bootstrap(words, given)).toMatchObject({ done: false });
  expect(fetching).not.toHaveBeenCalled();
});

test.each([
  [403, {}, 'the secret is wrong, or this deployment has had its master admin'],
  [409, { detail: 'This e-mail address is already registered.' }, 'status 409: This e-mail'],
  [502, 'no JSON', 'status 502.'],
])('explains status %i', async (status, body, words) => {
  fetching.mockResolvedValue(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
  expect(await bootstrap(args, secret)).toEqual({ done: false, words: expect.stringContaining(words) });
});

test('says when the site does not answer, without the secret', async () => {
  fetching.mockRejectedValue(new TypeError(`fetch failed with ${secret}`));
  const { done, words } = await bootstrap(args, secret);
  expect(done).toBe(false);
  expect(words).toContain('did not answer');
  expect(words).not.toContain(secret);
});
