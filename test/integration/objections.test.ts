import { beforeEach, describe, expect, test } from 'vitest';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { objectionToken } from '#functions/entities/statement/objection-token.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { moderationCalls } from '#shared/contracts/moderation.ts';
import { objectionCalls } from '#shared/contracts/objections.ts';
import { reportCalls } from '#shared/contracts/reports.ts';
import { objectionDays } from '#shared/domain/moderation.ts';
import { dayMs, isoInstant } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { sendMails } from '#test/support/handlers.ts';
import { inboxOf } from '#test/support/inbox.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
const { kinds, notificationsOf, settle } = notificationSteps(api);
const start = Date.parse('2026-11-01T08:00:00.000Z');
let number = 7_500_000;
let admin: Principal;
let recruiter: Principal;
let candidate: Principal;
let reporter: Principal;
let jobId: number;
beforeEach(async () => {
  api.clock.set(start);
  number += 10;
  admin = await makePrincipal('admin', number);
  recruiter = await makePrincipal('recruiter', number);
  candidate = await makePrincipal('candidate', number);
  reporter = await makePrincipal('candidate', number + 1);
  await subscribe(recruiter.id);
  jobId = (await makeJob(number, recruiter.id)).id;
  await mail();
});

const asAdmin = () => ({ token: admin.token });

/** Processes all events, and sends the mails that follow; delivers the records a second time. */
async function mail(): Promise<void> {
  const records = await settle();
  for (let delivery = 0; delivery < 2; delivery += 1) {
    expect(await sendMails({ Records: records })).toEqual({ batchItemFailures: [] });
  }
  const later = await settle();
  expect(await sendMails({ Records: later })).toEqual({ batchItemFailures: [] });
}
const mailsTo = ({ email }: Principal) => inboxOf(process.env.SES_ENDPOINT ?? '', email);
/** The mails about decisions; a recruiter is also mailed the verification. */
const decisionsTo = async (to: Principal) => (await mailsTo(to)).filter(({ body }) => tokenIn(body.text ?? '') !== '');
const latestMail = async (to: Principal) => (await mailsTo(to)).at(-1)?.body.text ?? '';
const tokenIn = (text: string) => /objection\?token=([\w-]+)/.exec(text)?.[1] ?? '';

const object = (body: Record<string, unknown>, token?: string) =>
  api.call(objectionCalls.object, { token, body: { text: 'It was a mistake.', ...body } });
const statementsOf = async ({ token }: Principal) => (await api.call(objectionCalls.statements, { token })).body;
const answer = (id: string, outcome: 'upheld' | 'reversed', text = 'We looked again.') =>
  api.call(objectionCalls.answer, { ...asAdmin(), params: { id }, body: { outcome, text } });
const report = ({ token }: Principal, subject_type: string, subject_id: number) =>
  api.call(reportCalls.create, { token, body: { subject_type, subject_id, reason: 'scam', note: 'It is a scam.' } });
const decide = (subject: 'job' | 'candidate' | 'company', id: number, body: Record<string, unknown>) =>
  api.call(moderationCalls.decideReports, { ...asAdmin(), params: { subject, id }, body: { version: 1, ...body } });

const why = { rule: 'misleading', reason: 'The salary is not the one of the contract.' };
type Decision = (body: Record<string, unknown>) => Promise<{ status: number }>;
const deleted = (a: string, id: number) => ({ ...asAdmin(), params: { a, b: String(id) } });

