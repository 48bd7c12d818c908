import { SESClient } from '@aws-sdk/client-ses';
import { afterEach, expect, test, vi } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { undoToken } from '#functions/entities/account/undo-token.ts';
import { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { uniqueEmail } from '#test/support/accounts.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { beforeNextTransaction, changeBeforeEachWrite, changeNothing } from '#test/support/interleave.ts';

const api = await testApi();
const steps = authSteps(api);
const unavailable = { status: 503, body: { code: 'UNAVAILABLE' } };
afterEach(() => {
  changeNothing();
  vi.restoreAllMocks();
});

/** A candidate who has requested to move to another address, with the code that was mailed there. */
async function beginMove() {
  const { id, email } = await steps.createCandidate();
  const [token, next] = [await steps.signIn('candidate', email), uniqueEmail('next')];
  const start = () => api.call(emailChangeCalls.startEmailChange, { token, body: { email: next } });
  expect(await start()).toMatchObject({ status: 200, body: { message: 'OTP sent successfully to your email.' } });
  const otp = await steps.code(next);
  const confirm = () => api.call(emailChangeCalls.confirmEmailChange, { token, body: { email: next, otp } });
  return { id, email, token, next, start, confirm };
}

/** A candidate who has moved to another address, with the link that undoes it. */
async function finishMove() {
  const who = await beginMove();
  expect(await who.confirm()).toMatchObject({ status: 200 });
  const previous = (await readAccount('candidate', who.id))?.former_addresses?.at(-1);
  if (!previous) throw new Error('The account has no former address.');
  const token = undoToken({ kind: 'candidate', id: who.id, ...previous });
  return { ...who, undo: () => api.call(emailChangeCalls.undoEmailChange, { body: { token } }) };
}

test('a change that the same code has just made answers the same', async () => {
  const { id, next, confirm } = await beginMove();
  beforeNextTransaction(confirm);
  expect(await confirm()).toMatchObject({ status: 200, body: { email: next } });
  expect((await readAccount('candidate', id))?.former_addresses).toHaveLength(1);
});

test('a change is refused at once when its code was replaced by a newer one meanwhile', async () => {
  const { id, email, start, confirm } = await beginMove();
  beforeNextTransaction(start);
  expect(await confirm()).toMatchObject({ status: 400, body: { code: 'INVALID_OTP' } });
  expect(await readAccount('candidate', id)).toMatchObject({ email });
});

test('a change succeeds when another device has just signed in, and ends its session', async () => {
  const { id, email, next, confirm } = await beginMove();
  const otp = await steps.requestCode('candidate', email);
  beforeNextTransaction(() => steps.verify('candidate', email, otp));
  expect(await confirm()).toMatchObject({ status: 200 });
  const account = await readAccount('candidate', id);
  expect(account?.email).toBe(next);
  expect(Object.keys(account?.sessions ?? {})).toHaveLength(1);
});

test('a change and its undoing give up after 8 conflicts with other writers', async () => {
  const { id, email, confirm } = await beginMove();
  let tried = changeBeforeEachWrite(keys.account('candidate', id), 'TransactWriteItemsCommand');
  expect(await confirm()).toMatchObject(unavailable);
  expect(tried()).toBe(8);
  expect(await readAccount('candidate', id)).toMatchObject({ email });
  changeNothing();
  const moved = await finishMove();
  tried = changeBeforeEachWrite(keys.account('candidate', moved.id), 'TransactWriteItemsCommand');
  expect(await moved.undo()).toMatchObject(unavailable);
  expect(tried()).toBe(8);
});

test('undoing says that the address is back, and of which account', async () => {
  const { undo } = await finishMove();
  expect((await undo()).body).toEqual({
    message: 'Your e-mail address has been put back. Please log in with it.',
    account: 'candidate',
  });
});

test('an invalid link is refused with how long links work', async () => {
  expect(await api.call(emailChangeCalls.undoEmailChange, { body: { token: 'made-up' } })).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('within 7 days') },
  });
});

test('a code for a new address that cannot be mailed is told, and costs no send', async () => {
  const { start } = await beginMove();
  const failing = vi
    .spyOn(SESClient.prototype, 'send')
    .mockImplementation(() => Promise.reject(new Error('no answer')));
  for (let ask = 0; ask < 4; ask += 1) {
    expect(await start()).toMatchObject({ status: 503, body: { code: 'MAIL_UNAVAILABLE' } });
  }
  failing.mockRestore();
  expect(await start()).toMatchObject({ status: 200 });
});
