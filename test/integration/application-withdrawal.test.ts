import { beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#shared/contracts/account.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
const recruiter = await makePrincipal('recruiter', 1);
const subscriber = await makePrincipal('recruiter', 2);
const admin = await makePrincipal('admin', 1);
const candidate = await makePrincipal('candidate', 1);
const other = await makePrincipal('candidate', 2);
let jobs = 0;
async function newJob(owner = recruiter): Promise<number> {
  jobs += 1;
  return (await makeJob(jobs, owner.id)).id;
}

const apply = (jobId: number, body: object = {}, { token } = candidate) =>
  api.call(applicationCalls.apply, { token, params: { jobId }, body });
const withdraw = (id: string, { token } = candidate) => api.call(applicationCalls.withdraw, { token, params: { id } });
const setStatus = (id: string, status: string) =>
  api.call(applicationCalls.updateStatus, { token: recruiter.token, params: { id }, body: { status } });
const applicationsOf = async (jobId: number) => {
  await api.drainStream();
  const { recruiter_id, applications_count } = (await api.call(jobCalls.get, { params: { id: String(jobId) } })).body;
  const { body } = await api.call(jobCalls.ofRecruiter, { token: admin.token, params: { id: recruiter_id } });
  expect(body.find(({ id }: { id: number }) => id === jobId)).toMatchObject({ applications_count });
  return applications_count;
};
const notified = async () => {
  await api.drainStream();
  const inbox = { token: recruiter.token, params: { type: 'recruiter', id: recruiter.id } };
  const { body } = await api.call(notificationCalls.list, inbox);
  const count = await api.call(notificationCalls.count, inbox);
  const received = body.filter(({ kind }: { kind: string }) => kind === 'application_received');
  return { received, unread: count.body };
};

beforeAll(() => subscribe(subscriber.id));

describe('withdrawing an application', () => {
  it('removes it from the counts, the lists and the inbox of the recruiter, and allows another one', async () => {
    const job = await newJob();
    const before = await notified();
    await apply(job);
    expect(await applicationsOf(job)).toBe(1);
    expect((await notified()).received).toHaveLength(before.received.length + 1);

    expect((await withdraw(`${job}-1`)).status).toBe(204);
    expect(await applicationsOf(job)).toBe(0);
    expect(await notified()).toEqual(before);
    expect(await withdraw(`${job}-1`)).toMatchObject({ status: 404, body: { code: 'NOT_APPLIED' } });

    expect((await apply(job)).status).toBe(201);
    expect(await applicationsOf(job)).toBe(1);
    expect((await notified()).received).toHaveLength(before.received.length + 1);
  });

  it('keeps the notification of an application that was sent again before the removal was processed', async () => {
    const job = await newJob();
    const before = await notified();
    await apply(job);
    await withdraw(`${job}-1`);
    await apply(job);
    expect((await notified()).received).toHaveLength(before.received.length + 1);
    expect(await applicationsOf(job)).toBe(1);
  });

  it.each(['reviewed', 'shortlisted', 'rejected', 'hired'])(
    'is refused once the recruiter made it %s',
    async (status) => {
      const job = await newJob();
      await apply(job);
      await setStatus(`${job}-1`, status);
      expect(await withdraw(`${job}-1`)).toMatchObject({ status: 400, body: { code: 'INVALID_STATE' } });
      expect(await applicationsOf(job)).toBe(1);
    },
  );

  it('is refused once the recruiter got in touch', async () => {
    const job = await newJob(subscriber);
    await apply(job);
    const contact = { token: subscriber.token, params: { id: `${job}-1` }, body: { method: 'phone' } };
    expect((await api.call(applicationCalls.contact, contact)).status).toBe(200);
    expect(await withdraw(`${job}-1`)).toMatchObject({ status: 400, body: { code: 'INVALID_STATE' } });
  });

  it('and a concurrent review have one result, which both receive', async () => {
    for (let round = 0; round < 8; round += 1) {
      const job = await newJob();
      await apply(job);
      const [withdrawn, reviewed] = await Promise.all([withdraw(`${job}-1`), setStatus(`${job}-1`, 'reviewed')]);
      const isGone = withdrawn.status === 204;
      expect([withdrawn.status, reviewed.status]).toEqual(isGone ? [204, 404] : [400, 200]);
      expect(await applicationsOf(job)).toBe(isGone ? 0 : 1);
    }
  });

  it('is for its candidate only', async () => {
    const job = await newJob();
    await apply(job);
    expect((await withdraw(`${job}-1`, other)).status).toBe(403);
    expect((await withdraw(`${job}-1`, recruiter)).status).toBe(403);
    expect(await applicationsOf(job)).toBe(1);
  });
});

describe('the message of an application', () => {
  const message = 'Reach me at candidate-1@private.example or +91 98765 43210.\nI interpret in court.';

  it('is shown to the recruiter, without contact details while the applicant is masked', async () => {
    const job = await newJob(subscriber);
    await apply(job, { message });
    const params = { id: String(job) };
    const masked = await api.call(applicationCalls.applicants, { token: subscriber.token, params });
    expect(masked.body[0].message).toContain('I interpret in court.');
    expect(masked.body[0].message).not.toMatch(/private|98765|43210/);
    const open = await api.call(applicationCalls.unmaskedApplicants, { token: subscriber.token, params });
    expect(open.body[0].message).toBe(message);
  });

  it('is empty where none was written, and bounded', async () => {
    const job = await newJob();
    expect(await apply(job, { message: 'a'.repeat(1_001) })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', fields: [{ path: 'message' }] },
    });
    await apply(job);
    const { body } = await api.call(applicationCalls.applicants, {
      token: recruiter.token,
      params: { id: String(job) },
    });
    expect(body[0].message).toBe('');
  });

  it("is part of the candidate's exported data", async () => {
    const job = await newJob();
    await apply(job, { message }, other);
    const { body } = await api.call(accountCalls.export, { token: other.token });
    expect(body.applications).toEqual([expect.objectContaining({ job_id: job, message })]);
  });
});
