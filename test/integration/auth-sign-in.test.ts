import { expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { accountEmailChange, accountStateChange } from '#functions/entities/account/account-changes.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { uniqueEmail } from '#test/support/accounts.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps, otherThan, type Role } from '#test/support/auth-steps.ts';
import { beforeCommand } from '#test/support/interleave.ts';

const api = await testApi();
const steps = authSteps(api);
const { email: masterEmail } = await steps.createMaster();
const minute = 60_000;
const day = 24 * 60 * minute;
const invalid = { status: 400, body: { code: 'INVALID_OTP', detail: 'Invalid OTP. Please try again.' } };

test('signs a candidate in with the mailed code, within the budgets of both calls', async () => {
  const { id, email } = await steps.createCandidate();
  api.units.reset();
  expect(await steps.send('candidate', email)).toMatchObject({
    status: 200,
    body: { message: 'OTP sent successfully to your email.' },
  });
  expect(api.units.spent()).toMatchObject({ read: 1, write: 2 });
  const otp = await steps.code(email);
  api.units.reset();
  const answer = await steps.verify('candidate', email, otp);
  expect(api.units.spent()).toMatchObject({ read: 1, write: 4 });
  expect(answer).toMatchObject({
    status: 200,
    body: { candidate: { id, email, cv: null }, message: expect.any(String) },
  });
  expect(await api.call(authCalls.session, { token: answer.body.token })).toMatchObject({
    status: 200,
    body: { user_type: 'candidate', id, name: 'Chie Okada', email },
  });
});

test('signs a recruiter in and returns that they are not verified yet', async () => {
  const { id, email } = await steps.createRecruiter();
  const answer = await steps.verify('recruiter', email, await steps.requestCode('recruiter', email));
  expect(answer).toMatchObject({
    status: 200,
    body: { recruiter: { id, email, verified: false, company_name: 'Lima' } },
  });
  expect(answer.body.recruiter).not.toHaveProperty('state');
});

test('mails the code in the language that the site is shown in, for the same units and with the same response', async () => {
  const { email } = await steps.createCandidate();
  const requested = async (language: unknown) => {
    api.units.reset();
    const { status, body } = await steps.send('candidate', email, language === undefined ? {} : { language });
    return { status, body, units: api.units.spent() };
  };
  const english = await requested(undefined);
  expect(english).toMatchObject({ status: 200, units: { read: 1, write: 2 } });
  expect(await requested('ja')).toEqual(english);
  expect(await requested('xx"><script>')).toEqual(english);
  const mails = await api.inbox(email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your Foreign Language Job Portal sign-in code',
    'Foreign Language Job Portalのログインコード',
    'Your Foreign Language Job Portal sign-in code',
  ]);
  expect(mails[1]?.body.html).toContain('<html lang="ja"');
  expect(mails[1]?.body.text).toContain('有効期限は10分です');
});

test('mails the code as text and HTML, with product, validity and advice for unrequested mails', async () => {
  const { email } = await steps.createCandidate();
  const otp = await steps.requestCode('candidate', email);
  const [mail, ...others] = await api.inbox(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your Foreign Language Job Portal sign-in code');
  for (const part of [mail?.body.text, mail?.body.html]) {
    expect(part).toContain(otp);
    expect(part).toContain('Foreign Language Job Portal');
    expect(part).toContain('10 minutes');
    expect(part).toContain('If you did not ask');
  }
});

test('evaluates at most 5 of 50 concurrent wrong guesses, and refuses the right code afterwards', async () => {
  const { email } = await steps.createCandidate();
  const otp = await steps.requestCode('candidate', email);
  const guesses = await Promise.all(Array.from({ length: 50 }, () => steps.verify('candidate', email, otherThan(otp))));
  for (const guess of guesses) expect(guess).toMatchObject(invalid);
  const [codes] = (await steps.itemsWith(email)).filter(({ entity }) => entity === 'one_time_codes');
  expect(codes?.codes.candidate).toMatchObject({ guesses: 5 });
  expect(await steps.verify('candidate', email, otp)).toMatchObject(invalid);
});

test.each([
  ['in two halves', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
  [
    'in digits of another script',
    (code: string) => code.replaceAll(/[0-9]/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))),
  ],
  ['in a pasted message', (code: string) => `Your code is ${code}. It expires in 10 minutes.`],
])('accepts a code %s', async (_, written) => {
  const { email } = await steps.createCandidate();
  const otp = written(await steps.requestCode('candidate', email));
  expect(await steps.verify('candidate', email, otp)).toMatchObject({ status: 200 });
});

test('guesses no code from a text with two, and evaluates none', async () => {
  const { email } = await steps.createCandidate();
  const otp = await steps.requestCode('candidate', email);
  expect(await steps.verify('candidate', email, `${otp} or ${otherThan(otp)}`)).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT', fields: [{ path: 'otp' }] },
  });
  expect(await steps.verify('candidate', email, otp)).toMatchObject({ status: 200 });
});