/** Every decision against a person: who is informed, under which measure, and whether they can still sign in. */
const decisions: Record<string, { to: () => Principal; measure: string; isOut?: true; make: Decision }> = {
  'a job is taken down after reports': {
    to: () => recruiter,
    measure: 'job_taken_down',
    make: async (body) => {
      await report(reporter, 'job', jobId);
      return decide('job', jobId, { decision: 'take_down', ...body });
    },
  },
  'a company is taken down after reports': {
    to: () => recruiter,
    measure: 'recruiter_unverified',
    make: async (body) => {
      await report(reporter, 'company', recruiter.id);
      return decide('company', recruiter.id, { decision: 'take_down', ...body });
    },
  },
  'a candidate is taken down after reports': {
    to: () => candidate,
    measure: 'account_deactivated',
    isOut: true,
    make: async (body) => {
      await report(recruiter, 'candidate', candidate.id);
      return decide('candidate', candidate.id, { decision: 'take_down', ...body });
    },
  },
  'an admin deletes a job': {
    to: () => recruiter,
    measure: 'job_removed',
    make: (body) => api.call(jobCalls.remove, { ...asAdmin(), params: { id: jobId }, body }),
  },
  'an admin withdraws a verification': {
    to: () => recruiter,
    measure: 'recruiter_unverified',
    make: (body) => api.call(adminCalls.unverifyRecruiter, { ...asAdmin(), params: { id: recruiter.id }, body }),
  },
  'an admin deactivates a candidate': {
    to: () => candidate,
    measure: 'account_deactivated',
    isOut: true,
    make: (body) => api.call(adminCalls.deactivateUser, { ...deleted('candidate', candidate.id), body }),
  },
  'an admin deactivates a recruiter': {
    to: () => recruiter,
    measure: 'account_deactivated',
    isOut: true,
    make: (body) => api.call(adminCalls.deactivateUser, { ...deleted('recruiter', recruiter.id), body }),
  },
  'an admin deletes a recruiter': {
    to: () => recruiter,
    measure: 'account_deleted',
    isOut: true,
    make: (body) =>
      api.call(adminCalls.terminateUser, { ...deleted('recruiter', recruiter.id), query: { seen: 'active' }, body }),
  },
  'an admin deletes a candidate by the other call': {
    to: () => candidate,
    measure: 'account_deleted',
    isOut: true,
    make: (body) =>
      api.call(adminCalls.manualDeleteUser, { ...deleted('candidate', candidate.id), query: { seen: 'active' }, body }),
  },
};

