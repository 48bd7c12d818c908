import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { signupIdOf } from '#functions/entities/one-time-code/pending-signup-store.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { uniqueEmail } from '#test/support/accounts.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { maxConcurrent } from '#test/support/interleave.ts';

const api = await testApi();
const steps = authSteps(api);
const minute = 60_000;

async function makeAccount(email: string): Promise<string> {
  const { token } = await steps.signUp('candidate', email);
  expect(await steps.send('candidate', email, { signup_token: token })).toMatchObject({ status: 200 });
  const { body } = await steps.confirm('candidate', email, await steps.code(email), token);
  return body.token;
}
const startChange = (token: string, email: string) =>
  api.call(emailChangeCalls.startEmailChange, { token, body: { email } });
const erase = async (token: string, confirm: string) =>
  expect(await api.call(accountCalls.remove, { token, body: { confirm } })).toMatchObject({ status: 200 });
const entitiesWith = async (text: string) => (await steps.itemsWith(text)).map(({ entity }) => entity).sort();

describe('the budget of codes', () => {
  test.each(['its own', 'one at which it requested a code'])(
    'is no new one after an erasure, for %s, and is stored without the address',
    async (which) => {
      const start = Date.now();
      api.clock.set(start);
      const own = uniqueEmail('budget');
      const token = await makeAccount(own);
      const email = which === 'its own' ? own : uniqueEmail('requested');
      const send = () => (email === own ? steps.send('candidate', own) : startChange(token, email));
      const sent = email === own ? 1 : 0;
      for (let nth = sent; nth < 3; nth += 1) expect(await send()).toMatchObject({ status: 200 });
      expect(await send()).toMatchObject({ status: 429 });
      await erase(token, own);
      expect(await entitiesWith(email)).toEqual([]);
      const again = await steps.signUp('candidate', email);
      const resend = () => steps.send('candidate', email, { signup_token: again.token });
      expect(await resend()).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
      api.clock.set(start + minute);
      for (const status of [200, 200, 429]) expect(await resend()).toMatchObject({ status });
    },
  );
});

test('a code for admins does not begin the budget of an erased account anew', async () => {
  api.clock.set(Date.now());
  const own = uniqueEmail('admins-first');
  const token = await makeAccount(own);
  for (const status of [200, 200, 429]) expect(await steps.send('candidate', own)).toMatchObject({ status });
  await erase(token, own);
  expect(await api.call(authCalls.adminSendOtp, { body: { email: own } })).toMatchObject({ status: 200 });
  const again = await steps.signUp('candidate', own);
  expect(await steps.send('candidate', own, { signup_token: again.token })).toMatchObject({ status: 429 });
});

describe('an erasure', () => {
  test('leaves the code and the sign-up of the person whose address was only typed', async () => {
    const [own, theirs] = [uniqueEmail('typing'), uniqueEmail('typed')];
    const token = await makeAccount(own);
    const { token: signup } = await steps.signUp('candidate', theirs);
    expect(await steps.send('candidate', theirs, { signup_token: signup })).toMatchObject({ status: 200 });
    const code = await steps.code(theirs);
    expect(await startChange(token, theirs)).toMatchObject({ status: 200 });
    await erase(token, own);
    const [codes] = (await steps.itemsWith(theirs)).filter(({ entity }) => entity === 'one_time_codes');
    expect(Object.keys(codes?.codes)).toEqual(['candidate']);
    expect(codes?.GSI1PK).toBeUndefined();
    expect(await steps.confirm('candidate', theirs, code, signup)).toMatchObject({ status: 200 });
  });

  test('leaves the codes of an address that became another account’s', async () => {
    const [own, theirs] = [uniqueEmail('late'), uniqueEmail('earlier')];
    const token = await makeAccount(own);
    expect(await startChange(token, theirs)).toMatchObject({ status: 200 });
    await makeAccount(theirs);
    expect(await steps.send('candidate', theirs)).toMatchObject({ status: 200 });
    await erase(token, own);
    expect(await entitiesWith(theirs)).toEqual(['account', 'candidate', 'one_time_codes', 'email'].sort());
    expect(await steps.verify('candidate', theirs, await steps.code(theirs))).toMatchObject({ status: 200 });
  });
});

test('a sign-up from before sign-ups lay with their address is still confirmed', async () => {
  const email = uniqueEmail('earlier-place');
  const { token } = await steps.signUp('recruiter', email);
  const [stored] = (await steps.itemsWith(email)).filter(({ entity }) => entity === 'pending_signup');
  const { PK, SK, ...rest } = stored ?? {};
  const Item = { ...rest, ...keys.earlierSignup(signupIdOf(token)) };
  await documents.send(new PutCommand({ TableName: tableName(), Item }));
  await documents.send(new DeleteCommand({ TableName: tableName(), Key: { PK, SK } }));
  expect(await steps.send('recruiter', email, { signup_token: token })).toMatchObject({ status: 200 });
  expect(await steps.confirm('recruiter', email, await steps.code(email), token)).toMatchObject({ status: 200 });
  expect((await api.scan()).filter((item) => item.PK === keys.earlierSignup(signupIdOf(token)).PK)).toEqual([]);
});

