import { beforeAll, expect, it } from 'vitest';
import { adminCalls } from '#shared/contracts/admin.ts';
import type { ListedCandidate } from '#shared/contracts/admin-lists.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';

const api = await testApi();
const admin = await makePrincipal('admin', 1);

beforeAll(async () => {
  const candidates = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((id) => makePrincipal('candidate', id)));
  await Promise.all([1, 2].map((id) => makePrincipal('recruiter', id)));
  await makePrincipal('admin', 2);
  const master = await makePrincipal('master_admin', 3);
  for (let id = 1; id <= 5; id += 1) await makeJob(id, 1, id > 3 ? { is_active: false, status: 'inactive' } : {});
  for (const { token, id } of candidates.slice(0, 4)) {
    await api.call(applicationCalls.apply, { token, params: { jobId: (id % 3) + 1 } });
  }
  await api.call(adminCalls.terminateUser, { token: admin.token, params: { a: 'candidate', b: 7 } });
  await api.call(adminCalls.deactivateUser, { token: admin.token, params: { a: 'candidate', b: 6 } });
  await api.call(adminCalls.deactivateUser, { token: master.token, params: { a: 'admin', b: 2 } });
  for (const [recruiter_id, payment_status, is_active] of [
    [1, 'completed'],
    [2, 'completed'],
    [2, 'completed', false],
    [1, 'pending'],
    [2, 'pending'],
  ]) {
    const body = { recruiter_id, payment_status, is_active, plan_name: 'basic', price: recruiter_id === 1 ? 2_500 : 0 };
    await api.call(adminSubscriptionCalls.adminCreate, { token: admin.token, body });
  }
  await api.drainStream();
});

const totalOf = async (query: Record<string, unknown>) => {
  const { headers } = await api.call(adminCalls.candidates, { token: admin.token, query });
  return headers['x-total-count'];
};

it('the number of accounts is exact without the deleted ones, and with them', async () => {
  expect(await totalOf({ limit: 3 })).toBe('6');
  expect(await totalOf({ limit: 3, include_deleted: true })).toBe('7');
  expect(await totalOf({ limit: 8, include_deleted: true })).toBe('7');
});

it.each([
  ['every job', jobCalls.adminList, {}, 5],
  ['every active job', jobCalls.adminList, { status: 'active' }, 3],
  ['every inactive job', jobCalls.adminList, { status: 'inactive' }, 2],
  ['every application', applicationCalls.all, {}, 4],
  ['every recruiter', adminCalls.recruiters, { include_deleted: true }, 2],
  ['every admin', adminCalls.activeAdmins, { include_inactive: true }, 3],
  ['every active admin', adminCalls.activeAdmins, {}, 2],
  ['every subscription', adminSubscriptionCalls.adminList, {}, 5],
  ['every active subscription', adminSubscriptionCalls.adminList, { status: 'active' }, 2],
  ['every inactive subscription', adminSubscriptionCalls.adminList, { status: 'inactive' }, 3],
  ['every paid subscription', adminSubscriptionCalls.adminList, { status: 'completed' }, 3],
  ['every pending subscription', adminSubscriptionCalls.adminList, { status: 'pending' }, 2],
] as [string, CallDefinition, object, number][])(
  'a first page knows the number of %s',
  async (_, call, query, count) => {
    const answer = await api.call(call, { token: admin.token, query: { ...query, limit: 1 } });
    expect(answer.headers['x-total-count']).toBe(String(count));
    // The same number from another source: the rows.
    const all = await api.call(call, { token: admin.token, query: { ...query, limit: 50 } });
    expect(all.body).toHaveLength(count);
  },
);

it('the figures have what was really paid, less what was paid back', async () => {
  const { body } = await api.call(adminCalls.stats, { token: admin.token });
  expect(body).toMatchObject({
    totalSubscriptions: 5,
    activeSubscriptions: 2,
    pendingPayments: 2,
    totalRevenue: 2_500,
  });
  expect(Object.keys(body)).not.toContain('allJobs');
});

it('the figures tell active accounts from deactivated and deleted ones', async () => {
  const { body } = await api.call(adminCalls.stats, { token: admin.token });
  expect(body).toMatchObject({ activeCandidates: 5, totalCandidates: 6, allCandidates: 7 });
  expect(body).toMatchObject({ activeRecruiters: 2, totalRecruiters: 2, allRecruiters: 2 });
  const { body: listed } = await api.call(adminCalls.candidates, { token: admin.token });
  expect(listed.filter(({ is_active }: ListedCandidate) => is_active)).toHaveLength(5);
});

it('a search that has more pages has at least what it shows', async () => {
  expect(await totalOf({ limit: 3, keyword: 'candidate' })).toBe('3+');
});
