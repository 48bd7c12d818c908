import { expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { accountEmailChange, accountStateChange } from '#functions/entities/account/account-changes.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { setAccountName } from '#functions/entities/account/account-writes.ts';
import { authenticate } from '#functions/http/authenticate.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { type EpochMs, epochMs } from '#shared/domain/time.ts';
import { uniqueEmail } from '#test/support/accounts.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps, type Role } from '#test/support/auth-steps.ts';

const api = await testApi();
const steps = authSteps(api);
const { email: masterEmail } = await steps.createMaster();
const master = await steps.signIn('master_admin', masterEmail);

// Created first: later tests sign the master admin in so often that this session is evicted.
const spareAdmins = await Promise.all(Array.from({ length: 4 }, () => steps.createAdmin(master)));

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const whoAmI = (token: string, headers: Record<string, string> = {}) => api.call(authCalls.session, { token, headers });

/** Creates an account of a type that has requested no codes; returns its e-mail. */
async function createAccountOf(role: Role): Promise<string> {
  if (role === 'master_admin') return masterEmail;
  if (role === 'admin') return spareAdmins.pop()?.email ?? '';
  return (await (role === 'candidate' ? steps.createCandidate() : steps.createRecruiter())).email;
}

/** A whole second far enough ahead that no budget of another test applies. */
let nextStart = Math.ceil(Date.now() / second) * second;
const freshStart = (): number => {
  nextStart += 40 * day;
  return nextStart;
};

const lifetimes = [
  ['candidate', 30 * day, 7 * day],
  ['recruiter', 7 * day, 24 * hour],
  ['admin', 12 * hour, 30 * minute],
  ['master_admin', 8 * hour, 15 * minute],
] as const;

test.each(lifetimes)('ends an unused session of a %s to the second', async (role, _absolute, idle) => {
  const email = await createAccountOf(role);
  const start = freshStart();
  api.clock.set(start);
  const [stored, idled] = [await steps.signIn(role, email), await steps.signIn(role, email)];
  api.clock.set(start + idle - second);
  expect(await whoAmI(stored)).toMatchObject({ status: 200, body: { user_type: role } });
  api.clock.set(start + idle);
  expect(await whoAmI(idled)).toMatchObject({ status: 401, body: { code: 'SESSION_REQUIRED' } });
  expect(await whoAmI(stored), 'its use kept it').toMatchObject({ status: 200 });
});

test.each(lifetimes)('ends a session of a %s in constant use to the second', async (role, absolute, idle) => {
  const email = await createAccountOf(role);
  const start = freshStart();
  api.clock.set(start);
  const token = await steps.signIn(role, email);
  for (let at = start; at < start + absolute; at += idle / 2) {
    api.clock.set(at);
    expect(await whoAmI(token)).toMatchObject({ status: 200 });
  }
  api.clock.set(start + absolute - second);
  expect(await whoAmI(token)).toMatchObject({ status: 200 });
  api.clock.set(start + absolute);
  expect(await whoAmI(token)).toMatchObject({ status: 401 });
});

test.each([
  ['candidate', 5 * minute],
  ['recruiter', 5 * minute],
  ['admin', minute],
  ['master_admin', minute],
] as const)('records the use of a %s session at most every few minutes', async (role, every) => {
  const email = await createAccountOf(role);
  const start = freshStart();
  api.clock.set(start);
  const token = await steps.signIn(role, email);
  api.clock.set(start + every - second);
  api.units.reset();
  await whoAmI(token);
  expect(api.units.spent()).toMatchObject({ read: 1, write: 0 });
  api.clock.set(start + every);
  await whoAmI(token);
  expect(api.units.spent()).toMatchObject({ read: 2, write: 1 });
});

test('is not kept alive by a background poll', async () => {
  const email = await createAccountOf('recruiter');
  const start = freshStart();
  api.clock.set(start);
  const token = await steps.signIn('recruiter', email);
  const poll = (at: EpochMs) => authenticate(`Bearer ${token}`, notificationCalls.count, at);
  expect(await poll(epochMs(start + 23 * hour))).toMatchObject({ type: 'recruiter', email });
  expect(await poll(epochMs(start + 24 * hour))).toBeUndefined();
});

test('ends only the caller’s session at logout', async () => {
  const email = await createAccountOf('candidate');
  const [left, stayed] = [await steps.signIn('candidate', email), await steps.signIn('candidate', email)];
  expect(await api.call(authCalls.logout, { token: left })).toMatchObject({ status: 204, body: undefined });
  expect(await whoAmI(left)).toMatchObject({ status: 401 });
  expect(await api.call(authCalls.logout, { token: left })).toMatchObject({ status: 401 });
  expect(await whoAmI(stayed)).toMatchObject({ status: 200 });
});

test.each([
  ['candidate', 10],
  ['admin', 3],
] as const)('limits the sessions of a %s: the oldest is removed', async (role, most) => {
  const email = await createAccountOf(role);
  const start = freshStart();
  const tokens: string[] = [];
  for (let sign = 0; sign <= most; sign += 1) {
    api.clock.set(start + sign * 4 * minute);
    tokens.push(await steps.signIn(role, email));
  }
  const [oldest, ...others] = tokens;
  expect(await whoAmI(oldest ?? '')).toMatchObject({ status: 401 });
  for (const token of others) expect(await whoAmI(token)).toMatchObject({ status: 200 });
});

test('deletes sessions that have ended when a new one is opened', async () => {
  const { id, email } = await steps.createCandidate();
  const start = freshStart();
  api.clock.set(start);
  await steps.signIn('candidate', email);
  api.clock.set(start + 7 * day);
  await steps.signIn('candidate', email);
  expect(Object.keys((await readAccount('candidate', id))?.sessions ?? {})).toHaveLength(1);
});

test('refuses modified tokens in the same way as a missing one', async () => {
  const { id, email } = await steps.createCandidate();
  const token = await steps.signIn('candidate', email);
  const secret = token.split('.')[2] ?? '';
  const forged = [
    '',
    'x',
    token.slice(0, -1),
    `${token}A`,
    `candidate.${id}.${[...secret].reverse().join('')}`,
    `candidate.${id + 1}.${secret}`,
    `recruiter.${id}.${secret}`,
    `admin.${id}.${secret}`,
    `master_admin.${id}.${secret}`,
    `Candidate.${id}.${secret}`,
    `candidate.0${id}.${secret}`,
    `candidate.-${id}.${secret}`,
    `candidate.${id}.__proto__`,
    `candidate.${id}.`,
    `candidate.999999999999.${secret}`,
  ];
  const guest = await api.call(authCalls.session);
  expect(guest).toMatchObject({ status: 401 });
  for (const wrong of forged) expect(await whoAmI(wrong), wrong).toEqual(guest);
  expect(await whoAmI(token)).toMatchObject({ status: 200 });
});

test('ignores other headers of a client about authentication', async () => {
  const headers = { 'x-skip-auth': 'true', 'x-skip-auth-redirect': 'true' };
  expect(await api.call(authCalls.session, { headers })).toMatchObject({ status: 401 });
  expect(await api.call(authCalls.logout, { headers })).toMatchObject({ status: 401 });
  const token = await steps.signIn('candidate', (await steps.createCandidate()).email);
  expect(await whoAmI(token, headers)).toMatchObject({ status: 200 });
});

test('accepts requests only from the edge', async () => {
  expect(await api.call(authCalls.session, { token: master, headers: { 'x-origin-verify': 'guess' } })).toMatchObject({
    status: 403,
  });
});

test.each(['candidate', 'recruiter'] as const)('ends the sessions of a %s with its account', async (kind) => {
  const account = { kind, ...(await steps.createUser(kind)) };
  const token = await steps.signIn(kind, account.email);
  const before: number[] = [];
  let isOver = false;
  const polling = Array.from({ length: 8 }, async () => {
    while (!isOver) before.push((await whoAmI(token)).status);
  });
  expect(await transact(accountStateChange(account, ['active'], 'deactivated'))).toEqual({ done: true });
  expect(await whoAmI(token)).toMatchObject({ status: 401 });
  isOver = true;
  await Promise.all(polling);
  expect(new Set(before).isSubsetOf(new Set([200, 401]))).toBe(true);
  expect(await transact(accountStateChange(account, ['deactivated'], 'active'))).toEqual({ done: true });
  expect(await whoAmI(token), 'an old session does not come back').toMatchObject({ status: 401 });
  await steps.signIn(kind, account.email);
});

test('changes state only from the given states', async () => {
  const account = { kind: 'candidate', ...(await steps.createCandidate()) } as const;
  expect(await transact(accountStateChange(account, ['deactivated'], 'active'))).toMatchObject({
    done: false,
    failed: 'account',
    item: { state: 'active' },
  });
});

test('ends the other sessions when the e-mail changes, and frees the old address', async () => {
  const { id, email } = await steps.createCandidate();
  const [own, other] = [await steps.signIn('candidate', email), await steps.signIn('candidate', email)];
  const account = await readAccount('candidate', id);
  const caller = await authenticate(`Bearer ${own}`, authCalls.session, epochMs(Date.now()));
  if (!account || !caller) throw new Error('not signed in');
  const moved = uniqueEmail('moved');
  const sessions = Object.fromEntries(Object.entries(account.sessions).filter(([key]) => key === caller.sessionKey));
  const change = accountEmailChange({ ...account, state: 'active' }, { email: moved, sessions, former_addresses: [] });
  expect(await transact(change)).toEqual({ done: true });
  expect(await whoAmI(own)).toMatchObject({ status: 200, body: { name: 'Chie Okada', email: moved } });
  expect(await whoAmI(other)).toMatchObject({ status: 401 });
  expect(await steps.send('candidate', email)).toMatchObject({ status: 404 });
  expect(await steps.send('candidate', moved)).toMatchObject({ status: 200 });
  await steps.createRecruiter(email);
  expect(await transact(change), 'the account changed since it was read').toMatchObject({ done: false });
});

test('does not move an account to an address that is taken', async () => {
  const [{ id }, { email }] = [await steps.createCandidate(), await steps.createRecruiter()];
  const account = await readAccount('candidate', id);
  if (!account) throw new Error('no account');
  const moved = { email, sessions: {}, former_addresses: [] };
  expect(await transact(accountEmailChange({ ...account, state: 'active' }, moved))).toMatchObject({
    done: false,
    failed: 'newAddress',
  });
  expect(await readAccount('candidate', id)).toEqual(account);
});

test('keeps every session when only the name changes', async () => {
  const { id, email } = await steps.createCandidate();
  const token = await steps.signIn('candidate', email);
  const account = await readAccount('candidate', id);
  if (!account) throw new Error('no account');
  expect(await transact({ account: setAccountName(account, 'Chie O.') })).toEqual({ done: true });
  expect(await whoAmI(token)).toMatchObject({ status: 200, body: { name: 'Chie O.' } });
});
