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
