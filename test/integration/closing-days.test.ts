import { describe, expect, it, test } from 'vitest';
import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import type { JobState } from '#shared/domain/closing-date.ts';
import { isoInstant, toEpochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, signInAgain } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
const at = (instant: string) => toEpochMs(isoInstant(instant));
const begin = '2026-10-20T12:00:00.000Z';
api.clock.set(at(begin));

const people = {
  recruiter: await makePrincipal('recruiter', 1),
  other: await makePrincipal('recruiter', 2),
  candidate: await makePrincipal('candidate', 1),
  admin: await makePrincipal('admin', 1),
};
await subscribe(people.recruiter.id, { ends_at: at('2027-10-20T12:00:00.000Z') });

/** Sets the clock and signs everybody in again, as sessions end sooner than jobs close. */
async function goTo(instant: string): Promise<void> {
  api.clock.set(at(instant));
  for (const name of ['recruiter', 'other', 'candidate', 'admin'] as const)
    people[name] = await signInAgain(people[name]);
}

const form = { title: 'Interpreter', description: 'At fairs.', language: 'German', location: 'Graz' };
const send = (fields: object) =>
  api.call(jobCalls.create, { token: people.recruiter.token, body: { ...form, ...fields } });
const edit = (id: number, fields: object) =>
  api.call(jobCalls.update, { token: people.recruiter.token, params: { id }, body: { ...form, ...fields } });

async function post(fields: object): Promise<number> {
  const { status, body } = await send(fields);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

const refused = { status: 400, body: { code: 'INVALID_INPUT', fields: [{ path: 'closing_date' }] } };

describe('a closing date', () => {
  it('is a day in the zone that is stored with it', async () => {
    await goTo(begin);
    const { body } = await send({ closing_date: '2026-10-25', closing_zone: 'Europe/Berlin' });
    expect(body).toMatchObject({ closing_zone: 'Europe/Berlin', closes_at: '2026-10-25T23:00:00.000Z', days_left: 6 });
  });

  it('is a day in UTC without a zone', async () => {
    await goTo(begin);
    expect((await send({ closing_date: '2026-10-25' })).body).toMatchObject({
      closing_zone: 'UTC',
      closes_at: '2026-10-26T00:00:00.000Z',
    });
  });

  it.each(['Mars/Olympus', '+05:30', 'EST', '', 'Europe/Berlin ', '__proto__'])(
    'is refused in the zone %j',
    async (zone) => {
      await goTo(begin);
      expect(await send({ closing_date: '2026-10-25', closing_zone: zone })).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'closing_zone' }] },
      });
    },
  );

  it.each([
    ['2026-10-20', 'Europe/Berlin', '2026-10-20T21:59:59.000Z', 201],
    ['2026-10-20', 'Europe/Berlin', '2026-10-20T22:00:00.000Z', 400],
    ['2026-10-20', 'Pacific/Kiritimati', '2026-10-20T09:59:59.000Z', 201],
    ['2026-10-20', 'Pacific/Kiritimati', '2026-10-20T10:00:00.000Z', 400],
    ['2026-10-20', 'Etc/GMT+12', '2026-10-21T11:59:59.000Z', 201],
    ['2026-10-20', 'Etc/GMT+12', '2026-10-21T12:00:00.000Z', 400],
    ['2026-10-20', 'UTC', '2026-10-20T23:59:59.999Z', 201],
    ['2026-10-20', undefined, '2026-10-21T00:00:00.000Z', 400],
    ['2019-01-01', 'Asia/Tokyo', '2026-10-20T12:00:00.000Z', 400],
    ['0003-07-09', 'Asia/Tokyo', '2026-10-20T12:00:00.000Z', 400],
  ])('%s in %s at %s is answered by %i', async (closing_date, closing_zone, now, status) => {
    await goTo(now);
    const answer = await send({ closing_date, closing_zone });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer).toMatchObject(refused);
  });
});

describe('editing a job that is closed', () => {
  const closing = { closing_date: '2026-10-22', closing_zone: 'Asia/Tokyo' };
  const later = '2026-10-22T15:00:00.000Z';

  it('keeps the date while other fields change, and takes a later one', async () => {
    await goTo(begin);
    const id = await post(closing);
    await goTo(later);
    expect(await edit(id, { ...closing, title: 'Translator' })).toMatchObject({
      status: 200,
      body: { status: 'closed' },
    });
    // A client that knows no zones leaves the job's.
    expect((await edit(id, { closing_date: closing.closing_date })).body).toMatchObject(closing);
    expect(await edit(id, { closing_date: '2026-10-21' })).toMatchObject(refused);
    expect(await edit(id, { ...closing, closing_zone: 'Asia/Seoul' })).toMatchObject(refused);
    expect(await edit(id, { ...closing, closing_date: '2026-10-24' })).toMatchObject({ body: { status: 'active' } });
  });

  it('does not publish it again with the date that has passed', async () => {
    await goTo(begin);
    const id = await post({ ...closing, is_active: false });
    await goTo(later);
    expect(await edit(id, { ...closing, is_active: true })).toMatchObject(refused);
    expect(await edit(id, { ...closing, is_active: false })).toMatchObject({ body: { status: 'inactive' } });
  });
});

