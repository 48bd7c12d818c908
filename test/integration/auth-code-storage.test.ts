import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { issueCode } from '#functions/api/auth/issue-code.ts';
import { keys } from '#functions/data/keys.ts';
import { documents, dynamodb, tableName } from '#functions/data/table.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { type NetworkUse, spend } from '#functions/entities/address-budget/address-budget-store.ts';
import { countGuess } from '#functions/entities/one-time-code/guess-store.ts';
import { digestOf, type Purpose } from '#functions/entities/one-time-code/one-time-code.ts';
import { putCode, readEmail, returnSend } from '#functions/entities/one-time-code/one-time-code-store.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { type EpochMs, epochMs } from '#shared/domain/time.ts';
import { somePhone, uniqueEmail } from '#test/support/accounts.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { breakTableAt } from '#test/support/broken-table.ts';
import { changeBeforeEachWrite, changeNothing } from '#test/support/interleave.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const api = await testApi();
const steps = authSteps(api);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const invalid = { status: 400, body: { code: 'INVALID_OTP' } };
const unavailable = { status: 503, headers: { 'retry-after': expect.any(String) } };

// Above the ids that sign-ups get.
let lastId = 1_000;
const makeAccount = (type: 'candidate' | 'recruiter' | 'admin') => {
  lastId += 1;
  return makePrincipal(type, lastId);
};
const codesOf = async (email: string) =>
  (await api.scan()).find(({ entity, PK }) => entity === 'one_time_codes' && PK === keys.oneTimeCodes(email).PK);

const guesser = { purpose: 'candidate', network: 'a-network0' } as const;
afterEach(() => {
  changeNothing();
  vi.unstubAllEnvs();
});

describe('a stored code', () => {
  /** Stores a code that was never mailed. */
  const store = async (purpose: Purpose, email: string, accountId: number | null) => {
    const { codes } = await readEmail(email);
    const digest = digestOf(purpose, email, '123456');
    expect(await putCode(email, codes, { purpose, digest, accountId }, epochMs(Date.now()))).toBe(true);
  };

  test('without an account signs no one in, even when it is guessed', async () => {
    const { email } = await makeAccount('candidate');
    await store('candidate', email, null);
    expect(await steps.verify('candidate', email, '123456')).toMatchObject(invalid);
    await store('candidate', email, lastId);
    const now = epochMs(Date.now());
    api.clock.set(now);
    expect(await steps.verify('candidate', email, '123456')).toMatchObject({ status: 200 });
    const second = Math.floor(now / 1000);
    const { sessions = {} } = (await readAccount('candidate', lastId)) ?? {};
    expect(Object.values(sessions), 'it begins now').toContainEqual({ created: second, seen: second });
  });

  test('for the master sign-in signs no plain admin in', async () => {
    const { email, id } = await makeAccount('admin');
    await store('master_admin', email, id);
    expect(await steps.verify('master_admin', email, '123456')).toMatchObject(invalid);
    expect(Object.keys((await readAccount('admin', id))?.sessions ?? {})).toHaveLength(1);
  });

  test('of an account that does not exist signs no one in', async () => {
    const email = uniqueEmail('ghost');
    await store('candidate', email, 999_999);
    expect(await steps.verify('candidate', email, '123456')).toMatchObject(invalid);
  });

  test('that is not to be mailed has a digest that no code matches, and no mail is sent', async () => {
    const email = uniqueEmail('stranger');
    const now = epochMs(Date.now());
    const recipient = { email, purpose: 'admin', accountId: null, language: 'en' } as const;
    const { code, outcome } = await issueCode(recipient, await readEmail(email), now);
    expect(outcome).toBe('sent');
    expect(await api.inbox(email)).toEqual([]);
    const { codes } = await readEmail(email);
    expect(codes?.codes.admin).toMatchObject({ account_id: null, guesses: 0, valid_until: now + 10 * minute });
    expect(codes?.codes.admin?.digest).not.toBe(digestOf('admin', email, code));
  });

  test('expires with all its counts a day after the last send', async () => {
    const { email } = await makeAccount('candidate');
    const start = epochMs(Date.now() + 500);
    api.clock.set(start);
    await steps.send('candidate', email);
    const first = { version: 1, expires_at: Math.ceil((start + day) / 1000), sends: [start] };
    expect(await codesOf(email)).toMatchObject(first);
    api.clock.set(start + day - 1);
    await steps.send('candidate', email);
    expect((await codesOf(email))?.sends).toEqual([start, start + day - 1]);
    api.clock.set(start + day);
    await steps.send('candidate', email);
    expect(await codesOf(email), 'its version is never reused').toMatchObject({
      version: 3,
      sends: [start + day - 1, start + day],
    });
  });

  test('stores the failures of the last day only', async () => {
    const { email } = await makeAccount('candidate');
    const start = epochMs(Date.now());
    for (const at of [start, start + 1]) {
      api.clock.set(at);
      await steps.send('candidate', email);
      expect(await countGuess(email, guesser, epochMs(at))).toMatchObject({ counted: { failure: at - start } });
    }
    api.clock.set(start + day);
    await steps.send('candidate', email);
    expect((await codesOf(email))?.codes.candidate.failures).toEqual({ [guesser.network]: [start + 1] });
    const late = await countGuess(email, guesser, epochMs(start + day + 10 * minute));
    expect(late).toEqual({ counted: undefined, failures: {} });
  });

  test('counts a failure for a day, to the millisecond', async () => {
    const { email } = await makeAccount('candidate');
    const start = epochMs(Date.now());
    api.clock.set(start);
    await steps.send('candidate', email);
    await countGuess(email, guesser, start);
    expect(await countGuess(email, guesser, epochMs(start + day - 1))).toEqual({
      counted: undefined,
      failures: { [guesser.network]: [start] },
    });
    expect(await countGuess(email, guesser, epochMs(start + day))).toEqual({ counted: undefined, failures: {} });
  });

  test('is not counted when no item exists', async () => {
    const email = uniqueEmail('nobody');
    expect(await countGuess(email, guesser, epochMs(Date.now()))).toEqual({ counted: undefined, failures: {} });
  });
});

