import { beforeEach, describe, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { putStatement } from '#functions/entities/statement/statement-store.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { followTable as handler } from '#test/support/handlers.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
const { begin, settle, notificationsOf, kinds, expectSameAfterRedelivery } = notificationSteps(api);
const admin = await makePrincipal('admin', 1);

let number = 0;
let recruiter: Principal;
let candidates: Record<'applied' | 'shortlisted' | 'rejected' | 'hired', Principal>;
let job: Awaited<ReturnType<typeof makeJob>>;

/** Creates a job with an application at each of these statuses; their notifications are delivered. */
beforeEach(async () => {
  number += 1;
  recruiter = await makePrincipal('recruiter', number);
  await subscribe(number);
  job = await makeJob(number, number, { title: 'Interpreter' });
  const statuses = ['applied', 'shortlisted', 'rejected', 'hired'] as const;
  const entries = await Promise.all(
    statuses.map(async (status, place) => [status, await makePrincipal('candidate', number * 10 + place)] as const),
  );
  candidates = Object.fromEntries(entries) as typeof candidates;
  for (const [status, { token, id }] of entries) {
    await api.call(applicationCalls.apply, { token, params: { jobId: job.id } });
    if (status !== 'applied') await setStatus(id, status);
  }
  await begin();
});

const setStatus = (candidateId: number, status: string) =>
  api.call(applicationCalls.updateStatus, {
    token: recruiter.token,
    params: { id: `${job.id}-${candidateId}` },
    body: { status },
  });
const remove = ({ token }: Principal) => api.call(jobCalls.remove, { token, params: { id: job.id } });
const setActive = (is_active: boolean) => {
  const { title, description, language, location } = job;
  const body = { title, description, language, location, is_active };
  return api.call(jobCalls.update, { token: recruiter.token, params: { id: job.id }, body });
};
const changeAccount = (call: typeof adminCalls.deactivateUser | typeof adminCalls.reactivateUser) =>
  api.call(call, { token: admin.token, params: { a: 'recruiter', b: recruiter.id } } as object);

const gone = () => ({
  kind: 'job_gone',
  values: { job_title: 'Interpreter', company_name: `Company ${recruiter.id}` },
  link: '/candidate/dashboard?tab=applied',
});
/** Number of notifications to each candidate that the job is gone. */
const gonePerCandidate = async () => {
  const counts = Object.entries(candidates).map(async ([status, candidate]) => {
    const about = (await notificationsOf(candidate)).filter(({ kind }) => kind === 'job_gone');
    return [status, about.length] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
};
const openOnes = { applied: 1, shortlisted: 1, rejected: 0, hired: 0 };
const noNotifications = { applied: 0, shortlisted: 0, rejected: 0, hired: 0 };

describe('a job that an admin removes', () => {
  test('is notified to its recruiter, once, in any order of the records', async () => {
    expect((await remove(admin)).status).toBe(200);
    const records = await settle();
    const removal = { kind: 'job_removed', values: { job_title: 'Interpreter', rule: 'terms' }, link: '/decisions' };
    expect((await notificationsOf(recruiter)).at(-1)).toEqual(removal);
    await expectSameAfterRedelivery(records);
    expect((await kinds(recruiter)).filter((kind) => kind === 'job_removed')).toHaveLength(1);
  });

  test('is notified to the applicants whose application was not decided', async () => {
    await remove(admin);
    await settle();
    expect(await gonePerCandidate()).toEqual(openOnes);
    expect((await notificationsOf(candidates.applied)).at(-1)).toEqual(gone());
  });

  test('is notified once when two admins remove it concurrently', async () => {
    const other = await makePrincipal('admin', 2);
    const answers = await Promise.all([admin, other, admin, other].map(remove));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    await settle();
    expect((await kinds(recruiter)).filter((kind) => kind === 'job_removed')).toHaveLength(1);
    expect(await gonePerCandidate()).toEqual(openOnes);
  });
});

describe('applicants are notified that a job is gone', () => {
  test('that its recruiter deletes, who gets no notification', async () => {
    await remove(recruiter);
    const records = await settle();
    expect(await gonePerCandidate()).toEqual(openOnes);
    await expectSameAfterRedelivery(records);
    expect(await notificationsOf(recruiter)).toEqual([]);
  });

  test('that its recruiter withdraws, and not again when it is deleted afterwards', async () => {
    await setActive(false);
    await settle();
    expect(await gonePerCandidate()).toEqual(openOnes);
    await setActive(true);
    await settle();
    await remove(recruiter);
    await settle();
    expect(await gonePerCandidate()).toEqual(openOnes);
  });

  test('when the recruiter’s account is deactivated', async () => {
    expect((await changeAccount(adminCalls.deactivateUser)).status).toBe(200);
    await settle();
    expect(await gonePerCandidate()).toEqual(openOnes);
  });

  test('but not by a late record, when it is public again', async () => {
    await setActive(false);
    const records = await api.readStream();
    await setActive(true);
    expect(await handler({ Records: records })).toEqual({ batchItemFailures: [] });
    await settle();
    expect(await gonePerCandidate()).toEqual(noNotifications);
  });

  test('but not after an edit that leaves it open', async () => {
    await setActive(true);
    await settle();
    expect(await gonePerCandidate()).toEqual(noNotifications);
  });

  test('all of them, when there are more than one batch marks', async () => {
    const many: Principal[] = [];
    // Ten at a time: the local database accepts no more new connections concurrently.
    for (let first = 0; first < 60; first += 10) {
      const ids = Array.from({ length: 10 }, (_, place) => number * 1000 + first + place);
      const some = await Promise.all(ids.map((id) => makePrincipal('candidate', id)));
      await Promise.all(
        some.map(({ token }) => api.call(applicationCalls.apply, { token, params: { jobId: job.id } })),
      );
      many.push(...some);
    }
    await begin();
    await remove(recruiter);
    await settle();
    for (const candidate of many) expect(await kinds(candidate)).toEqual(['job_gone']);
  });

  test('a concurrent decision counts', async () => {
    await remove(recruiter);
    await setStatus(candidates.applied.id, 'hired');
    await settle();
    expect(await gonePerCandidate()).toEqual({ ...openOnes, applied: 0 });
    expect(await kinds(candidates.applied)).toEqual(['application_status_changed']);
  });
});

test('the lists of all applicants say that a job is gone for as long as it is not public', async () => {
  const shown = () =>
    Promise.all(
      Object.values(candidates).map(async ({ id, token }) => {
        const { body } = await api.call(applicationCalls.ofCandidate, { token, params: { id } });
        return body[0].job_gone;
      }),
    );
  expect(await shown()).toEqual([false, false, false, false]);
  await setActive(false);
  const records = await settle();
  expect(await shown()).toEqual([true, true, true, true]);
  await setActive(true);
  await settle();
  expect(await handler({ Records: records })).toEqual({ batchItemFailures: [] });
  expect(await shown()).toEqual([false, false, false, false]);
  await remove(recruiter);
  await settle();
  expect(await shown()).toEqual([true, true, true, true]);
});

test('what follows for an application to a job that is gone leads to the list of applications', async () => {
  await remove(recruiter);
  await settle();
  await setStatus(candidates.applied.id, 'rejected');
  await settle();
  const { link, kind } = (await notificationsOf(candidates.applied)).find((each) => each.kind !== 'job_gone') ?? {};
  expect([kind, link]).toEqual(['application_status_changed', '/candidate/dashboard?tab=applied']);
});

test('jobs that are erased with their account cause no notification', async () => {
  const path = { a: 'recruiter', b: recruiter.id };
  await setActive(false);
  const late = await api.readStream();
  await api.call(adminCalls.hardDeleteUser, { token: admin.token, params: path });
  expect(await handler({ Records: late })).toEqual({ batchItemFailures: [] });
  expect((await api.scan()).filter(({ card, job_gone }) => job_gone && card.recruiter_id === recruiter.id)).toEqual([]);
  await settle();
  expect(await gonePerCandidate()).toEqual(noNotifications);
  expect((await api.scan()).filter((item) => JSON.stringify(item).includes(`Company ${recruiter.id}"`))).toEqual([]);
});

test('the statement about a removed job is erased with the recruiter’s account, also a late one', async () => {
  const mine = async () =>
    (await api.scan()).filter(({ entity, card }) => entity === 'statement' && card.account_id === recruiter.id);
  await remove(admin);
  expect(await mine()).toHaveLength(1);
  await api.call(adminCalls.hardDeleteUser, { token: admin.token, params: { a: 'recruiter', b: recruiter.id } });
  await settle();
  expect(await mine()).toEqual([]);
  const to = { kind: 'recruiter', id: recruiter.id } as const;
  const decided = { measure: 'job_removed', rule: 'terms', reason: '', values: {} } as const;
  await transact({ statement: putStatement({ to, ...decided, now: epochMs(Date.now()) }) });
  await settle();
  expect(await mine()).toEqual([]);
});
