import { beforeAll, expect, test } from 'vitest';
import { dynamodb } from '#functions/data/table.ts';
import { pageViewBudget } from '#functions/entities/address-budget/page-view-budget.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { epochMs } from '#shared/domain/time.ts';
import { faultNames, injectFault } from '#test/faults/inject-fault.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';

const api = await testApi();
let owner: Principal;
let other: Principal;
let candidate: Principal;
let nextJob = 100;
let nextNetwork = 1;

beforeAll(async () => {
  owner = await makePrincipal('recruiter', 1);
  other = await makePrincipal('recruiter', 2);
  candidate = await makePrincipal('candidate', 1);
});

const newJob = async () => {
  nextJob += 1;
  await makeJob(nextJob, owner.id);
  return nextJob;
};
const newNetwork = () => {
  nextNetwork += 1;
  return `198.51.100.${nextNetwork}`;
};
const view = (id: number, extras: { token?: string; address?: string } = {}) =>
  api.call(jobCalls.countPageView, { params: { id }, ...extras });
async function viewsOf(job?: number): Promise<number> {
  const { body } = await api.call(recruiterCalls.insights, {
    params: { id: owner.id },
    query: job === undefined ? {} : { job },
    token: owner.token,
  });
  return body.days.reduce((sum: number, { views }: { views: number }) => sum + views, 0);
}

test('views of guests, candidates and other recruiters count for the job and for its recruiter', async () => {
  const job = await newJob();
  const before = await viewsOf();
  for (const token of [undefined, undefined, candidate.token, other.token]) {
    expect(await view(job, token === undefined ? {} : { token })).toMatchObject({ status: 204, body: undefined });
  }
  expect(await viewsOf(job)).toBe(4);
  expect(await viewsOf()).toBe(before + 4);
});

test("the owner's own views do not count and write nothing", async () => {
  const job = await newJob();
  api.units.reset();
  expect((await view(job, { token: owner.token })).status).toBe(204);
  expect(api.units.spent().write).toBe(0);
  expect(await viewsOf(job)).toBe(0);
});

test('a view of a job that is not public is refused and counts nothing', async () => {
  await makeJob(99, owner.id, { is_active: false, status: 'inactive' });
  for (const id of [99, 987_654])
    expect(await view(id)).toMatchObject({ status: 404, body: { code: 'JOB_NOT_FOUND' } });
  expect(await viewsOf(99)).toBe(0);
});

test('a network that opens many pages within an hour is answered, but no longer counted until the next hour', async () => {
  const start = epochMs(Date.UTC(2026, 10, 2, 10));
  api.clock.set(start);
  const job = await newJob();
  const address = newNetwork();
  for (let nth = 0; nth < pageViewBudget; nth += 1) await view(job, { address });
  api.units.reset();
  expect((await view(job, { address })).status).toBe(204);
  expect(api.units.spent().write).toBe(0);
  expect((await view(job, { address: newNetwork() })).status).toBe(204);
  api.clock.set(start + 60 * 60 * 1000);
  await view(job, { address });
  const [day] = (await api.scan()).filter(({ PK, entity }) => PK === `JOB#${job}` && entity === 'job_day');
  expect(day).toMatchObject({ SK: `DAY#${dayOf(start)}`, views: pageViewBudget + 2 });
});

test('nothing that is stored for a view identifies the viewer or the job that was viewed', async () => {
  const job = await newJob();
  const before = new Set((await api.scan()).map(({ PK, SK }) => `${PK} ${SK}`));
  const address = newNetwork();
  await view(job, { token: candidate.token, address });
  const added = (await api.scan()).filter(({ PK, SK }) => !before.has(`${PK} ${SK}`));
  const budget = added.filter(({ entity }) => entity === 'address_budget');
  expect(JSON.stringify(added)).not.toMatch(new RegExp(`${address}|CANDIDATE|candidate`));
  expect(JSON.stringify(budget)).not.toContain(String(job));
  expect(new Set(added.map(({ entity }) => entity))).toEqual(new Set(['address_budget', 'job_day']));
});

test.each(faultNames)('a page view whose store fails counts for the job and its recruiter alike: %s', async (fault) => {
  for (let nth = 1; ; nth += 1) {
    const job = await newJob();
    const before = await viewsOf();
    const repair = injectFault(dynamodb, nth, fault);
    const { status } = await view(job, { address: newNetwork() });
    const struck = repair();
    expect([204, 503]).toContain(status);
    const counted = await viewsOf(job);
    expect(counted).toBeLessThanOrEqual(1);
    if (status === 204) expect(counted).toBe(1);
    expect(await viewsOf()).toBe(before + counted);
    if (!struck) return;
  }
});

test('the days of a deleted job go with it, and those of its recruiter stay', async () => {
  const job = await newJob();
  await view(job, { address: newNetwork() });
  await settle(api);
  const before = await viewsOf();
  await api.call(jobCalls.remove, { params: { id: job }, token: owner.token });
  await settle(api);
  expect((await api.scan()).filter(({ PK, entity }) => PK === `JOB#${job}` && entity === 'job_day')).toEqual([]);
  expect(await viewsOf()).toBe(before);
});
