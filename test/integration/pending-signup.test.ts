import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { documents, tableName } from '#functions/data/table.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { somePhone, uniqueEmail } from '#test/support/accounts.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps, otherThan } from '#test/support/auth-steps.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';

const api = await testApi();
const steps = authSteps(api);
const minute = 60_000;
const day = 24 * 60 * minute;
const invalid = { status: 400, body: { code: 'INVALID_OTP', detail: 'Invalid OTP. Please try again.' } };
const notFound = { status: 404, body: { code: 'ACCOUNT_NOT_FOUND' } };

/** Requests a code of a sign-up and reads it. */
async function requestCode(kind: 'candidate' | 'recruiter', email: string, signup_token?: string): Promise<string> {
  expect(await steps.send(kind, email, { signup_token })).toMatchObject({ status: 200 });
  return steps.code(email);
}

const ownProfile = (token: string) => api.call(candidateCalls.ownProfile, { token });
const entitiesWith = async (text: string) => (await steps.itemsWith(text)).map(({ entity }) => entity).sort();

describe('a sign-up whose address is not verified', () => {
  test('is no account: it does not reserve the address, and sign-in with it is refused', async () => {
    const email = uniqueEmail('pending');
    const { id } = await steps.signUp('candidate', email);
    expect(await readAccount('candidate', id)).toBeUndefined();
    expect(await entitiesWith(email)).toEqual(['latest_signup', 'pending_signup']);
    for (const kind of ['candidate', 'recruiter'] as const) {
      expect(await steps.send(kind, email, { check: true }), kind).toMatchObject(notFound);
      expect(await steps.signUp(kind, email)).toMatchObject({ id: expect.any(Number) });
    }
    expect(await api.inbox(email)).toEqual([]);
  });

  test('is refused for an address that belongs to an account', async () => {
    const { email } = await steps.createRecruiter();
    const body = { name: 'Eve', email, phone: '+919876543210' };
    expect(await api.call(authCalls.candidateSignup, { body })).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN' },
    });
    expect(await steps.itemsWith('Eve')).toEqual([]);
  });

  test('gets codes for its own kind of account only', async () => {
    const email = uniqueEmail('kind');
    const { token } = await steps.signUp('recruiter', email);
    expect(await steps.send('candidate', email)).toMatchObject(notFound);
    expect(await steps.send('candidate', email, { signup_token: token })).toMatchObject(notFound);
    const otp = await requestCode('recruiter', email);
    expect(await steps.verify('candidate', email, otp)).toMatchObject(invalid);
    expect(await steps.verify('admin', email, otp)).toMatchObject(invalid);
    expect(await steps.verify('recruiter', email, otp)).toMatchObject({ status: 200 });
  });

  test('can be confirmed to the last millisecond of a day and not after, even while its item still exists', async () => {
    const start = Date.now();
    api.clock.set(start);
    const [stored, late, never] = ['kept', 'late', 'never'].map(uniqueEmail) as [string, string, string];
    for (const email of [stored, late, never]) await steps.signUp('candidate', email);
    api.clock.set(start + day - 1);
    const [storedCode, lateCode] = [await requestCode('candidate', stored), await requestCode('candidate', late)];
    expect(await steps.verify('candidate', stored, storedCode)).toMatchObject({ status: 200 });
    api.clock.set(start + day);
    expect(await steps.verify('candidate', late, lateCode)).toMatchObject(invalid);
    expect(await steps.send('candidate', never)).toMatchObject(notFound);
    const items = await steps.itemsWith(never);
    expect(items.map(({ expires_at }) => expires_at)).toEqual(Array(2).fill(Math.ceil((start + day) / 1000)));
  });

  test('stores its token only as a hash, and returns it in the response only', async () => {
    const email = uniqueEmail('token');
    const { token } = await steps.signUp('candidate', email);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await steps.itemsWith(token)).toEqual([]);
  });
});

