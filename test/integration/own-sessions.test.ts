import { describe, expect, test } from 'vitest';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { addSession, touchSession } from '#functions/entities/account/session-store.ts';
import { newToken, parseToken } from '#functions/entities/account/session-token.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import { epochSeconds } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { beforeCommand } from '#test/support/interleave.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';

const api = await testApi();
const steps = authSteps(api);

let nextId = 8_300_000;
const newPrincipal = (type: UserType = 'candidate'): Promise<Principal> => {
  nextId += 1;
  return makePrincipal(type, nextId);
};
const list = (token: string) => api.call(accountCalls.sessions, { token });
const endOthers = (token: string) => api.call(accountCalls.endOtherSessions, { token });
const statusOf = async (token: string) => (await api.call(authCalls.session, { token })).status;

const minute = 60_000;
const start = Date.parse('2026-11-01T08:00:00.000Z');
const desktop = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1';

/** Signs in as a browser would that sends this header; its token. */
async function signInWith(email: string, userAgent: string): Promise<string> {
  const body = { email, otp: await steps.requestCode('candidate', email) };
  const answer = await api.call(authCalls.candidateVerifyOtp, { body, headers: { 'user-agent': userAgent } });
  expect(answer.status).toBe(200);
  return answer.body.token;
}

describe('the own sessions', () => {
  test('are listed with their device and times, the calling one first', async () => {
    const { email } = await steps.createCandidate();
    api.clock.set(start);
    const computer = await signInWith(email, desktop);
    api.clock.set(start + 10 * minute);
    const mobile = await signInWith(email, phone);
    api.clock.set(start + 30 * minute);
    const { body, status } = await list(computer);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        created_at: '2026-11-01T08:00:00.000Z',
        last_used_at: '2026-11-01T08:30:00.000Z',
        device: { browser: 'chrome', system: 'windows' },
        is_current: true,
      },
      {
        created_at: '2026-11-01T08:10:00.000Z',
        last_used_at: '2026-11-01T08:10:00.000Z',
        device: { browser: 'safari', system: 'iphone' },
        is_current: false,
      },
    ]);
    expect((await list(mobile)).body.map(({ is_current }: { is_current: boolean }) => is_current)).toEqual([
      true,
      false,
    ]);
  });

  test('name the device of the session that a sign-up starts', async () => {
    const email = `signed-up-${nextId}@devices.example`;
    const { token: signup_token } = await steps.signUp('candidate', email);
    const body = { email, otp: await steps.requestCode('candidate', email), signup_token };
    const { body: signedIn } = await api.call(authCalls.candidateVerifyOtp, { body, headers: { 'user-agent': phone } });
    expect((await list(signedIn.token)).body).toMatchObject([{ device: { browser: 'safari', system: 'iphone' } }]);
  });

  test('have no device where none is known, and neither header nor address is stored', async () => {
    const { id, email } = await steps.createCandidate();
    const unknown = await signInWith(email, 'canary-agent/1.0');
    await signInWith(email, desktop);
    expect((await list(unknown)).body[0]).toMatchObject({ is_current: true, device: null });
    const stored = JSON.stringify(await readAccount('candidate', id));
    expect(stored).not.toMatch(/canary-agent|Mozilla|Chrome|Windows|\d+\.\d+\.\d+\.\d+/);
  });

  test('leave out those that have ended, and are the export’s', async () => {
    const { email } = await steps.createCandidate();
    api.clock.set(start);
    await signInWith(email, phone);
    api.clock.set(start + 7 * 24 * 60 * minute - minute);
    const token = await signInWith(email, desktop);
    expect((await list(token)).body).toHaveLength(2);
    api.clock.set(start + 7 * 24 * 60 * minute);
    const { body } = await list(token);
    expect(body).toHaveLength(1);
    const { sessions } = (await api.call(accountCalls.export, { token })).body.account;
    const { is_current: _, ...own } = body[0];
    expect(sessions).toContainEqual(own);
  });

  test.each(['candidate', 'recruiter', 'admin', 'master_admin'] as const)('are those of a %s alone', async (type) => {
    const [mine, other] = [await newPrincipal(type), await newPrincipal(type)];
    await signInAgain(mine);
    expect((await list(mine.token)).body).toHaveLength(2);
    expect((await list(other.token)).body).toHaveLength(1);
    expect((await endOthers(mine.token)).body).toMatchObject({ ended: 1 });
    expect(await statusOf(other.token)).toBe(200);
  });
});

