import { expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { accountStateChange } from '#functions/entities/account/account-changes.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { accountErasure } from '#functions/entities/account/erase-account.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { somePhone, uniqueEmail } from '#test/support/accounts.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';

const api = await testApi();
const steps = authSteps(api);
const candidateForm = (email: string) => ({ name: 'Chie Okada', email, phone: somePhone() });
const recruiterForm = (email: string) => ({
  ...candidateForm(email),
  company_name: 'Okada Translations',
  address: 'Osaka',
});

test('creates a candidate with the data of the form', async () => {
  const body = {
    ...candidateForm(uniqueEmail('c')),
    address: 'Osaka',
    subtitle: 'Interpreter',
    skills: 'a, b,a',
    language: 'Japanese',
  };
  const answer = await api.call(authCalls.candidateSignup, { body });
  expect(answer).toMatchObject({
    status: 201,
    body: { candidate: { ...body, skills: ['a', 'b'], id: expect.any(Number), cv: null, video: null } },
  });
});

test('accepts the form as multipart too', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(recruiterForm(uniqueEmail('form')))) form.set(name, value);
  const request = new Request('http://test', { method: 'POST', body: form });
  const answer = await api.raw(authCalls.recruiterSignup, {
    body: new Uint8Array(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
  expect(answer).toMatchObject({ status: 201, body: { recruiter: { name: 'Chie Okada', verified: false } } });
});

test('stores 50 concurrent sign-ups with one address as pending, and creates one account when codes confirm them', async () => {
  const email = uniqueEmail('crowd');
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => {
      const written = turn % 3 === 0 ? email.toUpperCase() : ` ${email}`;
      return turn % 2 === 0
        ? api.call(authCalls.candidateSignup, { body: candidateForm(written) })
        : api.call(authCalls.recruiterSignup, { body: recruiterForm(written) });
    }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
  const waiting = (await steps.itemsWith(email)).map(({ entity }) => entity);
  expect(new Set(waiting)).toEqual(new Set(['pending_signup', 'latest_signup']));
  const attempts = [];
  for (const [turn, role] of (['candidate', 'recruiter'] as const).entries()) {
    const signup_token = answers[turn]?.body.signup_token;
    expect(await steps.send(role, email, { signup_token })).toMatchObject({ status: 200 });
    attempts.push({ role, otp: await steps.code(email), signup_token });
  }
  const confirmed = await Promise.all(
    attempts.map(({ role, otp, signup_token }) => steps.confirm(role, email, otp, signup_token)),
  );
  expect(confirmed.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'INVALID_OTP']);
  expect(await steps.send('candidate', email, { signup_token: answers[2]?.body.signup_token })).toMatchObject({
    status: confirmed[0]?.status === 200 ? 200 : 404,
  });
  const entities = (await steps.itemsWith(email)).map(({ entity }) => entity).filter((name) => !waiting.includes(name));
  expect([
    ['account', 'candidate', 'email', 'one_time_codes'],
    ['account', 'email', 'one_time_codes', 'recruiter'],
  ]).toContainEqual(entities.sort());
});

test.each([
  ['a candidate', authCalls.candidateSignup, candidateForm],
  ['a recruiter', authCalls.recruiterSignup, recruiterForm],
])('costs 4 write units and 1 read unit for %s', async (_, call, form) => {
  const body = form(uniqueEmail('units'));
  api.units.reset();
  expect(
    await api.call<typeof authCalls.candidateSignup>(call as typeof authCalls.candidateSignup, { body }),
  ).toMatchObject({ status: 201 });
  const { read, write } = api.units.spent();
  expect(read).toBe(1);
  expect(write).toBe(4);
});

test('never lets a form set fields that are not its own', async () => {
  const stored = {
    id: 1,
    verified: true,
    is_verified: true,
    state: 'active',
    is_active: true,
    role: 'master_admin',
    kind: 'admin',
    sessions: { a: { created: 1, seen: 9_999_999_999 } },
    version: 77,
    created_at: '2001-01-01T00:00:00.000Z',
    candidates_viewed: -100,
    card: { verified: true },
    PK: 'ADMIN#1',
    SK: 'ACCOUNT',
    GSI1PK: 'JOBS',
  };
  const email = uniqueEmail('greedy');
  const answer = await api.call(authCalls.recruiterSignup, { body: { ...recruiterForm(email), ...stored } });
  expect(answer).toMatchObject({ status: 201, body: { recruiter: { verified: false } } });
  const { id } = answer.body.recruiter;
  expect(await steps.verify('recruiter', email, await steps.requestCode('recruiter', email))).toMatchObject({
    status: 200,
    body: { recruiter: { id, verified: false, created_at: expect.not.stringContaining('2001') } },
  });
  const account = await readAccount('recruiter', id);
  expect(account).toMatchObject({ verified: false, role: null, state: 'active', version: 1 });
  expect(Object.keys(account?.sessions ?? {})).toHaveLength(1);
  expect(account?.sessions).not.toHaveProperty('a');
  expect(await steps.itemsWith('candidates_viewed')).toEqual([]);
});

test.each([
  ['NUL', 'Eve\0'],
  ['an escape sequence', 'Eve\u001B[0m'],
  ['a lone surrogate', 'Eve\uD800'],
  ['nothing but spaces', '   '],
])('refuses a name with %s', async (_, name) => {
  const answer = await api.call(authCalls.candidateSignup, { body: { ...candidateForm(uniqueEmail('n')), name } });
  expect(answer).toMatchObject({ status: 400, body: { fields: [{ path: 'name' }] } });
});

test.each([
  ['a line break', 'Eve\r\nBcc: victim@test.example', 'Eve Bcc: victim@test.example'],
  ['a line separator', 'Eve\u2028Adam', 'Eve Adam'],
  ['a bidirectional override', 'Eve\u202Eecilop\u202C', 'Eveecilop'],
  ['a soft hyphen and a byte order mark', '\uFEFFEve\u00ADline', 'Eveline'],
])('stores a name without %s', async (_, name, stored) => {
  const body = { ...candidateForm(uniqueEmail('clean')), name };
  expect(await api.call(authCalls.candidateSignup, { body })).toMatchObject({
    status: 201,
    body: { candidate: { name: stored } },
  });
});

test.each([
  'victim@test.example\r\nBcc: other@test.example',
  'a@test.example,b@test.example',
  'a@test.example b@test.example',
  'Eve <eve@test.example>, Adam <adam@test.example>',
  'eve@test.example\0',
  'éve@test.example',
  'eve@localhost',
  'no-at-sign',
  '',
])('refuses %j as an e-mail address', async (email) => {
  expect(await api.call(authCalls.candidateSignup, { body: candidateForm(email) })).toMatchObject({ status: 400 });
  expect(await api.call(authCalls.candidateSendOtp, { body: { email } })).toMatchObject({ status: 400 });
});

test('treats an address in every writing as the same account', async () => {
  const name = `o'${uniqueEmail('ways').split('@', 1)}`;
  const { email } = await steps.createCandidate(`${name}@xn--mnchen-3ya.example`);
  expect(await steps.send('candidate', `${name.toUpperCase()}@münchen.example`)).toMatchObject({ status: 200 });
  const otp = await steps.code(email);
  expect(await steps.verify('candidate', `Eve <mailto:${name}＠MU\u0308NCHEN.example>`, otp)).toMatchObject({
    status: 200,
    body: { candidate: { email } },
  });
  for (const form of [recruiterForm, candidateForm]) {
    const body = form(`\u200E${name}@München.Example.`);
    const call = form === recruiterForm ? authCalls.recruiterSignup : authCalls.candidateSignup;
    expect(await api.call(call, { body })).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
  }
});

test('treats an address in any case as the same account', async () => {
  const { email } = await steps.createCandidate();
  const otp = await steps.requestCode('candidate', email.toUpperCase()).catch(() => steps.code(email));
  expect(await steps.verify('candidate', ` ${email.toUpperCase()} `, otp)).toMatchObject({ status: 200 });
});

test('keeps the address of a soft-deleted account taken, and frees that of one deleted for good', async () => {
  const account = { kind: 'candidate', ...(await steps.createCandidate()) } as const;
  await transact(accountStateChange(account, ['active'], 'deleted'));
  const again = () => api.call(authCalls.recruiterSignup, { body: recruiterForm(account.email) });
  expect(await again()).toMatchObject({ status: 409 });
  expect(await transact(accountErasure({ ...account, state: 'deleted' }))).toEqual({ done: true });
  expect(await readAccount('candidate', account.id)).toMatchObject({ state: 'erasing', email: '', name: '' });
  expect(await again()).toMatchObject({ status: 201 });
});

test('does not erase an account whose state changed since it was read', async () => {
  const account = { kind: 'recruiter', ...(await steps.createRecruiter()) } as const;
  expect(await transact(accountErasure({ ...account, state: 'deleted' }))).toMatchObject({
    done: false,
    failed: 'account',
  });
  expect(await steps.send('recruiter', account.email)).toMatchObject({ status: 200 });
});
