import { beforeEach, describe, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { moderationCalls } from '#shared/contracts/moderation.ts';
import { reportCalls } from '#shared/contracts/reports.ts';
import { dayBudgets } from '#shared/domain/day-budgets.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';
import { restoreTable } from '#test/support/table-state.ts';

const api = await testApi();
let admin: Principal;
let candidate: Principal;
let recruiter: Principal;
beforeEach(async () => {
  await restoreTable(api, new Map());
  await api.readStream();
  admin = await makePrincipal('admin', 1);
  candidate = await makePrincipal('candidate', 7);
  recruiter = await makePrincipal('recruiter', 7);
  await makeJob(100, 7);
});

interface Reported {
  type?: string;
  id?: number;
  reason?: string;
  note?: string;
  by?: Principal | undefined;
  address?: string;
}
const report = ({ type = 'job', id = 100, reason = 'scam', note = '', by, address = '192.0.2.1' }: Reported) =>
  api.call(reportCalls.create, {
    body: { subject_type: type, subject_id: id, reason, note },
    token: by?.token,
    headers: { 'cloudfront-viewer-address': `${address}:443` },
  });
const statusOf = async (reported: Reported) => (await report(reported)).status;
const about = (subject: string, id: number) =>
  api.call(moderationCalls.reportsAbout, { params: { subject, id }, token: admin.token });
const openReports = async (subject = 'job', id = 100) => (await about(subject, id)).body.open_reports;
const makePublic = async (id: number) => {
  const profile = await readCandidate(id, true);
  if (!profile) throw new Error(`Candidate ${id} is missing.`);
  await transact({ profile: replaceCandidate(changedCandidate(profile, { summary: { profile_public: true } })) });
};

describe('a report', () => {
  test('is counted for its subject, with the accounts for admins and without guests', async () => {
    expect(await statusOf({ note: 'It asks for money.' })).toBe(204);
    expect(await statusOf({ reason: 'misleading', by: candidate })).toBe(204);
    expect(await statusOf({ by: await makePrincipal('recruiter', 8) })).toBe(204);
    const { body } = await about('job', 100);
    expect(body).toMatchObject({
      subject: { type: 'job', id: 100 },
      title: 'Interpreter',
      detail: 'Company 7',
      is_visible: true,
      open_reports: 3,
      reasons: [
        { reason: 'scam', count: 2 },
        { reason: 'misleading', count: 1 },
      ],
      newest_note: 'It asks for money.',
      last_decision: null,
    });
    const reporters = body.reports.map(({ reporter }: { reporter: unknown }) => reporter);
    expect(reporters).toHaveLength(3);
    expect(reporters).toEqual(
      expect.arrayContaining([null, { type: 'candidate', id: 7 }, { type: 'recruiter', id: 8 }]),
    );
  });

  test('stores neither address nor network of a guest', async () => {
    await report({ address: '198.51.100.77' });
    expect(JSON.stringify(await api.scan())).not.toContain('198.51.100');
  });

  test('of the same reporter counts once while it is open, and answers as done', async () => {
    for (const by of [candidate, undefined]) {
      for (const reason of ['scam', 'scam', 'offensive']) expect(await statusOf({ reason, by })).toBe(204);
    }
    expect(await openReports()).toBe(2);
  });

  test('of the same reporter counts once when it is sent many times concurrently', async () => {
    const statuses = await Promise.all(Array.from({ length: 8 }, () => statusOf({ by: candidate })));
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(await openReports()).toBe(1);
  });

  test('is not lost when many people report concurrently', async () => {
    const networks = Array.from({ length: 8 }, (_, place) => `192.0.2.${10 + place}`);
    const statuses = await Promise.all(networks.map((address) => statusOf({ address })));
    expect(statuses).toEqual(networks.map(() => 204));
    const { body } = await about('job', 100);
    expect([body.open_reports, body.reports.length]).toEqual([8, 8]);
  });

  test('needs a reason, and a note for something else', async () => {
    expect(await report({ reason: 'boring' })).toMatchObject({ status: 400, body: { fields: [{ path: 'reason' }] } });
    expect(await report({ reason: 'other', note: ' ' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'note', message: 'Please describe the problem.' }] },
    });
    expect(await statusOf({ reason: 'other', note: 'a'.repeat(1_001) })).toBe(400);
    expect(await statusOf({ reason: 'other', note: 'a'.repeat(1_000) })).toBe(204);
  });
});