describe('codes from before networks and admins’ sends were counted separately', () => {
  const old = (start: number, failures: number) => ({
    version: 7,
    sends: [start - 2, start - 1, start],
    codes: {
      candidate: {
        digest: undefined as string | undefined,
        valid_until: start + 10 * minute,
        guesses: 0,
        failures: Array.from({ length: failures }, () => start),
        account_id: lastId,
      },
    },
  });
  const put = (email: string, item: ReturnType<typeof old>) => {
    item.codes.candidate.digest = digestOf('candidate', email, '123456');
    const Item = { ...keys.oneTimeCodes(email), entity: 'one_time_codes', schema_version: 1, ...item };
    return documents.send(new PutCommand({ TableName: tableName(), Item }));
  };

  test('sign in, and their failures still count', async () => {
    const { email, id } = await makeAccount('candidate');
    const start = epochMs(Date.now());
    api.clock.set(start);
    await put(email, old(start, 3));
    expect(await steps.verify('candidate', email, '654321')).toMatchObject(invalid);
    expect((await codesOf(email))?.codes.candidate).toMatchObject({
      guesses: 1,
      failed: 4,
      failures: { unknown: [start, start, start] },
    });
    expect(await steps.verify('candidate', email, '123456')).toMatchObject({
      status: 200,
      body: { candidate: { id } },
    });
  });

  test('count their sends for candidates and admins', async () => {
    const { email } = await makeAccount('candidate');
    const start = epochMs(Date.now());
    api.clock.set(start);
    await put(email, old(start, 0));
    expect((await steps.send('candidate', email)).status).toBe(429);
    expect((await steps.send('admin', email)).status).toBe(429);
    api.clock.set(start + minute);
    expect((await steps.send('admin', email)).status).toBe(200);
    expect(await codesOf(email)).toMatchObject({
      sends: [start - 2, start - 1, start],
      admin_sends: [start - 2, start - 1, start, start + minute],
      codes: { candidate: { failures: { unknown: [] } } },
    });
  });
});

