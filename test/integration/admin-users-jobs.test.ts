import { beforeAll, expect, test } from 'vitest';
import { readJob } from '#functions/entities/job/job-store.ts';
import { withdrawJob } from '#functions/entities/job/recruiter-jobs.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';

const api = await testApi();
let admin: Principal;
let candidate: Principal;
beforeAll(async () => {
  admin = await makePrincipal('admin', 1);
  candidate = await makePrincipal('candidate', 1);
});

const change = (call: CallDefinition, id: number) =>
  api.call(call, { params: { a: 'recruiter', b: id }, token: admin.token });
const publicJobs = async () => {
  const { body } = await api.call(jobCalls.list, { query: { limit: 100 } });
  return body.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b);
};
const apply = (id: number) =>
  api.call(applicationCalls.apply, { params: { jobId: id }, query: { candidate_id: 1 }, token: candidate.token });

const verify = (call: CallDefinition, id: number) => api.call(call, { params: { id }, token: admin.token });

test.each([
  ['deactivated', 100, change, adminCalls.deactivateUser, adminCalls.reactivateUser],
  ['deleted', 200, change, adminCalls.terminateUser, adminCalls.reactivateUser],
  ['no longer verified', 600, verify, adminCalls.unverifyRecruiter, adminCalls.verifyRecruiter],
] as const)(
  "a %s recruiter's jobs leave the public lists and come back unchanged, across more than one page",
  async (_, first, make, call, undo) => {
    const [gone, stays] = [first, first + 1];
    for (const id of [gone, stays]) await makePrincipal('recruiter', id);
    const own = Array.from({ length: 30 }, (__, index) => first + index);
    for (const id of own) await makeJob(id, gone);
    await makeJob(first + 50, gone, { is_active: false, status: 'inactive' });
    await makeJob(first + 60, stays);
    await settle(api);
    const { body: before } = await api.call(adminCalls.stats, { token: admin.token });
    const listedBefore = await publicJobs();
    expect(listedBefore).toEqual(expect.arrayContaining(own));

    await make(call, gone);
    await settle(api);
    expect(await publicJobs()).toEqual(listedBefore.filter((id: number) => !own.includes(id)));
    expect((await api.call(jobCalls.get, { params: { id: first } })).status).toBe(404);
    expect((await apply(first)).status).toBe(404);
    const { body: without } = await api.call(adminCalls.stats, { token: admin.token });
    expect(without.activeJobs).toBe(before.activeJobs - own.length);

    await make(undo, gone);
    await settle(api);
    expect(await publicJobs()).toEqual(listedBefore);
    expect((await readJob(first + 50, true))?.job.summary.is_active, 'one that its owner had closed').toBe(false);
    expect((await apply(first)).status).toBe(201);
    expect((await api.call(adminCalls.stats, { token: admin.token })).body).toEqual(before);
  },
);

test('jobs end in the state of the account, in any order and number of records', async () => {
  await makePrincipal('recruiter', 300);
  await makeJob(300, 300);
  await settle(api);
  await change(adminCalls.deactivateUser, 300);
  await change(adminCalls.reactivateUser, 300);
  await change(adminCalls.deactivateUser, 300);
  const records = await api.readStream();
  const { followTable: handler } = await import('#test/support/handlers.ts');
  for (const Records of [[...records].reverse(), records]) await handler({ Records });
  expect((await readJob(300, true))?.job.summary.is_active).toBe(false);
  await change(adminCalls.reactivateUser, 300);
  await settle(api);
  expect((await readJob(300, true))?.job.summary.is_active).toBe(true);
});

test('a job that is posted while its recruiter is being deactivated does not stay public', async () => {
  await makePrincipal('recruiter', 400);
  await change(adminCalls.deactivateUser, 400);
  await settle(api);
  await makeJob(400, 400);
  await settle(api);
  expect(await publicJobs()).not.toContain(400);
  await change(adminCalls.reactivateUser, 400);
  await settle(api);
  expect(await publicJobs()).toContain(400);
});

test('an edit that closes a withdrawn job is not undone by the reactivation', async () => {
  const recruiter = await makePrincipal('recruiter', 500);
  const job = await makeJob(500, 500);
  await withdrawJob(500);
  const { title, language, location, description } = job;
  const body = { title, language, location, description, recruiter_id: 500, is_active: false };
  expect((await api.call(jobCalls.update, { params: { id: 500 }, token: recruiter.token, body })).status).toBe(200);
  await change(adminCalls.deactivateUser, 500);
  await change(adminCalls.reactivateUser, 500);
  await settle(api);
  expect((await readJob(500, true))?.job.summary.is_active).toBe(false);
});

test('a job is public only while its recruiter is both active and verified', async () => {
  await makePrincipal('recruiter', 700);
  await makeJob(700, 700);
  await settle(api);
  const isPublic = async () => {
    await settle(api);
    return (await publicJobs()).includes(700);
  };
  expect(await isPublic()).toBe(true);
  await verify(adminCalls.unverifyRecruiter, 700);
  expect(await isPublic()).toBe(false);
  await change(adminCalls.deactivateUser, 700);
  expect(await isPublic()).toBe(false);
  await change(adminCalls.reactivateUser, 700);
  expect(await isPublic()).toBe(false);
  await change(adminCalls.deactivateUser, 700);
  await verify(adminCalls.verifyRecruiter, 700);
  expect(await isPublic()).toBe(false);
  await change(adminCalls.reactivateUser, 700);
  expect(await isPublic()).toBe(true);
});

test("jobs follow the recruiter's verification, in any order and number of records", async () => {
  await makePrincipal('recruiter', 710);
  await makeJob(710, 710);
  await settle(api);
  for (const call of [adminCalls.unverifyRecruiter, adminCalls.verifyRecruiter, adminCalls.unverifyRecruiter]) {
    await verify(call, 710);
  }
  const records = await api.readStream();
  const { followTable: handler } = await import('#test/support/handlers.ts');
  for (const Records of [[...records].reverse(), records]) await handler({ Records });
  expect((await readJob(710, true))?.job.summary.is_active).toBe(false);
  await verify(adminCalls.verifyRecruiter, 710);
  const verified = await api.readStream();
  for (const Records of [records, verified, [...verified].reverse()]) await handler({ Records });
  expect((await readJob(710, true))?.job.summary.is_active).toBe(true);
});

test('a job that is posted while its recruiter loses verification does not stay public', async () => {
  await makePrincipal('recruiter', 720);
  await verify(adminCalls.unverifyRecruiter, 720);
  await settle(api);
  await makeJob(720, 720);
  await settle(api);
  expect(await publicJobs()).not.toContain(720);
  await verify(adminCalls.verifyRecruiter, 720);
  await settle(api);
  expect(await publicJobs()).toContain(720);
});

test('a job that a late record withdraws is public again when its recruiter is verified by then', async () => {
  await makePrincipal('recruiter', 730);
  await makeJob(730, 730);
  await settle(api);
  await withdrawJob(730);
  await settle(api);
  expect(await publicJobs()).toContain(730);
});

test('an edit concurrent with the loss of verification does not keep the job from coming back', async () => {
  const recruiter = await makePrincipal('recruiter', 740);
  const { title, language, location, description } = await makeJob(740, 740);
  await settle(api);
  await withdrawJob(740);
  const body = { title: `${title} again`, language, location, description, recruiter_id: 740 };
  expect((await api.call(jobCalls.update, { params: { id: 740 }, token: recruiter.token, body })).status).toBe(200);
  await settle(api);
  expect((await readJob(740, true))?.job.summary).toMatchObject({ title: 'Interpreter again', is_active: true });
});