describe('signing out elsewhere', () => {
  test('ends every other session and keeps the calling one, also when repeated', async () => {
    const here = await newPrincipal();
    const elsewhere = [await signInAgain(here), await signInAgain(here)];
    expect(await endOthers(here.token)).toMatchObject({ status: 200, body: { ended: 2 } });
    for (const { token } of elsewhere) expect(await statusOf(token)).toBe(401);
    expect(await statusOf(here.token)).toBe(200);
    expect(await endOthers(here.token)).toMatchObject({ status: 200, body: { ended: 0 } });
  });

  test('of two devices concurrently leaves exactly one signed in', async () => {
    for (const _ of [1, 2, 3, 4, 5]) {
      const left = await newPrincipal();
      const right = await signInAgain(left);
      const answers = await Promise.all([endOthers(left.token), endOthers(right.token)]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 401]);
      expect([await statusOf(left.token), await statusOf(right.token)]).toEqual(statuses);
    }
  });

  test('is refused when the other device was faster between its read and its write', async () => {
    const here = await newPrincipal();
    const elsewhere = await signInAgain(here);
    beforeCommand('UpdateItemCommand', 1, () => endOthers(elsewhere.token));
    expect(await endOthers(here.token)).toMatchObject({ status: 401, body: { code: 'SESSION_REQUIRED' } });
    expect(await statusOf(elsewhere.token)).toBe(200);
  });

  test('ends a device that signs in between its read and its write', async () => {
    const here = await newPrincipal();
    await signInAgain(here);
    let late = here;
    beforeCommand('UpdateItemCommand', 1, async () => {
      late = await signInAgain(here);
    });
    expect((await endOthers(here.token)).body).toMatchObject({ ended: 2 });
    expect(await statusOf(late.token)).toBe(401);
  });

  test('ends a session whose use is just being recorded, and it stays ended', async () => {
    api.clock.set(start);
    const here = await newPrincipal();
    const used = await signInAgain(here);
    api.clock.set(start + 6 * minute);
    beforeCommand('UpdateItemCommand', 1, () => endOthers(here.token));
    expect(await statusOf(used.token)).toBe(401);
    expect(await statusOf(used.token)).toBe(401);
    expect(await statusOf(here.token)).toBe(200);
  });

  test('keeps the use of the calling session that is recorded meanwhile', async () => {
    api.clock.set(start);
    const here = await newPrincipal();
    await signInAgain(here);
    const key = parseToken(here.token)?.sessionKey ?? '';
    const seen = epochSeconds((start + 9 * minute) / 1000);
    beforeCommand('UpdateItemCommand', 1, () => touchSession('candidate', here.id, key, seen));
    expect((await endOthers(here.token)).body).toMatchObject({ ended: 1 });
    expect((await readAccount('candidate', here.id))?.sessions).toEqual({ [key]: { created: start / 1000, seen } });
  });

  test('costs one write unit with ten sessions that have devices', async () => {
    const here = await newPrincipal();
    for (let count = 1; count < 10; count += 1) {
      const account = await readAccount('candidate', here.id);
      if (!account) throw new Error('The account is missing.');
      const { sessionKey } = newToken('candidate', here.id);
      await addSession(account, 'candidate', sessionKey, epochSeconds(Math.floor(Date.now() / 1000)), 'cw');
    }
    expect((await list(here.token)).body).toHaveLength(10);
    api.units.reset();
    expect((await endOthers(here.token)).body).toMatchObject({ ended: 9 });
    expect(api.units.spent()).toMatchObject({ read: 2, write: 1 });
  });
});
