import { SESClient } from '@aws-sdk/client-ses';
import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, test, vi } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { accountStateChange } from '#functions/entities/account/account-changes.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { somePhone, uniqueEmail } from '#test/support/accounts.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { sendMails } from '#test/support/handlers.ts';

const api = await testApi();
const steps = authSteps(api);
const secret = process.env.BOOTSTRAP_SECRET ?? '';
const masterForm = (email: string, bootstrap_secret = secret) => ({
  body: { name: 'Mira', email, phone: somePhone(), bootstrap_secret },
});
const adminForm = (email: string) => ({
  body: { name: 'Ada', email, password: 'a canary password', phone: somePhone(), address: 'Pune', company_name: 'P' },
});

const wrongSecrets = ['x', `${secret}x`, secret.slice(1), secret.toUpperCase()];
const guesses = await Promise.all(
  wrongSecrets.map((wrong) => api.call(authCalls.masterSignup, masterForm(uniqueEmail('thief'), wrong))),
);
const attempts = await Promise.all(
  Array.from({ length: 20 }, () => api.call(authCalls.masterSignup, masterForm(uniqueEmail('master')))),
);
const [made] = attempts.filter(({ status }) => status === 201);
const masterEmail: string = made?.body.admin.email;
const masterToken = await steps.signIn('master_admin', masterEmail);

test('creates no master admin without the bootstrap secret', async () => {
  for (const guess of guesses) expect(guess).toMatchObject({ status: 403, body: { code: 'BOOTSTRAP_CLOSED' } });
  expect(await steps.itemsWith('thief-')).toEqual([]);
});

test('creates one master admin in 20 concurrent attempts, and none afterwards', async () => {
  expect(attempts.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(attempts.filter(({ status, body }) => status === 403 && body.code === 'BOOTSTRAP_CLOSED')).toHaveLength(19);
  expect(await api.call(authCalls.masterSignup, masterForm(uniqueEmail('late')))).toMatchObject({ status: 403 });
});

test('lets only the master admin create admins, and stores no password', async () => {
  const { email } = await steps.createAdmin(masterToken);
  const tokens = {
    candidate: await steps.signIn('candidate', (await steps.createCandidate()).email),
    recruiter: await steps.signIn('recruiter', (await steps.createRecruiter()).email),
    admin: await steps.signIn('admin', email),
  };
  for (const token of Object.values(tokens)) {
    expect(await api.call(authCalls.adminSignup, { token, ...adminForm(uniqueEmail('x')) })).toMatchObject({
      status: 403,
    });
  }
  expect(await api.call(authCalls.adminSignup, adminForm(uniqueEmail('x')))).toMatchObject({ status: 401 });
  const created = await api.call(authCalls.adminSignup, { token: masterToken, ...adminForm(uniqueEmail('y')) });
  expect(created).toMatchObject({ status: 201, body: { admin: { role: 'admin' } } });
  expect(created.body.admin).not.toHaveProperty('password');
  expect(await steps.itemsWith('a canary password')).toEqual([]);
});

test('creates a plain admin whatever role the form claims', async () => {
  const { body } = adminForm(uniqueEmail('greedy'));
  const answer = await api.call(authCalls.adminSignup, {
    token: masterToken,
    body: { ...body, role: 'master_admin', id: 1, state: 'active', is_master: true },
  });
  expect(answer).toMatchObject({ status: 201, body: { admin: { role: 'admin' } } });
  expect(await readAccount('admin', answer.body.admin.id)).toMatchObject({ role: 'admin' });
});

test('refuses a second admin with the same address, but not a candidate with it', async () => {
  const { email } = await steps.createAdmin(masterToken);
  const again = await api.call(authCalls.adminSignup, { token: masterToken, ...adminForm(email.toUpperCase()) });
  expect(again).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
  await steps.createCandidate(email);
});

test('gives admins, unknown addresses and admins who claim to be master the same response to a code request', async () => {
  const plain = await steps.createAdmin(masterToken);
  const gone = await steps.createAdmin(masterToken);
  await transact(accountStateChange({ kind: 'admin', ...gone }, ['active'], 'deactivated'));
  const requested = [
    ['admin', plain.email],
    ['admin', uniqueEmail('stranger')],
    ['master_admin', plain.email],
    ['master_admin', uniqueEmail('stranger')],
    ['admin', gone.email],
    ['admin', (await steps.createCandidate()).email],
  ] as const;
  const answers = [];
  for (const [role, email] of requested) {
    api.units.reset();
    const started = performance.now();
    const { status, body, headers } = await steps.send(role, email);
    const { read, write } = api.units.spent();
    expect(performance.now() - started).toBeGreaterThan(245);
    answers.push({ status, body, headers, read, write });
  }
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  const message = 'If this address belongs to an admin, an OTP has been sent to it.';
  expect(answers[0]).toMatchObject({ status: 200, body: { message }, read: 1, write: 2 });
  expect(await api.inbox(plain.email)).toHaveLength(1);
  for (const [, email] of requested.slice(3)) expect(await api.inbox(email)).toEqual([]);
});

test('budgets unknown addresses like those of admins, so that 429 reveals nothing', async () => {
  const { email } = await steps.createAdmin(masterToken);
  for (const address of [email, uniqueEmail('stranger')]) {
    const answers = [];
    for (let ask = 0; ask < 4; ask += 1) answers.push((await steps.send('admin', address)).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  }
});

test('counts guesses at unknown addresses like those at admins', async () => {
  const stranger = uniqueEmail('stranger');
  const start = Date.now();
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    api.clock.set(start + round * 1_200_000);
    await steps.send('admin', stranger);
    for (let guess = 0; guess < 5; guess += 1) statuses.push((await steps.verify('admin', stranger, '123456')).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), ...Array(5).fill(429)]);
});

