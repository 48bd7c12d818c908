import { afterEach, expect, test, vi } from 'vitest';
import { systemCalls } from '#shared/contracts/system.ts';
import { testApi } from '#test/support/api.ts';

const api = await testApi();
afterEach(() => vi.unstubAllEnvs());

test('the support contact is that of the deployment, for everybody and without a read', async () => {
  vi.stubEnv('SUPPORT_EMAIL', 'help@jobs.example');
  vi.stubEnv('SUPPORT_PHONE', '+91 80 5550 0100');
  api.units.reset();
  const { status, body, headers } = await api.call(systemCalls.support);
  expect({ status, body }).toEqual({ status: 200, body: { email: 'help@jobs.example', phone: '+91 80 5550 0100' } });
  expect(headers['cache-control']).toContain('public');
  expect(api.units.spent()).toMatchObject({ read: 0, write: 0 });
});

test('a deployment without a contact names none', async () => {
  vi.stubEnv('SUPPORT_EMAIL', '');
  vi.stubEnv('SUPPORT_PHONE', '');
  expect((await api.call(systemCalls.support)).body).toEqual({ email: null, phone: null });
});
