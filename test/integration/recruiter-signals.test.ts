import { beforeEach, expect, test, vi } from 'vitest';
import { adminCalls } from '#shared/contracts/admin.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal } from '#test/support/principals.ts';

const api = await testApi();
const visited_at = '2026-11-27T08:00:00.000Z';
const setClock = () => api.clock.set(Date.parse(visited_at));
setClock();
beforeEach(setClock);
const admin = await makePrincipal('admin', 1);
const recruiter = await makePrincipal('recruiter', 7, { verified: false });
const params = { id: 7 };

const signalsFor = async (token: string) =>
  (await api.call(recruiterCalls.status, { token, params, query: { signals: true } })).body;
const write = (website: string) =>
  api.call(recruiterCalls.updateCompany, {
    token: recruiter.token,
    params,
    body: { about: '', website, location: '' },
  });

test('without a website and a GSTIN there is nothing to say', async () => {
  expect(await signalsFor(admin.token)).toEqual({ verified: false, signals: {} });
});

test('an admin learns whether the website answers, and when it was visited', async () => {
  await write('https://lima.example');
  expect(await signalsFor(admin.token)).toMatchObject({ signals: { website: 'answers', visited_at } });
  await write('https://127.0.0.1');
  expect(await signalsFor(admin.token)).toMatchObject({ signals: { website: 'refused' } });
});

test('an admin gets the GSTIN of the billing details', async () => {
  const details = {
    legal_name: 'Lima',
    address: 'Mumbai',
    country: 'IN',
    state: '27',
    gstin: '27AAPFU0939F1ZV',
  } as const;
  await api.call(paymentCalls.saveBilling, { token: recruiter.token, body: details });
  expect(await signalsFor(admin.token)).toMatchObject({ signals: { gstin: '27AAPFU0939F1ZV' } });
});

test('a visit that fails is left out, and the rest is answered', async () => {
  vi.stubEnv('WEBSITE_FUNCTION', '');
  const { signals } = await signalsFor(admin.token);
  expect(signals).toEqual({ gstin: '27AAPFU0939F1ZV' });
  vi.unstubAllEnvs();
});

test('the recruiter gets no signals, and an admin none without requesting them', async () => {
  expect(await signalsFor(recruiter.token)).toEqual({ verified: false });
  const { body } = await api.call(recruiterCalls.status, { token: admin.token, params, query: {} });
  expect(body).toEqual({ verified: false });
});

test('the read of signals is in the audit trail, once a day', async () => {
  const { body } = await api.call(adminCalls.audit, { token: admin.token, query: { action: 'person_read' } });
  expect(body).toMatchObject([{ action: 'person_read', target: { type: 'recruiter', id: 7 } }]);
});