test('applications are taken until the end of the day in the zone, and not a millisecond longer', async () => {
  await goTo(begin);
  const id = await post({ closing_date: '2026-10-25', closing_zone: 'America/St_Johns' });
  const apply = () => api.call(applicationCalls.apply, { token: people.candidate.token, params: { jobId: id } });
  await goTo('2026-10-26T02:30:00.000Z');
  expect(await apply()).toMatchObject({ status: 400, body: { code: 'INVALID_STATE' } });
  await goTo('2026-10-26T02:29:59.999Z');
  expect((await apply()).status).toBe(201);
});

describe('every number of jobs is that of a list', () => {
  type Job = { id: number; status: JobState };
  const lists = async (status?: JobState): Promise<Job[]> => {
    const query = { limit: 100, ...(status && { status }) };
    return (await api.call(jobCalls.adminList, { token: people.admin.token, query })).body;
  };
  const own = async ({ id, token }: { id: number; token: string }): Promise<Job[]> =>
    (await api.call(jobCalls.ofRecruiter, { token, params: { id }, query: { limit: 100 } })).body;
  const are = (jobs: readonly Job[], status: JobState) => jobs.filter((job) => job.status === status).length;

  test.each([
    ['2026-11-29T09:59:59.999Z', 6],
    ['2026-11-29T10:00:00.000Z', 5],
    ['2026-11-29T22:59:59.999Z', 5],
    ['2026-11-29T23:00:00.000Z', 4],
    ['2026-11-30T00:00:00.000Z', 2],
    ['2026-11-30T12:00:00.000Z', 1],
    ['2027-06-01T00:00:00.000Z', 1],
  ])('at %s', async (now, open) => {
    await goTo(begin);
    if ((await own(people.other)).length === 0) {
      // Two as they were stored before there were zones.
      for (const id of [901, 902]) await makeJob(id, people.other.id, { closing_date: '2026-11-29' });
      await makeJob(903, people.other.id, { closing_date: '2027-12-31' });
      await makeJob(904, people.other.id, { is_active: false, status: 'inactive', closing_date: '2026-11-29' });
      for (const [id, closing_zone, closes_at] of [
        [905, 'Pacific/Kiritimati', '2026-11-29T10:00:00.000Z'],
        [906, 'Europe/Berlin', '2026-11-29T23:00:00.000Z'],
        [907, 'Etc/GMT+12', '2026-11-30T12:00:00.000Z'],
      ] as const) {
        await makeJob(id, people.other.id, {
          closing_date: '2026-11-29',
          closing_zone,
          closes_at: isoInstant(closes_at),
        });
      }
      await api.drainStream();
    }
    await goTo(now);
    const all = await own(people.other);
    const profile = (await api.call(recruiterCalls.ownProfile, { token: people.other.token })).body;
    expect(profile).toMatchObject({ total_jobs: all.length, active_jobs: open });
    expect([are(all, 'active'), are(all, 'closed'), are(all, 'inactive')]).toEqual([open, 6 - open, 1]);

    const everywhere = await lists();
    const { body: stats } = await api.call(adminCalls.stats, { token: people.admin.token });
    expect(stats).toMatchObject({ totalJobs: everywhere.length, activeJobs: are(everywhere, 'active') });
    for (const state of ['active', 'closed', 'inactive'] as const) {
      const listed = await lists(state);
      expect([state, listed.length, are(listed, state)]).toEqual([state, are(everywhere, state), listed.length]);
      const { headers } = await api.call(jobCalls.adminList, {
        token: people.admin.token,
        query: { limit: 1, status: state },
      });
      if (listed.length > 1) expect(headers['x-total-count']).toBe(String(listed.length));
    }
    for (const call of [jobCalls.list, jobSearchCalls.jobs]) {
      const answer = await api.call(call, { token: people.candidate.token, query: { limit: 100 } });
      const found = 'items' in answer.body ? answer.body.items : answer.body;
      expect([call.path, found.length]).toEqual([call.path, stats.activeJobs]);
    }
  });
});
