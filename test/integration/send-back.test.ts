import { beforeEach, expect, test } from 'vitest';
import { adminCalls } from '#shared/contracts/admin.ts';
import { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { moderationCalls, type WaitingRecruiter } from '#shared/contracts/moderation.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { latestCode } from '#test/support/inbox.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { restoreTable } from '#test/support/table-state.ts';

const api = await testApi();
const start = Date.parse('2026-11-01T08:00:00.000Z');
let admin: Principal;
let recruiter: Principal;
beforeEach(async () => {
  await restoreTable(api, new Map());
  await api.readStream();
  api.clock.set(start);
  admin = await makePrincipal('admin', 1);
  recruiter = await makePrincipal('recruiter', 7, { verified: false });
});

const asAdmin = () => ({ token: admin.token });
const own = () => ({ token: recruiter.token, params: { id: 7 } });
const reason = 'The website belongs to another company.';
const sendBack = (decision: 'reject' | 'request' = 'reject', id = 7) =>
  api.call(adminCalls.unverifyRecruiter, {
    ...asAdmin(),
    params: { id },
    body: { decision, rule: 'not_real', reason },
  });
const waiting = async (): Promise<WaitingRecruiter[]> =>
  (await api.call(moderationCalls.waitingRecruiters, asAdmin())).body;
const profile = async () => (await api.call(recruiterCalls.ownProfile, own())).body;
const verify = () => api.call(adminCalls.verifyRecruiter, { ...asAdmin(), params: { id: 7 } });
const counted = async () => {
  await settle(api);
  return (await api.call(adminCalls.stats, asAdmin())).body.waitingRecruiters;
};

test.each(['reject', 'request'] as const)(
  'who is sent back by %s leaves the queue and is informed why, once',
  async (decision) => {
    expect(await counted()).toBe(1);
    expect((await sendBack(decision)).status).toBe(200);
    expect((await sendBack(decision)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(await counted()).toBe(0);
    expect(await profile()).toMatchObject({ verified: false, sent_back: decision });
    const { body } = await api.call(notificationCalls.list, {
      token: recruiter.token,
      params: { type: 'recruiter', id: 7 },
    });
    expect(body).toMatchObject([{ kind: 'recruiter_unverified', values: { sent_back: decision, rule: 'not_real' } }]);
  },
);

test.each([
  [
    'changing the company page',
    () =>
      api.call(recruiterCalls.updateCompany, {
        ...own(),
        body: { about: 'Since 1998.', website: '', location: '' },
      }),
  ],
  [
    'changing the own details',
    () =>
      api.call(recruiterCalls.updateDetails, {
        ...own(),
        body: { name: 'Lea Lima', phone: '+919000000007', address: '1 Main Street' },
      }),
  ],
  [
    'moving to another mail address',
    async () => {
      const email = 'lea@lima.example';
      await api.call(emailChangeCalls.startEmailChange, { token: recruiter.token, body: { email } });
      const otp = await latestCode(process.env.SES_ENDPOINT ?? '', email);
      return await api.call(emailChangeCalls.confirmEmailChange, { token: recruiter.token, body: { email, otp } });
    },
  ],
] as const)('who was sent back waits again after %s', async (_, change) => {
  await sendBack();
  api.clock.set(start + 60_000);
  expect((await change()).status).toBeLessThan(300);
  expect(await waiting()).toMatchObject([{ id: 7, waiting_since: '2026-11-01T08:01:00.000Z' }]);
  expect(await profile()).not.toHaveProperty('sent_back');
  expect(await counted()).toBe(1);
  expect((await sendBack('request')).status).toBe(200);
  expect(await waiting()).toEqual([]);
});

test('changing the company page changes nothing for who waits already', async () => {
  api.clock.set(start + 60_000);
  const body = { about: 'Since 1998.', website: '', location: '' };
  await api.call(recruiterCalls.updateCompany, { ...own(), body });
  expect(await waiting()).toMatchObject([{ waiting_since: '2026-11-01T08:00:00.000Z' }]);
});

test('who was sent back can be verified, and does not return to the queue with the account', async () => {
  await sendBack();
  const target = { ...asAdmin(), params: { a: 'recruiter', b: 7 } };
  await api.call(adminCalls.deactivateUser, target);
  await api.call(adminCalls.reactivateUser, target);
  expect(await waiting()).toEqual([]);
  expect((await verify()).status).toBe(200);
  recruiter = await makePrincipal('recruiter', 8, { verified: false });
  const { body } = await api.call(adminCalls.recruiters, asAdmin());
  expect(body.find(({ id }: { id: number }) => id === 7)).not.toHaveProperty('sent_back');
});

test('only who waits is sent back, by one of two admins at the same time', async () => {
  expect((await sendBack('reject', 99)).status).toBe(404);
  const both = await Promise.all([sendBack('reject'), sendBack('request')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  await verify();
  expect((await sendBack()).status).toBe(400);
  const empty = { ...asAdmin(), params: { id: 7 }, body: { decision: 'reject', reason: ' ' } };
  expect((await api.call(adminCalls.unverifyRecruiter, empty as never)).status).toBe(400);
});
