import { beforeEach, describe, expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { write } from '#functions/data/write.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { moderationCalls, type ReportedSubject, type WaitingRecruiter } from '#shared/contracts/moderation.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { reportCalls } from '#shared/contracts/reports.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';
import { restoreTable } from '#test/support/table-state.ts';

const api = await testApi();
const start = Date.parse('2026-11-01T08:00:00.000Z');
let admin: Principal;
let otherAdmin: Principal;
let recruiter: Principal;
beforeEach(async () => {
  await restoreTable(api, new Map());
  await api.readStream();
  api.clock.set(start);
  admin = await makePrincipal('admin', 1);
  otherAdmin = await makePrincipal('admin', 2);
  recruiter = await makePrincipal('recruiter', 7);
});

/** Lets time pass, so that the accounts and reports have an order. */
const at = (minutes: number) => api.clock.set(start + minutes * 60_000);
const asAdmin = () => ({ token: admin.token });
const stats = async () => {
  await settle(api);
  return (await api.call(adminCalls.stats, asAdmin())).body;
};

describe('the recruiters who wait to be verified', () => {
  const waiting = async (query: object = {}) => {
    const answer = await api.call(moderationCalls.waitingRecruiters, { ...asAdmin(), query });
    return { ids: answer.status === 200 ? answer.body.map(({ id }: WaitingRecruiter) => id) : [], ...answer };
  };

  test('are listed oldest first, page by page, with all that an admin compares', async () => {
    for (const id of [23, 21, 22]) {
      at(id);
      await makePrincipal('recruiter', id, { verified: false });
    }
    at(24);
    const page = { about: 'Subtitles since 1998.', website: 'https://lima.example', location: 'Pune' };
    const token = (await makePrincipal('recruiter', 20, { verified: false })).token;
    await api.call(recruiterCalls.updateCompany, { params: { id: 20 }, body: page, token });
    const first = await waiting({ limit: 3 });
    expect(first.ids).toEqual([21, 22, 23]);
    const rest = await waiting({ limit: 3, cursor: first.next });
    expect(rest.body).toEqual([
      {
        id: 20,
        name: 'Name of recruiter 20',
        email: 'recruiter-20@canary.example',
        phone: '+919000000020',
        address: 'Address of recruiter 20',
        company_name: 'Company 20',
        verified: false,
        created_at: '2026-11-01T08:24:00.000Z',
        ...page,
        version: expect.any(String),
        waiting_since: '2026-11-01T08:24:00.000Z',
        total_jobs: 0,
      },
    ]);
    expect((await waiting({ cursor: 'made-up' })).status).toBe(400);
    expect(await stats()).toMatchObject({ waitingRecruiters: 4, unverifiedRecruiters: 4 });
  });

  test('wait from the sign-up, the loss of the verification or the return of the account, whichever is last', async () => {
    const sinceOf = async () =>
      Object.fromEntries(
        (await waiting()).body.map(({ id, waiting_since }: WaitingRecruiter) => [id, waiting_since.slice(11, 16)]),
      );
    const move = (call: typeof adminCalls.deactivateUser | typeof adminCalls.reactivateUser, id: number) =>
      api.call(call, { params: { a: 'recruiter', b: id }, ...asAdmin() });
    for (const id of [8, 9]) await makePrincipal('recruiter', id, { verified: false });
    at(10);
    await makePrincipal('recruiter', 10, { verified: false });
    at(20);
    await api.call(adminCalls.unverifyRecruiter, { params: { id: 7 }, ...asAdmin() });
    at(30);
    await move(adminCalls.deactivateUser, 8);
    at(40);
    await move(adminCalls.reactivateUser, 8);
    expect((await waiting()).ids).toEqual([9, 10, 7, 8]);
    expect(await sinceOf()).toEqual({ 7: '08:20', 8: '08:40', 9: '08:00', 10: '08:10' });
    at(50);
    await api.call(adminCalls.verifyRecruiter, { params: { id: 9 }, ...asAdmin() });
    await report('company', 9);
    at(60);
    await decide('company', 9, { decision: 'take_down', version: 1 });
    expect((await waiting()).ids).toEqual([10, 7, 8, 9]);
    expect(await sinceOf()).toMatchObject({ 9: '09:00' });
    expect((await waiting({ limit: 2, cursor: (await waiting({ limit: 2 })).next })).ids).toEqual([8, 9]);
  });

  test('who were stored before their waits were wait since the sign-up', async () => {
    await makePrincipal('recruiter', 8, { verified: false });
    const Key = keys.profile('recruiter', 8);
    await write({ Update: { Key, UpdateExpression: 'REMOVE waiting_since' } });
    expect((await waiting()).body).toMatchObject([{ id: 8, waiting_since: '2026-11-01T08:00:00.000Z' }]);
  });

  test('follow verification and the state of the account', async () => {
    await makePrincipal('recruiter', 8, { verified: false });
    const change = (call: typeof adminCalls.verifyRecruiter | typeof adminCalls.unverifyRecruiter, id: number) =>
      api.call(call, { params: { id }, ...asAdmin() });
    const move = (call: typeof adminCalls.deactivateUser | typeof adminCalls.reactivateUser, id: number) =>
      api.call(call, { params: { a: 'recruiter', b: id }, ...asAdmin() });
    await change(adminCalls.verifyRecruiter, 8);
    expect((await waiting()).ids).toEqual([]);
    await change(adminCalls.unverifyRecruiter, 7);
    expect((await waiting()).ids).toEqual([7]);
    await move(adminCalls.deactivateUser, 7);
    expect((await waiting()).ids).toEqual([]);
    expect(await stats()).toMatchObject({ waitingRecruiters: 0, unverifiedRecruiters: 1 });
    await move(adminCalls.reactivateUser, 7);
    expect((await waiting()).ids).toEqual([7]);
    await move(adminCalls.deactivateUser, 8);
    await move(adminCalls.reactivateUser, 8);
    expect((await waiting()).ids).toEqual([7]);
    expect(await stats()).toMatchObject({ waitingRecruiters: 1 });
  });

  test('leave out a deactivated recruiter whose verification is revoked, until the account is active again', async () => {
    await makePrincipal('recruiter', 8);
    const move = (call: typeof adminCalls.deactivateUser | typeof adminCalls.reactivateUser) =>
      api.call(call, { params: { a: 'recruiter', b: 8 }, ...asAdmin() });
    await api.call(adminCalls.verifyRecruiter, { params: { id: 7 }, ...asAdmin() });
    await move(adminCalls.deactivateUser);
    const revoke = () => api.call(adminCalls.unverifyRecruiter, { params: { id: 8 }, ...asAdmin() });
    expect((await revoke()).status).toBe(200);
    expect((await revoke()).status).toBe(200);
    expect((await stats()).waitingRecruiters).toBe(0);
    expect((await api.scan()).find(({ PK, SK }) => PK === 'RECRUITER#8' && SK === 'PROFILE')?.GSI1PK).toBeUndefined();
    await move(adminCalls.reactivateUser);
    expect((await waiting()).ids).toEqual([8]);
  });

  test('are right when a recruiter is verified while the account changes', async () => {
    await makePrincipal('recruiter', 8, { verified: false });
    await api.call(adminCalls.deactivateUser, { params: { a: 'recruiter', b: 8 }, ...asAdmin() });
    beforeNextTransaction(() => api.call(adminCalls.verifyRecruiter, { params: { id: 8 }, token: otherAdmin.token }));
    await api.call(adminCalls.reactivateUser, { params: { a: 'recruiter', b: 8 }, ...asAdmin() });
    expect((await waiting()).ids).toEqual([]);
    expect((await stats()).waitingRecruiters).toBe(0);
  });
});

const report = (type: string, id: number, { note = '', by }: { note?: string; by?: Principal } = {}) =>
  api.call(reportCalls.create, {
    body: { subject_type: type, subject_id: id, reason: note ? 'other' : 'scam', note },
    token: by?.token,
  });
const queue = async (query: object = {}) => {
  const answer = await api.call(moderationCalls.reported, { ...asAdmin(), query });
  const named = ({ subject: { type, id } }: ReportedSubject) => `${type} ${id}`;
  return { subjects: answer.status === 200 ? answer.body.map(named) : [], ...answer };
};
const details = async (subject: string, id: number) =>
  (await api.call(moderationCalls.reportsAbout, { params: { subject, id }, ...asAdmin() })).body;
const decide = (subject: string, id: number, body: object, by = admin) =>
  api.call(moderationCalls.decideReports, { params: { subject, id }, body, token: by.token });

describe('the reported subjects', () => {
  test('are listed by their oldest report, with masked candidates, page by page', async () => {
    await makeJob(100, 7);
    await makePrincipal('candidate', 8);
    at(1);
    await report('job', 100, { by: recruiter });
    at(2);
    await report('candidate', 8, { by: recruiter, note: 'Not a person.' });
    at(3);
    await report('company', 7);
    await report('job', 100);
    expect((await queue({ limit: 2 })).subjects).toEqual(['job 100', 'candidate 8']);
    const { body } = await queue({ limit: 2, cursor: (await queue({ limit: 2 })).next });
    expect(body).toMatchObject([{ subject: { type: 'company', id: 7 }, title: 'Company 7', is_visible: true }]);
    const [job, person] = (await queue()).body;
    expect(job).toMatchObject({ open_reports: 2, oldest_at: '2026-11-01T08:01:00.000Z', newest_note: null });
    expect(person).toMatchObject({ newest_note: 'Not a person.', detail: 'Interpreter' });
    expect(JSON.stringify((await queue()).body)).not.toMatch(/Name of|canary\.example/);
    expect((await queue({ cursor: 'made-up' })).status).toBe(400);
    expect((await stats()).openReports).toBe(3);
  });

  test('are closed by a decision, and open again with the next report', async () => {
    await makeJob(100, 7);
    await report('job', 100, { note: 'First.', by: recruiter });
    expect(await decide('job', 100, { decision: 'dismiss', note: 'Looks fine.', version: 1 })).toMatchObject({
      status: 200,
    });
    expect((await queue()).subjects).toEqual([]);
    expect((await stats()).openReports).toBe(0);
    at(5);
    expect((await report('job', 100, { note: 'Second.', by: recruiter })).status).toBe(204);
    expect(await details('job', 100)).toMatchObject({
      open_reports: 1,
      oldest_at: '2026-11-01T08:05:00.000Z',
      last_decision: {
        decision: 'dismiss',
        note: 'Looks fine.',
        decided_at: '2026-11-01T08:00:00.000Z',
        admin_id: 1,
      },
      reports: [{ note: 'Second.' }],
    });
  });

  test('are unknown without a report', async () => {
    expect((await decide('job', 100, { decision: 'dismiss', version: 1 })).status).toBe(404);
    const { status } = await api.call(moderationCalls.reportsAbout, {
      params: { subject: 'job', id: 100 },
      ...asAdmin(),
    });
    expect(status).toBe(404);
  });
});

describe('taking down', () => {
  test('a job hides it until an admin restores it, and notifies its recruiter', async () => {
    await subscribe(7);
    await makeJob(100, 7);
    await report('job', 100);
    expect((await decide('job', 100, { decision: 'take_down', version: 1 })).status).toBe(200);
    await settle(api);
    const show = (token?: string) => api.call(jobCalls.get, { params: { id: 100 }, token });
    expect((await show()).status).toBe(404);
    expect((await show(recruiter.token)).body).toMatchObject({ is_active: false, is_taken_down: true });
    const inbox = async () =>
      (await api.scan()).filter(({ entity }) => entity === 'notification').map(({ card }) => card.kind);
    expect(await inbox()).toContain('job_taken_down');
    expect(await inbox()).not.toContain('job_removed');

    const form = { title: 'Interpreter', description: 'Interpret.', language: 'Japanese', location: 'Lisbon' };
    const publish = () =>
      api.call(jobCalls.update, {
        params: { id: 100 },
        body: { ...form, recruiter_id: 7, is_active: true },
        token: recruiter.token,
      });
    expect(await publish()).toMatchObject({ status: 400, body: { code: 'INVALID_STATE' } });
    // Verification publishes only what its loss has hidden.
    for (const call of [adminCalls.unverifyRecruiter, adminCalls.verifyRecruiter]) {
      await api.call(call, { params: { id: 7 }, ...asAdmin() });
      await settle(api);
    }
    expect((await show()).status).toBe(404);

    const restore = (id: number) => api.call(moderationCalls.restoreJob, { params: { id }, ...asAdmin() });
    expect((await restore(100)).status).toBe(200);
    expect((await restore(100)).status).toBe(200);
    expect(await restore(999)).toMatchObject({ status: 404, body: { code: 'JOB_NOT_FOUND' } });
    expect((await show()).status).toBe(404);
    await settle(api);
    expect((await inbox()).filter((kind) => kind === 'job_restored')).toHaveLength(1);
    expect((await publish()).status).toBe(200);
    expect((await show()).body).toMatchObject({ is_active: true });
    const actions = (await api.call(adminCalls.audit, asAdmin())).body.map(({ action }: { action: string }) => action);
    expect(actions.filter((action: string) => action === 'job_restored')).toHaveLength(1);
    expect(actions).toContain('taken_down');
  });

  test('a candidate deactivates the account, which an admin can reactivate', async () => {
    const candidate = await makePrincipal('candidate', 8);
    await report('candidate', 8, { by: recruiter });
    expect((await decide('candidate', 8, { decision: 'take_down', version: 1 })).status).toBe(200);
    expect(await details('candidate', 8)).toMatchObject({ is_visible: false, open_reports: 0 });
    const { body } = await api.call(adminCalls.reactivateUser, { params: { a: 'candidate', b: 8 }, ...asAdmin() });
    expect(body.user).toMatchObject({ is_active: true });
    expect((await report('job', 999, { by: candidate })).status).toBe(404);
  });

  test('a company revokes the verification, so that its recruiter waits again', async () => {
    await report('company', 7);
    expect((await decide('company', 7, { decision: 'take_down', version: 1 })).status).toBe(200);
    expect((await api.call(recruiterCalls.company, { params: { id: 7 } })).status).toBe(404);
    const { body } = await api.call(moderationCalls.waitingRecruiters, asAdmin());
    expect(body).toMatchObject([{ id: 7 }]);
  });

  test.each([
    ['job', () => api.call(jobCalls.update, { params: { id: 100 }, body: closed, token: recruiter.token })],
    ['candidate', () => api.call(adminCalls.deactivateUser, { params: { a: 'candidate', b: 8 }, ...asAdmin() })],
    ['company', () => api.call(adminCalls.unverifyRecruiter, { params: { id: 7 }, ...asAdmin() })],
  ] as const)('a %s succeeds when the same was done meanwhile', async (type, change) => {
    await makeJob(100, 7);
    await makePrincipal('candidate', 8);
    const id = { job: 100, candidate: 8, company: 7 }[type];
    await report(type, id, { by: recruiter });
    beforeNextTransaction(change);
    expect((await decide(type, id, { decision: 'take_down', version: 1 })).status).toBe(200);
    expect(await details(type, id)).toMatchObject({ is_visible: false, open_reports: 0 });
  });

  const closed = {
    title: 'Interpreter',
    description: 'Interpret.',
    language: 'Japanese',
    location: 'Lisbon',
    is_active: false,
  };
});

describe('a decision', () => {
  beforeEach(async () => {
    await makeJob(100, 7);
    await report('job', 100);
  });
  const changed = { status: 400, body: { code: 'INVALID_STATE' } };

  test('is made once, also when it is sent again', async () => {
    for (const _ of [1, 2]) expect((await decide('job', 100, { decision: 'dismiss', version: 1 })).status).toBe(200);
    const entries = (await api.scan()).filter(({ entity }) => entity === 'audit_entry');
    expect(entries).toHaveLength(1);
  });

  test('does not close reports that the admin has not seen', async () => {
    await report('job', 100, { by: recruiter });
    expect(await decide('job', 100, { decision: 'dismiss', version: 1 })).toMatchObject(changed);
    beforeNextTransaction(async () => report('job', 100, { by: await makePrincipal('candidate', 9) }));
    expect(await decide('job', 100, { decision: 'take_down', version: 2 })).toMatchObject(changed);
    expect(await details('job', 100)).toMatchObject({ open_reports: 3, is_visible: true, version: 3 });
  });

  test('of two admins at the same time is one of them', async () => {
    const answers = await Promise.all([
      decide('job', 100, { decision: 'dismiss', version: 1 }),
      decide('job', 100, { decision: 'take_down', version: 1 }, otherAdmin),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const { is_visible, last_decision } = await details('job', 100);
    expect(last_decision.decision).toBe(is_visible ? 'dismiss' : 'take_down');
    expect(answers.find(({ status }) => status === 400)).toMatchObject(changed);
  });

  test('that comes before a report leaves that report open', async () => {
    beforeNextTransaction(() => decide('job', 100, { decision: 'dismiss', version: 1 }));
    expect((await report('job', 100, { by: recruiter })).status).toBe(204);
    expect(await details('job', 100)).toMatchObject({ open_reports: 1, last_decision: { decision: 'dismiss' } });
  });
});