describe.each(Object.entries(decisions))('when %s', (_, { to, measure, isOut, make }) => {
  test('the person is told rule, reason and how to object, by mail and notification, once', async () => {
    const person = to();
    expect(await make(why)).toMatchObject({ status: 200 });
    await mail();
    const mails = await decisionsTo(person);
    expect(mails).toHaveLength(1);
    const text = mails[0]?.body.text ?? '';
    expect(text).toContain('The rule: what you state must be true and must not mislead.');
    expect(text).toContain('The salary is not the one of the contract.');
    expect(tokenIn(text)).not.toBe('');
    const about = (await notificationsOf(person)).filter(({ kind }) => kind === measure);
    expect(about).toMatchObject([{ values: { rule: 'misleading' }, link: '/decisions' }]);
    const stored = JSON.stringify(about);
    expect(stored).not.toContain(admin.name);
  });

  test('a documented call without a reason names the general rule, and the mail says so', async () => {
    const person = to();
    expect(await make({})).toMatchObject({ status: 200 });
    await mail();
    const text = await latestMail(person);
    expect(text).toContain('The rule: the general rule of our terms of use');
    expect(text).toContain('Our team did not write more about what it found.');
    expect(tokenIn(text)).not.toBe('');
  });

  test('the link of the mail takes one objection, whose answer is mailed and notified', async () => {
    const person = to();
    await make(why);
    await mail();
    const token = tokenIn(await latestMail(person));
    if (isOut) expect((await api.call(objectionCalls.statements, { token: person.token })).status).toBe(401);
    expect(await object({ token })).toMatchObject({ status: 200 });
    expect(await object({ token }), 'the repetition of a lost response').toMatchObject({ status: 200 });
    expect(await object({ token, text: 'Another one.' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_STATE' },
    });
    const [open] = (await statementsOf(admin)).filter(({ account }: { account: object }) =>
      JSON.stringify(account).includes(String(person.id)),
    );
    expect(open).toMatchObject({ measure, rule: 'misleading', objection: { text: 'It was a mistake.' }, answer: null });
    expect(await answer(open.id, 'reversed')).toMatchObject({ status: 200 });
    expect(await answer(open.id, 'reversed')).toMatchObject({ status: 200 });
    expect(await answer(open.id, 'upheld')).toMatchObject({ status: 400 });
    await mail();
    const mails = await mailsTo(person);
    expect(mails.map(({ subject }) => subject)).toContain('Our answer to your objection');
    expect(mails.filter(({ subject }) => subject === 'Our answer to your objection')).toHaveLength(1);
    expect(await latestMail(person)).toContain('We looked again.');
    expect(await kinds(person)).toContain('objection_answered');
    const account = await readAccount(person.type === 'candidate' ? 'candidate' : 'recruiter', person.id);
    expect(account).toMatchObject({ state: 'active', ...(person.type === 'recruiter' ? { verified: true } : {}) });
  });
});

test('every decision is mailed, also several of one kind on one day', async () => {
  const other = (await makeJob(number + 1, recruiter.id)).id;
  for (const id of [jobId, other]) await api.call(jobCalls.remove, { ...asAdmin(), params: { id }, body: why });
  await mail();
  expect(await decisionsTo(recruiter)).toHaveLength(2);
});

test('a job whose take-down is lifted can be published again', async () => {
  await report(reporter, 'job', jobId);
  await decide('job', jobId, { decision: 'take_down', ...why });
  await mail();
  const [own] = await statementsOf(recruiter);
  expect(await object({ statement: own.id }, recruiter.token)).toMatchObject({ status: 200 });
  expect(await answer(own.id, 'reversed')).toMatchObject({ status: 200 });
  const { body } = await api.call(jobCalls.get, { params: { id: jobId }, token: recruiter.token });
  expect(body.is_taken_down).toBeUndefined();
});

describe('an objection', () => {
  const takeDown = async () => {
    await api.call(jobCalls.remove, { ...asAdmin(), params: { id: jobId }, body: why });
    await mail();
    const [own] = await statementsOf(recruiter);
    return own as { id: string; decided_at: string };
  };

  test('is one, however many tabs send it at the same time', async () => {
    const { id } = await takeDown();
    const texts = Array.from({ length: 8 }, (_, turn) => `Reason ${turn}.`);
    const answers = await Promise.all(texts.map((text) => object({ statement: id, text }, recruiter.token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each([
    ['of another account', () => candidate.token],
    ['of a guest', () => undefined],
  ])('by the id of a statement %s is refused, whether or not it exists', async (_, tokenOf) => {
    const { id } = await takeDown();
    const refused = { status: 404, body: { code: 'NOT_FOUND' } };
    expect(await object({ statement: id }, tokenOf())).toMatchObject(refused);
    expect(await object({ statement: id.replace(/_.*/, '_abcdefghijkl') }, tokenOf())).toMatchObject(refused);
    expect(await object({}, tokenOf())).toMatchObject(refused);
  });

  test.each(['made-up', '', 'a'.repeat(200)])('by the forged link %s is refused', async (token) => {
    expect(await object({ token })).toMatchObject({ status: 400, body: { code: 'INVALID_SIGNATURE' } });
  });

  test('is too late after half a year, by link and signed in', async () => {
    const { id, decided_at } = await takeDown();
    const token = objectionToken({ id, decided_at: isoInstant(decided_at) });
    api.clock.set(start + objectionDays * dayMs);
    expect(await object({ token })).toMatchObject({ status: 400, body: { code: 'INVALID_SIGNATURE' } });
    const later = await signInAgain(recruiter);
    expect(await object({ statement: id }, later.token)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_STATE' },
    });
  });

  test('needs words', async () => {
    const { id } = await takeDown();
    expect((await object({ statement: id, text: '  ' }, recruiter.token)).status).toBe(400);
  });

  test('is in the data copy and erased with the account', async () => {
    const { id } = await takeDown();
    await object({ statement: id, text: 'canary-objection' }, recruiter.token);
    expect(JSON.stringify((await api.call(accountCalls.export, { token: recruiter.token })).body)).toContain(
      'canary-objection',
    );
    await api.call(accountCalls.remove, { token: recruiter.token, body: { confirm: recruiter.email } });
    await settle();
    expect(JSON.stringify(await api.scan())).not.toContain('canary-objection');
  });

  test('is answered by admins only, once there is one', async () => {
    const { id } = await takeDown();
    expect((await answer(id, 'upheld')).status).toBe(404);
    await object({ statement: id }, recruiter.token);
    const body = { outcome: 'reversed', text: 'Mine.' };
    expect((await api.call(objectionCalls.answer, { token: recruiter.token, params: { id }, body })).status).toBe(403);
    expect((await answer(id, 'upheld', '')).status).toBe(400);
  });
});

test.each([
  ['take_down', 'dismiss'],
  ['dismiss', 'take_down'],
])('reporters with an account learn of the decision %s, once and nothing of each other', async (decision) => {
  await report(reporter, 'job', jobId);
  await report(candidate, 'job', jobId);
  await api.call(reportCalls.create, { body: { subject_type: 'job', subject_id: jobId, reason: 'scam' } });
  await decide('job', jobId, { decision, version: 3, ...why });
  const records = await settle();
  for (const each of [reporter, candidate]) {
    expect(await notificationsOf(each)).toEqual([
      { kind: 'report_decided', values: { subject: 'job', decision }, link: null },
    ]);
  }
  const { followTable } = await import('#test/support/handlers.ts');
  expect(await followTable({ Records: records })).toEqual({ batchItemFailures: [] });
  expect(await kinds(reporter)).toEqual(['report_decided']);
});
