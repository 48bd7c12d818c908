import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { masterSignup } from './master-signup.ts';

const fetching = vi.fn<typeof fetch>();
const secret = 'a secret of the tests';
const site = 'https://portal.example';
const admin = { name: 'Mira', email: 'mira@portal.example', phone: '+919876543210', company_name: '' };

beforeEach(() => vi.stubGlobal('fetch', fetching));
afterEach(() => {
  vi.unstubAllGlobals();
  fetching.mockReset();
});

test('creates the master admin with the documented call', async () => {
  fetching.mockResolvedValue(Response.json({ message: 'ok' }, { status: 201 }));
  await masterSignup(site, admin, secret);
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
  ['a site without encryption', 'http://portal.example', admin],
  ['a site that only looks local', 'http://localhost.evil.example', admin],
  ['no name', site, { ...admin, name: ' ' }],
  ['a wrong e-mail', site, { ...admin, email: 'mira' }],
  ['a wrong phone', site, { ...admin, phone: '12' }],
])('sends no request with %s', async (_, address, given) => {
  await expect(masterSignup(address, given, secret)).rejects.toThrow();
  expect(fetching).not.toHaveBeenCalled();
});

test.each([
  [403, {}, 'the secret is wrong, or this deployment has had its master admin'],
  [409, { detail: 'This e-mail address is already registered.' }, 'status 409: This e-mail'],
  [502, 'no JSON', 'status 502.'],
])('explains status %i', async (status, body, words) => {
  fetching.mockResolvedValue(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
  await expect(masterSignup(site, admin, secret)).rejects.toThrow(words);
});

test('reports that the site does not respond, without the secret', async () => {
  fetching.mockRejectedValue(new TypeError(`fetch failed with ${secret}`));
  const error = await masterSignup(site, admin, secret).catch((thrown: Error) => thrown);
  expect(String(error)).toContain('did not answer');
  expect(String(error)).not.toContain(secret);
});