describe('a send that failed', () => {
  test('is removed from the budget, and only the latest of its time', async () => {
    const { email } = await makeAccount('candidate');
    const start = epochMs(Date.now());
    for (const at of [start, start + 1, start + 1]) {
      const { codes } = await readEmail(email);
      await putCode(email, codes, { purpose: 'candidate', digest: 'd', accountId: lastId }, epochMs(at));
    }
    await returnSend(email, 'candidate', epochMs(start + 1));
    expect((await codesOf(email))?.sends).toEqual([start, start + 1]);
    await returnSend(email, 'candidate', start);
    expect((await codesOf(email))?.sends).toEqual([start + 1]);
  });

  test('that was never counted changes nothing', async () => {
    const { email } = await makeAccount('candidate');
    await steps.send('candidate', email);
    for (const address of [email, uniqueEmail('nobody')]) {
      expect(await tableChanges(api, () => returnSend(address, 'candidate', epochMs(1)))).toEqual([]);
    }
  });
});

describe('writes that always conflict', () => {
  test('end a request for a code after 8 tries', async () => {
    const { email } = await makeAccount('candidate');
    await steps.send('candidate', email);
    const tried = changeBeforeEachWrite(keys.oneTimeCodes(email), 'PutItemCommand');
    expect(await steps.send('candidate', email)).toMatchObject({ ...unavailable, body: { code: 'UNAVAILABLE' } });
    expect(tried()).toBe(8);
  });

  test('end a sign-in after 8 tries', async () => {
    const { email, id } = await makeAccount('candidate');
    const otp = await steps.requestCode('candidate', email);
    const key = keys.account('candidate', id);
    let tried = () => 0;
    // The code's own writes go before: only those of the session are met.
    const stack = dynamodb.middlewareStack;
    stack.add(
      (next) => async (step) => {
        const result = await next(step);
        const { ConditionExpression = '' } = step.input as { ConditionExpression?: string };
        if (/^#codes\.#_purpose\.#digest = /.test(ConditionExpression))
          tried = changeBeforeEachWrite(key, 'UpdateItemCommand');
        return result;
      },
      { step: 'initialize', name: 'afterTheCode', override: true },
    );
    const answer = await steps.verify('candidate', email, otp);
    stack.remove('afterTheCode');
    expect(answer).toMatchObject({ ...unavailable, body: { code: 'UNAVAILABLE' } });
    expect(tried()).toBe(8);
  });
});

describe('a table that does not answer', () => {
  test.each(['before', 'after'] as const)('is never reported as a wrong code or a spent budget (%s)', async (when) => {
    const { email } = await makeAccount('recruiter');
    for (let nth = 1; nth <= 10; nth += 1) {
      api.clock.set(Date.now() + nth * hour);
      const repairSend = breakTableAt(nth, when);
      const sent = await steps.send('recruiter', email);
      if (repairSend()) expect(sent, `send ${nth}`).toMatchObject(unavailable);
      const otp = await steps.requestCode('recruiter', email);
      const repair = breakTableAt(nth, when);
      const verified = await steps.verify('recruiter', email, otp);
      if (!repair()) return;
      expect(verified, `verify ${nth}`).toMatchObject(unavailable);
    }
    throw new Error('The call sent more commands than expected.');
  });
});

describe('the budget of a network', () => {
  const wait = async (network: string, use: NetworkUse, now: EpochMs) => (await spend(network, use, now)).waitSeconds;

  test('is an item of that hour, named by a keyed hash, which expires after it', async () => {
    // In a later year than all other tests, so that their hours do not overlap.
    const start = epochMs(Math.ceil(Date.now() / hour) * hour + 365 * day);
    for (const at of [start, start + hour - 1])
      expect(await wait('198.51.100.20', { lookups: 1 }, epochMs(at))).toBe(0);
    expect(await wait('198.51.100.20', { lookups: 0 }, start)).toBe(0);
    expect(await wait('198.51.100.20', { lookups: 1 }, epochMs(start + hour))).toBe(0);
    const items = (await api.scan()).filter(({ entity }) => entity === 'address_budget');
    const hours = items.filter(({ expires_at }) => expires_at > start / 1000);
    for (const { PK } of hours) expect(PK).toMatch(/[A-Za-z0-9_-]{43}$/);
    expect(hours.map(({ expires_at, lookups }) => [expires_at, lookups]).sort()).toEqual([
      [(start + hour) / 1000, 2],
      [(start + 2 * hour) / 1000, 1],
    ]);
  });

  test('lasts to the last millisecond of the hour, and the wait is returned in whole seconds', async () => {
    vi.stubEnv('ADDRESS_BUDGET', '1');
    const start = epochMs(Math.ceil(Date.now() / hour) * hour);
    expect(await wait('198.51.100.21', { lookups: 1 }, epochMs(start + 1))).toBe(0);
    expect(await wait('198.51.100.21', { lookups: 1 }, epochMs(start + 1))).toBe(3600);
    expect(await wait('198.51.100.21', { lookups: 0 }, epochMs(start + hour - 1))).toBe(1);
  });

  test('is spent by responses that reveal who is registered, never by codes that are sent', async () => {
    vi.stubEnv('ADDRESS_BUDGET', '2');
    api.clock.set(Math.ceil(Date.now() / hour) * hour);
    const address = '198.51.100.22';
    const ask = (email: string, check?: boolean) =>
      api.call(authCalls.candidateSendOtp, { body: { email, ...(check ? { check } : {}) }, address });
    for (let sent = 0; sent < 3; sent += 1)
      expect((await ask((await makeAccount('candidate')).email)).status).toBe(200);
    const { email } = await makeAccount('candidate');
    expect(await ask(email, true)).toMatchObject({
      status: 200,
      body: { message: 'This e-mail address is registered.' },
    });
    expect((await ask(uniqueEmail('unknown'))).status).toBe(404);
    expect((await ask(email, true)).status).toBe(429);
    expect((await ask(email)).status).toBe(429);
  });
});

describe('the local run', () => {
  test('echoes no candidate’s code', async () => {
    vi.stubEnv('STAGE', 'local');
    const { email } = await makeAccount('candidate');
    expect((await steps.send('candidate', email)).body.message).toBe('OTP sent successfully to your email.');
  });
});

describe('the first master admin', () => {
  test('cannot take the address of another admin, and a second try with another address works', async () => {
    const { email } = await makeAccount('admin');
    const form = { name: 'Mira', phone: somePhone(), bootstrap_secret: process.env.BOOTSTRAP_SECRET ?? '' };
    const taken = await api.call(authCalls.masterSignup, { body: { ...form, email } });
    expect(taken).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    const now = epochMs(Date.now());
    api.clock.set(now);
    const other = uniqueEmail('master');
    const made = await api.call(authCalls.masterSignup, { body: { ...form, email: other } });
    expect(made).toMatchObject({
      status: 201,
      body: { message: 'Master admin created successfully!', admin: { email: other, role: 'master_admin' } },
    });
    const { id } = made.body.admin;
    const written = (await api.scan()).filter(
      ({ entity, card }) => entity === 'audit_entry' && card.target.type === 'admin' && card.target.id === id,
    );
    expect(written.map(({ card }) => card)).toMatchObject([
      { action: 'admin_created', actor: { type: 'master_admin', id }, at: new Date(now).toISOString() },
    ]);
    for (const late of [uniqueEmail('late'), other]) {
      const answer = await api.call(authCalls.masterSignup, { body: { ...form, email: late } });
      expect(answer, 'whether or not it is taken').toMatchObject({ status: 403, body: { code: 'BOOTSTRAP_CLOSED' } });
    }
  });
});