describe('a confirmed sign-up', () => {
  test.each(['candidate', 'recruiter'] as const)('is a signed-in %s with the data of the form', async (kind) => {
    const email = uniqueEmail('confirmed');
    const { id, token } = await steps.signUp(kind, email, { name: 'Nina Nova', address: 'Graz' });
    const answer = await steps.confirm(kind, email, await requestCode(kind, email, token), token);
    expect(answer).toMatchObject({ status: 200, body: { [kind]: { id, email, name: 'Nina Nova', address: 'Graz' } } });
    expect(await api.call(authCalls.session, { token: answer.body.token })).toMatchObject({
      status: 200,
      body: { user_type: kind, id, email, name: 'Nina Nova' },
    });
    expect(await entitiesWith(email)).toEqual(['account', kind, 'email', 'one_time_codes'].sort());
    expect(Object.keys((await readAccount(kind, id))?.sessions ?? {})).toHaveLength(1);
  });

  test.each(['candidate', 'recruiter'] as const)('of a %s is described as a sign-up in the mail', async (kind) => {
    const email = uniqueEmail('mail');
    await steps.signUp(kind, email);
    const otp = await requestCode(kind, email);
    const [mail] = await api.inbox(email);
    expect(mail?.subject).toBe('Your Foreign Language Job Portal sign-up code');
    for (const part of [mail?.body.text, mail?.body.html]) {
      expect(part).toContain(otp);
      expect(part).toContain(`open your new ${kind} account`);
      expect(part).toContain('If you did not sign up');
    }
  });

  test('is answered with the profile that it will have', async () => {
    const form = { name: 'Chie Okada', email: uniqueEmail('answer'), phone: somePhone(), address: 'Osaka' };
    const candidate = await api.call(authCalls.candidateSignup, { body: form });
    expect(candidate.body.message).toBe('Account created successfully!');
    expect(candidate.body.candidate).toMatchObject({
      ...form,
      ...{ languages: [], modes: [], location: '', experience: '', avatar: null, cv: null, video: null },
      ...{ video_public: false, profile_public: false },
    });
    const company = { ...form, email: uniqueEmail('answer'), company_name: 'Okada' };
    const recruiter = await api.call(authCalls.recruiterSignup, { body: company });
    expect(recruiter.body.recruiter).toMatchObject({ ...company, verified: false });
    const { id } = await steps.createRecruiter();
    expect(id, 'recruiters share one counter').toBe(recruiter.body.recruiter.id + 1);
  });

  test('costs 1 read unit and at most 16 write units', async () => {
    const email = uniqueEmail('units');
    const { token } = await steps.signUp('candidate', email);
    const otp = await requestCode('candidate', email, token);
    api.units.reset();
    expect(await steps.verify('candidate', email, otp)).toMatchObject({ status: 200 });
    const { read, write } = api.units.spent();
    expect(read).toBe(1);
    expect(write).toBeLessThanOrEqual(16);
  });

  test('counts in the statistics once its account exists, not before', async () => {
    const email = uniqueEmail('counted');
    const inserted = (records: Awaited<ReturnType<typeof api.drainStream>>) =>
      records.filter(({ dynamodb }) => dynamodb?.NewImage?.entity?.S === 'statistics').length;
    await api.drainStream();
    await api.drainStream();
    await steps.signUp('recruiter', email);
    await api.drainStream();
    expect(inserted(await api.drainStream())).toBe(0);
    await steps.verify('recruiter', email, await requestCode('recruiter', email));
    await api.drainStream();
    // As an account, and as one who waits to be verified.
    expect(inserted(await api.drainStream())).toBe(2);
  });

  test('is one account with one session for any number of concurrent right codes', async () => {
    const email = uniqueEmail('parallel');
    const { id } = await steps.signUp('candidate', email);
    const otp = await requestCode('candidate', email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => steps.verify('candidate', email, otp)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(invalid);
    expect(Object.keys((await readAccount('candidate', id))?.sessions ?? {})).toHaveLength(1);
    expect(await entitiesWith(email)).toEqual(['account', 'candidate', 'email', 'one_time_codes']);
  });

  test('takes at most 5 guesses, like every code', async () => {
    const email = uniqueEmail('guessed');
    await steps.signUp('candidate', email);
    const otp = await requestCode('candidate', email);
    await Promise.all(Array.from({ length: 20 }, () => steps.verify('candidate', email, otherThan(otp))));
    expect(await steps.verify('candidate', email, otp)).toMatchObject(invalid);
    expect(await entitiesWith(email)).not.toContain('account');
  });

  test('leads its owner to the same account with another code after a lost response', async () => {
    const email = uniqueEmail('lost');
    const { id, token } = await steps.signUp('candidate', email);
    const otp = await requestCode('candidate', email, token);
    await steps.confirm('candidate', email, otp, token);
    expect(await steps.confirm('candidate', email, otp, token)).toMatchObject(invalid);
    const next = await requestCode('candidate', email, token);
    const answer = await steps.confirm('candidate', email, next, token);
    expect(answer).toMatchObject({ status: 200, body: { candidate: { id } } });
  });
});

describe("a sign-up with another person's address", () => {
  const claim = (email: string) => steps.signUp('candidate', email, { name: 'Clara Claimer', address: 'Nowhere' });
  const join = (email: string) => steps.signUp('candidate', email, { name: 'Vera Owner', address: 'Vienna' });

  test('does not affect the owner, whose account shows nothing of the claim', async () => {
    const email = uniqueEmail('victim');
    const claimed = await claim(email);
    const own = await join(email);
    const otp = await requestCode('candidate', email, own.token);
    const answer = await steps.confirm('candidate', email, otp, own.token);
    expect(answer).toMatchObject({ status: 200, body: { candidate: { id: own.id, name: 'Vera Owner' } } });
    expect(JSON.stringify(await ownProfile(answer.body.token))).not.toContain('Claimer');
    expect(await readAccount('candidate', claimed.id)).toBeUndefined();
    expect(await steps.send('candidate', email, { signup_token: claimed.token })).toMatchObject({ status: 200 });
    const signIn = await steps.verify('candidate', email, await steps.code(email));
    expect(signIn.body.candidate, 'a code of the account, requested with any token').toMatchObject({ id: own.id });
  });

  test('changes nothing about a code that was sent before, at any time', async () => {
    const email = uniqueEmail('late-claim');
    const own = await join(email);
    const otp = await requestCode('candidate', email);
    await claim(email);
    const answer = await steps.verify('candidate', email, otp);
    expect(answer).toMatchObject({ status: 200, body: { candidate: { id: own.id, name: 'Vera Owner' } } });
  });

  test('cannot make the owner confirm the claim: its code is invalid with another token', async () => {
    const email = uniqueEmail('swapped');
    const own = await join(email);
    await requestCode('candidate', email, own.token);
    const claimed = await claim(email);
    const ofClaim = await requestCode('candidate', email, claimed.token);
    expect(await steps.confirm('candidate', email, ofClaim, own.token)).toMatchObject(invalid);
    expect(await entitiesWith(email)).not.toContain('account');
    const ofOwn = await requestCode('candidate', email, own.token);
    expect(await steps.confirm('candidate', email, ofOwn, own.token)).toMatchObject({
      status: 200,
      body: { candidate: { id: own.id } },
    });
  });

  test('is refused as with a wrong code when the address was confirmed just before', async () => {
    const email = uniqueEmail('overtaken');
    const slow = await steps.signUp('recruiter', email);
    const otp = await requestCode('recruiter', email, slow.token);
    beforeNextTransaction(() => steps.createCandidate(email));
    expect(await steps.verify('recruiter', email, otp)).toMatchObject(invalid);
    expect(await readAccount('recruiter', slow.id)).toBeUndefined();
    expect(await steps.send('recruiter', email, { signup_token: slow.token })).toMatchObject(notFound);
  });

  test("is refused with the token of another address's sign-up", async () => {
    const [email, other] = [uniqueEmail('mine'), uniqueEmail('yours')];
    const mine = await steps.signUp('candidate', email);
    await steps.signUp('candidate', other);
    expect(await steps.send('candidate', other, { signup_token: mine.token })).toMatchObject(notFound);
    expect(await steps.send('candidate', other, { signup_token: 'x'.repeat(43) })).toMatchObject(notFound);
    expect(await steps.send('candidate', other, { signup_token: 'short' })).toMatchObject({ status: 400 });
  });

  test('is limited by the common budget of look-ups', async () => {
    const generous = process.env.ADDRESS_BUDGET;
    process.env.ADDRESS_BUDGET = '3';
    api.clock.set(Date.now());
    const address = '198.51.100.61';
    const attempt = () =>
      api.call(authCalls.candidateSignup, {
        body: { name: 'C', email: uniqueEmail('many'), phone: '+919876543210' },
        address,
      });
    const answers = await Promise.all(Array.from({ length: 10 }, attempt));
    process.env.ADDRESS_BUDGET = generous;
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });
});

test('a code stored before pending sign-ups existed still signs in', async () => {
  const { email } = await steps.createCandidate();
  const otp = await steps.requestCode('candidate', email);
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: { PK: `EMAIL#${email}`, SK: 'CODES' },
      UpdateExpression: 'REMOVE codes.candidate.signup_id',
    }),
  );
  expect(await steps.verify('candidate', email, otp)).toMatchObject({ status: 200 });
});

test('the code of a deleted sign-up is invalid', async () => {
  const email = uniqueEmail('gone');
  await steps.signUp('candidate', email);
  const otp = await requestCode('candidate', email);
  const [signup] = (await steps.itemsWith(email)).filter(({ entity }) => entity === 'pending_signup');
  await documents.send(new DeleteCommand({ TableName: tableName(), Key: { PK: signup?.PK, SK: signup?.SK } }));
  expect(await steps.verify('candidate', email, otp)).toMatchObject(invalid);
  expect(await entitiesWith(email)).not.toContain('account');
});