describe('a previous address that another person signs up with', () => {
  const moved = async (from: string) => {
    const token = await makeAccount(from);
    const own = uniqueEmail('private');
    expect(await startChange(token, own)).toMatchObject({ status: 200 });
    const body = { email: own, otp: await steps.code(own) };
    expect(await api.call(emailChangeCalls.confirmEmailChange, { token, body })).toMatchObject({ status: 200 });
    return { token, own };
  };

  test('has their sign-up and code after the erasure of the account that left it', async () => {
    const start = Date.now();
    api.clock.set(start);
    const shared = uniqueEmail('shared');
    const { token, own } = await moved(shared);
    api.clock.set(start + 2 * minute);
    const next = await steps.signUp('candidate', shared);
    expect(await steps.send('candidate', shared, { signup_token: next.token })).toMatchObject({ status: 200 });
    const code = await steps.code(shared);
    await erase(token, own);
    expect(await steps.confirm('candidate', shared, code, next.token)).toMatchObject({ status: 200 });
  });

  test('has nothing of the account that left it, also of other purposes', async () => {
    const start = Date.now();
    api.clock.set(start);
    const shared = uniqueEmail('left');
    await steps.signUp('recruiter', shared);
    const { token, own } = await moved(shared);
    api.clock.set(start + 2 * minute);
    const next = await steps.signUp('candidate', shared);
    expect(await steps.send('candidate', shared, { signup_token: next.token })).toMatchObject({ status: 200 });
    await erase(token, own);
    const signups = (await steps.itemsWith(shared)).filter(({ entity }) => entity === 'pending_signup');
    expect(signups).toMatchObject([{ kind: 'candidate' }]);
  });

  test('has no sign-up of the account that left it either once it is another account’s, which keeps its own', async () => {
    const start = Date.now();
    api.clock.set(start);
    const shared = uniqueEmail('taken');
    await steps.signUp('recruiter', shared, { name: 'Canary Of The Past' });
    const { token, own } = await moved(shared);
    api.clock.set(start + 2 * minute);
    await steps.signUp('recruiter', shared, { name: 'Canary Of Today' });
    await makeAccount(shared);
    await erase(token, own);
    expect(await entitiesWith('Canary Of The Past')).toEqual([]);
    expect(await entitiesWith('Canary Of Today')).toEqual(['pending_signup']);
    expect(await entitiesWith(shared)).toEqual(expect.arrayContaining(['account', 'candidate', 'email']));
  });
});

describe('the budget of failed guesses', () => {
  test.each(['no one', 'another person who signs up'])(
    'is no new one after an erasure, for an address of %s, and is stored without the account',
    async (whose) => {
      let now = Date.now();
      const later = () => {
        now += 6 * minute;
        api.clock.set(now);
      };
      api.clock.set(now);
      const victim = uniqueEmail('victim');
      if (whose !== 'no one') {
        const { token } = await steps.signUp('candidate', victim);
        expect(await steps.send('candidate', victim, { signup_token: token })).toMatchObject({ status: 200 });
      }
      const guess = (token: string) =>
        api.call(emailChangeCalls.confirmEmailChange, { token, body: { email: victim, otp: '000000' } });
      const own = uniqueEmail('guesser');
      const token = await makeAccount(own);
      const answers: number[] = [];
      for (let nth = 0; nth < 12; nth += 1) {
        if (nth % 3 === 0) later();
        if (nth % 3 === 0) expect(await startChange(token, victim)).toMatchObject({ status: 200 });
        answers.push((await guess(token)).status);
      }
      expect(answers.at(-1)).toBe(429);
      await erase(token, own);
      if (whose === 'no one') expect(await entitiesWith(victim)).toEqual([]);
      const [codes] = (await steps.itemsWith(victim)).filter(({ entity }) => entity === 'one_time_codes');
      expect(codes?.codes.candidate_email?.account_id ?? null).toBeNull();
      const next = await makeAccount(uniqueEmail('guesser'));
      later();
      expect(await startChange(next, victim)).toMatchObject({ status: 200 });
      expect((await guess(next)).status).toBe(429);
    },
  );
});

test('many sign-ups with an address are deleted few at a time', async () => {
  api.clock.set(Date.now());
  const own = uniqueEmail('many');
  const token = await makeAccount(own);
  const expires = { valid_until: Date.now(), expires_at: 2_000_000_000 };
  for (let nth = 0; nth < 60; nth += 1) {
    const Item = { ...keys.pendingSignup(own, `signup-${nth}`), entity: 'pending_signup', ...expires };
    await documents.send(new PutCommand({ TableName: tableName(), Item }));
  }
  expect(await maxConcurrent('DeleteItemCommand', () => erase(token, own))).toBeLessThanOrEqual(25);
  expect(await entitiesWith(own)).toEqual([]);
});