test('gives a plain admin no session through the master sign-in', async () => {
  const { id, email } = await steps.createAdmin(masterToken);
  await steps.send('master_admin', email);
  expect(await api.inbox(email)).toEqual([]);
  const otp = await steps.requestCode('admin', email);
  expect(await steps.verify('master_admin', email, otp)).toMatchObject({ status: 400 });
  const answer = await steps.verify('admin', email, otp);
  expect(answer).toMatchObject({ status: 200, body: { admin: { id, role: 'admin' } } });
  expect(await api.call(authCalls.session, { token: answer.body.token })).toMatchObject({
    body: { user_type: 'admin' },
  });
});

test('signs a master admin in with the stored role, also through the sign-in of plain admins', async () => {
  const otp = await steps.requestCode('admin', masterEmail);
  const answer = await steps.verify('admin', masterEmail, otp);
  expect(answer).toMatchObject({ status: 200, body: { admin: { role: 'master_admin' } } });
  expect(await api.call(authCalls.session, { token: answer.body.token })).toMatchObject({
    body: { user_type: 'master_admin', email: masterEmail },
  });
});

test.each(['deactivated', 'deleted'] as const)('never lets the master admin become %s', async (state) => {
  const result = await transact(
    accountStateChange(
      { kind: 'admin', id: made?.body.admin.id, email: masterEmail },
      ['active', 'deactivated'],
      state,
    ),
  );
  expect(result).toMatchObject({ done: false, failed: 'account', item: { role: 'master_admin' } });
  expect(await api.call(authCalls.session, { token: masterToken })).toMatchObject({ status: 200 });
});

describe('the invitation of a new admin', () => {
  const invite = async (fields: Record<string, unknown> = {}) => {
    await api.readStream();
    const { body } = adminForm(uniqueEmail('invited'));
    const answer = await api.call(authCalls.adminSignup, { token: masterToken, body: { ...body, ...fields } });
    expect(answer).toMatchObject({ status: 201 });
    expect(answer.body.admin).not.toHaveProperty('invitation');
    return { id: Number(answer.body.admin.id), email: body.email, Records: await api.readStream() };
  };

  test.each([
    [undefined, 'You are now an admin', 'Mira has created'],
    ['de-AT', 'Sie sind jetzt Admin', 'Mira hat für Sie'],
    ['ja', '管理者になりました', 'Mira さんが'],
  ])('is mailed once in the chosen language: %s', async (language, subject, text) => {
    const { email, Records } = await invite(language === undefined ? {} : { language });
    for (let delivery = 0; delivery < 3; delivery += 1) {
      expect(await sendMails({ Records })).toEqual({ batchItemFailures: [] });
    }
    const [mail, ...others] = await api.inbox(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(subject);
    expect(mail?.body.text).toContain(text);
    expect(mail?.body.text).toContain('http://127.0.0.1:3000/admin/login\n');
    expect(mail?.body.text).not.toMatch(/[0-9]{6}|token/);
  });

  test('waits for the mail service, and the account works meanwhile', async () => {
    const { id, email, Records } = await invite();
    const failing = vi.spyOn(SESClient.prototype, 'send').mockImplementation(() => {
      throw Object.assign(new Error('Throttling'), { name: 'Throttling' });
    });
    expect((await sendMails({ Records })).batchItemFailures).toHaveLength(1);
    failing.mockRestore();
    expect(await readAccount('admin', id)).toMatchObject({ state: 'active' });
    expect(await sendMails({ Records })).toEqual({ batchItemFailures: [] });
    expect(await api.inbox(email)).toHaveLength(1);
    await steps.signIn('admin', email);
  });

  test('is mailed to no account that has ended since, nor again when a backup brings the admin back', async () => {
    const ended = await invite();
    await transact(accountStateChange({ kind: 'admin', ...ended }, ['active'], 'deactivated'));
    const back = await invite();
    const restored = back.Records.map(
      (record): DynamoDBRecord => ({
        ...record,
        dynamodb: {
          ...record.dynamodb,
          NewImage: { ...record.dynamodb?.NewImage, restored_at: { S: '2026-11-26T00:00:00.000Z' } },
        },
      }),
    );
    expect(await sendMails({ Records: [...ended.Records, ...restored] })).toEqual({ batchItemFailures: [] });
    for (const { email } of [ended, back]) expect(await api.inbox(email)).toEqual([]);
  });
});