describe('what a reporter may not see', () => {
  test('is answered like what does not exist', async () => {
    await makeJob(101, 7, { is_active: false, status: 'inactive' });
    await makePrincipal('recruiter', 9, { verified: false });
    const missing = await report({ id: 999_999 });
    expect(missing.status).toBe(404);
    const hidden: Reported[] = [
      { id: 101 },
      { id: 101, by: recruiter },
      { type: 'company', id: 9 },
      { type: 'candidate', id: 7 },
      { type: 'candidate', id: 7, by: await makePrincipal('candidate', 8) },
    ];
    for (const each of hidden) {
      const { status, body } = await report(each);
      expect([status, body]).toEqual([404, missing.body]);
    }
    expect((await api.scan()).filter(({ PK }) => /^(REPORTS|ADDRESS)#/.test(String(PK)))).toEqual([]);
  });

  test('depends on the consent of candidates and the verification of companies', async () => {
    expect(await statusOf({ type: 'candidate', id: 7, by: recruiter })).toBe(204);
    await makePublic(7);
    expect(await statusOf({ type: 'candidate', id: 7 })).toBe(204);
    expect(await statusOf({ type: 'company', id: 7 })).toBe(204);
    await api.call(adminCalls.deactivateUser, { params: { a: 'candidate', b: 7 }, token: admin.token });
    expect(await statusOf({ type: 'candidate', id: 7, address: '192.0.2.9' })).toBe(404);
  });

  test('is decided when the report is written', async () => {
    beforeNextTransaction(() => api.call(jobCalls.remove, { params: { id: 100 }, token: recruiter.token }));
    expect(await statusOf({})).toBe(404);
    expect((await about('job', 100)).status).toBe(404);
  });
});

describe('the budget of a day', () => {
  const jobs = Array.from({ length: dayBudgets.reports + 2 }, (_, place) => 200 + place);

  test('limits an account, and the guests of a network together, until the day ends', async () => {
    api.clock.set(Date.parse('2026-11-01T18:00:00.000Z'));
    for (const id of jobs) await makeJob(id, 7);
    for (const by of [candidate, undefined]) {
      for (const id of jobs.slice(0, dayBudgets.reports)) expect(await statusOf({ id, by })).toBe(204);
      const refused = await report({ id: 221, by });
      expect(refused).toMatchObject({
        status: 429,
        headers: { 'retry-after': String(6 * 3600) },
        body: { code: 'TOO_MANY_REQUESTS' },
      });
      // What was reported before is answered as done.
      expect(await statusOf({ id: 200, by })).toBe(204);
    }
    expect(await statusOf({ id: 221, address: '198.51.100.1' })).toBe(204);
    api.clock.set(Date.parse('2026-11-02T00:00:00.000Z'));
    expect(await statusOf({ id: 221, by: candidate })).toBe(204);
  });

  test('holds for concurrent reports', async () => {
    for (const id of jobs) await makeJob(id, 7);
    for (const id of jobs.slice(0, dayBudgets.reports - 1)) await report({ id, by: candidate });
    const last = jobs.slice(dayBudgets.reports - 1);
    const statuses = await Promise.all(last.map((id) => statusOf({ id, by: candidate })));
    expect(statuses.sort()).toEqual([204, 429, 429]);
  });
});

describe('when an account is deleted for good', () => {
  const erase = async (type: string, id: number) => {
    await api.call(adminCalls.hardDeleteUser, { params: { a: type, b: id }, token: admin.token });
    await settle(api);
  };
  const ofReports = async () => (await api.scan()).filter(({ PK }) => String(PK).startsWith('REPORTS#'));

  test('its reports stay open without the person and the note', async () => {
    await report({ by: candidate, note: 'A canary note.' });
    await erase('candidate', 7);
    expect(JSON.stringify(await api.scan())).not.toContain('canary note');
    const { body } = await about('job', 100);
    expect(body).toMatchObject({ open_reports: 1, newest_note: null });
    expect(body.reports).toMatchObject([{ reason: 'scam', note: '', reporter: null }]);
  });

  test('a report that was still on its way is left without the person as well', async () => {
    beforeNextTransaction(() =>
      api.call(adminCalls.hardDeleteUser, { params: { a: 'candidate', b: 7 }, token: admin.token }),
    );
    expect(await statusOf({ by: candidate, note: 'A canary note.' })).toBe(204);
    await settle(api);
    expect(JSON.stringify(await api.scan())).not.toContain('canary note');
    expect((await about('job', 100)).body.reports).toMatchObject([{ reporter: null }]);
  });

  test('the reports about it, its page and its jobs are deleted', async () => {
    await report({ type: 'candidate', id: 7, by: recruiter, note: 'About a person.' });
    await erase('candidate', 7);
    expect(await ofReports()).toEqual([]);
    await report({ note: 'About a job.' });
    await report({ type: 'company', id: 7, note: 'About a company.' });
    await settle(api);
    const queue = await api.call(adminCalls.stats, { token: admin.token });
    expect(queue.body.openReports).toBe(2);
    await erase('recruiter', 7);
    expect(await ofReports()).toEqual([]);
    expect((await api.call(adminCalls.stats, { token: admin.token })).body.openReports).toBe(0);
  });

  test('and when a job is deleted, the reports about it are', async () => {
    await report({});
    await api.call(jobCalls.remove, { params: { id: 100 }, token: recruiter.token });
    await settle(api);
    expect(await ofReports()).toEqual([]);
  });
});

test('the own data contain the reports that one wrote, also decided ones, and no others', async () => {
  await report({ by: candidate, note: 'It asks for money.' });
  await report({ type: 'company', id: 7, reason: 'misleading', by: candidate });
  await report({ note: 'By a guest.' });
  await api.call(moderationCalls.decideReports, {
    params: { subject: 'job', id: 100 },
    body: { decision: 'dismiss', version: 2 },
    token: admin.token,
  });
  const { body } = await api.call(accountCalls.export, { token: candidate.token });
  expect(body.reports).toHaveLength(2);
  expect(body.reports).toEqual(
    expect.arrayContaining([
      {
        subject_type: 'job',
        subject_id: 100,
        reason: 'scam',
        note: 'It asks for money.',
        created_at: expect.any(String),
      },
      expect.objectContaining({ subject_type: 'company', subject_id: 7, reason: 'misleading', note: '' }),
    ]),
  );
  const { body: ofRecruiter } = await api.call(accountCalls.export, { token: recruiter.token });
  expect(ofRecruiter.reports).toEqual([]);
  expect(JSON.stringify(ofRecruiter)).not.toContain('It asks for money.');
});
