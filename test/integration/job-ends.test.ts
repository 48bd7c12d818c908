import { beforeEach, expect, test } from 'vitest';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { dayMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, signInAgain } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
const begin = Date.parse('2026-12-01T20:00:00.000Z');
api.clock.set(begin);
const recruiter = await makePrincipal('recruiter', 1);
await subscribe(recruiter.id);
const candidate = await makePrincipal('candidate', 1);
beforeEach(() => api.clock.set(begin));
const form = { title: 'Interpreter', description: 'At fairs.', language: 'German', location: 'Graz' };
const post = async (fields: object) =>
  api.call(jobCalls.create, { token: (await signInAgain(recruiter)).token, body: { ...form, ...fields } });
const edit = async (id: number, fields: object) =>
  api.call(jobCalls.update, {
    token: (await signInAgain(recruiter)).token,
    params: { id },
    body: { ...form, ...fields },
  });
const tooLate = { status: 400, body: { code: 'INVALID_INPUT', fields: [{ path: 'closing_date' }] } };

test('a job without a closing date takes applications for 90 days in its zone', async () => {
  const { body } = await post({ closing_zone: 'Asia/Tokyo' });
  expect(body).toMatchObject({
    closing_date: '2027-03-02',
    closing_zone: 'Asia/Tokyo',
    closes_at: '2027-03-02T15:00:00.000Z',
    status: 'active',
  });
});

test('a later date is refused at its field, for a new job and for a change', async () => {
  expect((await post({ closing_date: '2027-03-01' })).status).toBe(201);
  expect(await post({ closing_date: '2027-03-02' })).toMatchObject(tooLate);
  const { body } = await post({});
  expect(await edit(body.id, { closing_date: '2027-03-02' })).toMatchObject(tooLate);
});

test('a later date from before stays while other fields change', async () => {
  const job = await makeJob(900, recruiter.id, { closing_date: '2031-05-04' });
  const { body } = await edit(job.id, { closing_date: '2031-05-04', title: 'Translator' });
  expect(body).toMatchObject({ title: 'Translator', closing_date: '2031-05-04' });
});

test('a stored job without an end has one in every answer, and closes by it', async () => {
  const job = await makeJob(901, recruiter.id);
  const end = { closing_date: '2027-03-01', closing_zone: 'UTC', closes_at: '2027-03-02T00:00:00.000Z' };
  expect((await api.call(jobCalls.get, { params: { id: job.id } })).body).toMatchObject(end);
  const listed = await api.call(jobCalls.list, { query: {} });
  expect(listed.body.find(({ id }: { id: number }) => id === job.id)).toMatchObject(end);
  api.clock.set(Date.parse(end.closes_at));
  const { token: again } = await signInAgain(candidate);
  const applied = await api.call(applicationCalls.apply, { token: again, params: { jobId: job.id } });
  expect(applied).toMatchObject({ status: 400, body: { code: 'INVALID_STATE' } });
});

test('a change without a date renews the job, also once it is closed', async () => {
  const { body } = await post({ closing_date: '2026-12-05' });
  api.clock.set(begin + 6 * dayMs);
  expect((await api.call(jobCalls.get, { params: { id: body.id } })).body).toMatchObject({ status: 'closed' });
  const renewed = await edit(body.id, { is_active: true });
  expect(renewed.body).toMatchObject({ status: 'active', closing_date: '2027-03-07', days_left: 91 });
});

test('a job that has ended is renewed with the right to post only, and edited without', async () => {
  const { body } = await post({ closing_date: '2026-12-05' });
  const running = (await post({ closing_date: '2026-12-20' })).body;
  api.clock.set(begin + 8 * dayMs);
  const ended = { closing_date: '2026-12-05' };
  for (const fields of [{}, { closing_date: '2026-12-24' }, { is_active: true }]) {
    expect((await edit(body.id, fields)).body).toMatchObject({ code: 'SUBSCRIPTION_REQUIRED_TO_POST' });
  }
  expect((await edit(body.id, { ...ended, title: 'Guide' })).body).toMatchObject({ title: 'Guide', status: 'closed' });
  expect((await edit(running.id, { closing_date: '2026-12-19' })).body).toMatchObject({ status: 'active' });
  await subscribe(recruiter.id);
  expect((await edit(body.id, {})).body).toMatchObject({ status: 'active' });
});