test('accepts one of 50 concurrent right codes and opens one session', async () => {
  const { id, email } = await steps.createCandidate();
  const otp = await steps.requestCode('candidate', email);
  const answers = await Promise.all(Array.from({ length: 50 }, () => steps.verify('candidate', email, otp)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
  expect(Object.keys((await readAccount('candidate', id))?.sessions ?? {})).toHaveLength(1);
});

test('refuses a right code that was used between its look-up and its use', async () => {
  const { id, email } = await steps.createCandidate();
  const otp = await steps.requestCode('candidate', email);
  // The first two updates count the guess, for the network and the address; the third takes the code.
  beforeCommand('UpdateItemCommand', 3, async () => {
    expect(await steps.verify('candidate', email, otp)).toMatchObject({ status: 200 });
  });
  expect(await steps.verify('candidate', email, otp)).toMatchObject(invalid);
  expect(Object.keys((await readAccount('candidate', id))?.sessions ?? {})).toHaveLength(1);
});

test('takes a code to the last millisecond of its 10 minutes and not after', async () => {
  const [stored, late] = [await steps.createCandidate(), await steps.createCandidate()];
  const start = Date.now();
  api.clock.set(start);
  const codes = [
    await steps.requestCode('candidate', stored.email),
    await steps.requestCode('candidate', late.email),
  ] as const;
  api.clock.set(start + 10 * minute - 1);
  expect(await steps.verify('candidate', stored.email, codes[0])).toMatchObject({ status: 200 });
  api.clock.set(start + 10 * minute);
  expect(await steps.verify('candidate', late.email, codes[1])).toMatchObject(invalid);
});

test('gives an unknown address and a wrong, used or replaced code the same response', async () => {
  const { email } = await steps.createCandidate();
  const replaced = await steps.requestCode('candidate', email);
  const otp = await steps.requestCode('candidate', email);
  const answers = [
    await steps.verify('candidate', uniqueEmail('unknown'), otp),
    await steps.verify('candidate', email, otherThan(otp)),
    ...(replaced === otp ? [] : [await steps.verify('candidate', email, replaced)]),
  ];
  await steps.verify('candidate', email, otp);
  answers.push(await steps.verify('candidate', email, otp));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject(invalid);
});

test('locks a role and address after 10 failures in a day, also when new codes are sent in between', async () => {
  const { email } = await steps.createCandidate();
  const start = Date.now();
  for (let round = 0; round < 2; round += 1) {
    api.clock.set(start + round * 20 * minute);
    const otp = await steps.requestCode('candidate', email);
    for (let guess = 0; guess < 5; guess += 1) await steps.verify('candidate', email, otherThan(otp));
  }
  api.clock.set(start + 40 * minute);
  const otp = await steps.requestCode('candidate', email);
  const locked = await steps.verify('candidate', email, otp);
  expect(locked).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect(Number(locked.headers['retry-after'])).toBe((day - 40 * minute) / 1000);
  api.clock.set(start + day);
  expect(await steps.verify('candidate', email, await steps.requestCode('candidate', email))).toMatchObject({
    status: 200,
  });
});

test('does not count right codes as failures', async () => {
  const { email } = await steps.createCandidate();
  const start = Date.now();
  for (let round = 0; round < 12; round += 1) {
    api.clock.set(start + round * 20 * minute);
    await steps.signIn('candidate', email);
  }
});

test('redeems a code for its own role only', async () => {
  const master = await steps.signIn('master_admin', masterEmail);
  const email = uniqueEmail('everything');
  await steps.createCandidate(email);
  await steps.createAdmin(master, email);
  for (const [own, others] of [
    ['candidate', ['recruiter', 'admin', 'master_admin']],
    ['admin', ['candidate', 'recruiter', 'master_admin']],
  ] satisfies [Role, Role[]][]) {
    const otp = await steps.requestCode(own, email);
    for (const other of others) expect(await steps.verify(other, email, otp)).toMatchObject(invalid);
    expect(await steps.verify(own, email, otp)).toMatchObject({ status: 200 });
  }
});

test('stores a code only as a keyed hash', async () => {
  const { email } = await steps.createCandidate();
  const otp = await steps.requestCode('candidate', email);
  const [codes] = (await steps.itemsWith(email)).filter(({ entity }) => entity === 'one_time_codes');
  expect(Object.keys(codes?.codes.candidate ?? {}).sort()).toEqual(
    ['account_id', 'digest', 'failed', 'failures', 'guesses', 'valid_until'].sort(),
  );
  expect(codes?.codes.candidate.digest).toMatch(/^[A-Za-z0-9_-]{43}$/);
  // Numbers are left out: times have many digits, which may contain the code by chance.
  const texts = (await steps.itemsWith(email)).map((item) =>
    JSON.stringify(item, (_, value) => (typeof value === 'number' ? null : value)),
  );
  expect(texts.join(' ')).not.toContain(otp);
});

test('stores a token only as its hash', async () => {
  const { email } = await steps.createRecruiter();
  const token = await steps.signIn('recruiter', email);
  expect(await steps.itemsWith(token.split('.')[2] ?? '')).toEqual([]);
});

test.each(['deactivated', 'deleted'] as const)(
  'refuses a %s account both a new code and the use of one',
  async (state) => {
    const { id, email } = await steps.createCandidate();
    const otp = await steps.requestCode('candidate', email);
    await transact(accountStateChange({ kind: 'candidate', id, email }, ['active'], state));
    const code = state === 'deleted' ? 'ACCOUNT_DELETED' : 'ACCOUNT_DEACTIVATED';
    expect(await steps.send('candidate', email)).toMatchObject({ status: 403, body: { code } });
    expect(await steps.send('candidate', email, { check: true })).toMatchObject({ status: 403, body: { code } });
    expect(await steps.verify('candidate', email, otp)).toMatchObject(invalid);
    expect((await readAccount('candidate', id))?.sessions).toEqual({});
  },
);

test('refuses a code that was sent to a former address of the account', async () => {
  const { id, email } = await steps.createCandidate();
  const otp = await steps.requestCode('candidate', email);
  const account = await readAccount('candidate', id);
  if (!account) throw new Error('no account');
  const moved = { email: uniqueEmail('moved'), sessions: {}, former_addresses: [] };
  expect(await transact(accountEmailChange({ ...account, state: 'active' }, moved))).toEqual({ done: true });
  expect(await steps.verify('candidate', email, otp)).toMatchObject(invalid);
});
