import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { addToClosingJobs } from '#functions/entities/statistics/closing-jobs.ts';
import { addToStatistics, countOpenJobs, readStatistics } from '#functions/entities/statistics/statistics-store.ts';
import { compareStatistics, repairStatistics, report } from '#infra/operator/items/compare-statistics.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, makePlan } from '#test/support/records.ts';

const api = await testApi();
let admin: Principal;
let recruiters: Principal[];
let applicant: Principal;
beforeAll(async () => {
  admin = await makePrincipal('admin', 1);
  await makePlan();
  recruiters = await Promise.all([1, 2, 3].map((id) => makePrincipal('recruiter', id, { verified: id > 1 })));
  await Promise.all([1, 2, 3].map((id) => makePrincipal('candidate', id)));
  applicant = await makePrincipal('candidate', 4);
});

const move =
  (call: CallDefinition, query = {}) =>
  (type: string, id: number) =>
    api.call(call, { params: { a: type, b: id }, query, token: admin.token });
const give = (terms: object) => (_: string, id: number) =>
  api.call(adminSubscriptionCalls.adminCreate, {
    body: { recruiter_id: id, plan_name: 'basic', ...terms },
    token: admin.token,
  });
const moves = {
  paid: give({ payment_status: 'completed', price: 2_500 }),
  unpaid: give({ payment_status: 'pending', price: 2_999 }),
  deactivate: move(adminCalls.deactivateUser),
  reactivate: move(adminCalls.reactivateUser),
  terminate: move(adminCalls.terminateUser, { seen: 'active' }),
  verify: (_: string, id: number) => api.call(adminCalls.verifyRecruiter, { params: { id }, token: admin.token }),
  unverify: (_: string, id: number) => api.call(adminCalls.unverifyRecruiter, { params: { id }, token: admin.token }),
  trial: (_: string, id: number) =>
    api.call(subscriptionCalls.create, { token: recruiters[id - 1]?.token, body: { plan_name: 'trial' } }),
};
const step = fc.record({
  name: fc.constantFrom(...(Object.keys(moves) as (keyof typeof moves)[])),
  type: fc.constantFrom('candidate', 'recruiter'),
  id: fc.integer({ min: 1, max: 3 }),
});

test('the stored figures equal those of the table after any history', async () => {
  let nextJob = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (history) => {
      for (const { name, type, id } of history) {
        await moves[name](type, id);
        nextJob += 1;
        const [is_active, status] = nextJob % 3 > 0 ? ([true, 'active'] as const) : ([false, 'inactive'] as const);
        const closing_date = nextJob % 2 > 0 ? `2030-0${(nextJob % 4) + 1}-17` : null;
        await makeJob(nextJob, id, { is_active, status, closing_date });
        await api.call(applicationCalls.apply, { token: applicant.token, params: { jobId: nextJob } });
        if (nextJob % 4 === 0) await api.call(jobCalls.remove, { params: { id: nextJob - 1 }, token: admin.token });
      }
      await settle(api);
      const { stored, counted, off, closingsOff } = await compareStatistics();
      expect(stored).toEqual(counted);
      expect({ off, closingsOff }).toEqual({ off: {}, closingsOff: new Map() });
    }),
    { numRuns: 8 },
  );
  for (const id of [1, 2]) await move(adminCalls.hardDeleteUser)('recruiter', id);
  // Jobs of others are hidden.
  await moves.reactivate('recruiter', 3);
  await moves.verify('recruiter', 3);
  await makeJob(nextJob + 1, 3, { closing_date: '2030-06-30' });
  await settle(api);
  const { stored, off } = await compareStatistics();
  expect(off).toEqual({});
  // The same figures from another source: the lists.
  const closing = (await api.scan()).filter(
    ({ entity, card }) => entity === 'job' && card.is_active && card.closing_date,
  );
  expect(closing.length).toBeGreaterThan(0);
  expect(await countOpenJobs(epochMs(Date.parse('2031-01-01')))).toEqual({
    count: stored.totalJobs - closing.length,
    isExact: true,
  });
  const cards = (await api.scan()).flatMap(({ entity, card }) => (entity === 'recruiter' ? [card] : []));
  const listed = cards.filter(({ state }) => state !== 'deleted');
  const verified = listed.filter((card) => card.verified).length;
  expect(cards).toHaveLength(1);
  expect(stored.allApplications).toBe((await api.scan()).filter(({ entity }) => entity === 'application').length);
  expect(stored.allApplications).toBeGreaterThan(0);
  expect(stored.paidRupees).toBeGreaterThan(0);
  expect(stored).toMatchObject({
    allRecruiters: cards.length,
    totalRecruiters: listed.length,
    deactivatedRecruiters: listed.filter(({ state }) => state === 'deactivated').length,
    verifiedRecruiters: verified,
    unverifiedRecruiters: listed.length - verified,
  });
});

test('wrong figures are found and corrected, and right ones are not written', async () => {
  await settle(api);
  const right = await readStatistics(epochMs(Date.now()));
  await transact({ statistics: addToStatistics({ totalCandidates: 5, pendingPayments: -2, totalJobs: 1 }) });
  await transact({ closings: addToClosingJobs('2030-07', { '05': 3 }) });
  await transact({ closings: addToClosingJobs('2030-07', { '05T22:00': -2 }, 3) });
  const wrong = await compareStatistics();
  expect(wrong.off).toEqual({ totalCandidates: -5, pendingPayments: 2, totalJobs: -1 });
  expect(wrong.closingsOff).toEqual(
    new Map([
      [undefined, { '2030-07-05': -3 }],
      [3, { '2030-07-05T22:00': 2 }],
    ]),
  );
  expect(report(wrong)).toContain('active jobs that close on 2030-07-05: off by -3');
  expect(report(wrong)).toContain('active jobs of recruiter 3 that close on 2030-07-05T22:00: off by 2');
  expect(report(wrong)).toContain('They differ.');
  await repairStatistics(wrong);
  expect(await readStatistics(epochMs(Date.now()))).toEqual(right);
  const after = await compareStatistics();
  expect(report(after)).toContain('They are equal.');
  await repairStatistics(after);
  expect(await readStatistics(epochMs(Date.now()))).toEqual(right);
});
