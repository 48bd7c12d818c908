import { expect, test, vi } from 'vitest';
import { systemCalls } from '#shared/contracts/system.ts';
import { testApi } from '#test/support/api.ts';

const api = await testApi();

test('health answers ok while the table answers, and costs half a read unit', async () => {
  api.units.reset();
  const answer = await api.call(systemCalls.health);
  expect(answer).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(api.units.spent()).toEqual({ read: 0.5, write: 0, commands: 1 });
});

test('health names the deployed version, where there is one', async () => {
  expect(await api.call(systemCalls.health)).toMatchObject({ body: { status: 'ok', version: '1.0.0' } });
  vi.stubEnv('RELEASE', 'c4fbf8947d09');
  const answer = await api.call(systemCalls.health);
  vi.unstubAllEnvs();
  expect(answer).toMatchObject({ body: { status: 'ok', version: '1.0.0', release: 'c4fbf8947d09' } });
});

test('a request that bypasses the edge is refused', async () => {
  const answer = await api.call(systemCalls.health, { headers: { 'x-origin-verify': 'guess' } });
  expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
});
