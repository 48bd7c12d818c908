import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { somePhone, uniqueEmail } from '#test/support/accounts.ts';
import { expectOk } from '#test/support/http-api.ts';
import { readOtp } from '#test/support/read-otp.ts';
import { type Stack, startStack } from '#test/support/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: { ADDRESS_BUDGET: '40' } });
});
afterAll(() => stack.stop());

interface Answer {
  status: number | undefined;
  retryAfter: string | undefined;
  body: { code?: string; token?: string };
}

/** Submits a candidate's code as a client with the given address of the loopback network. */
const verifyFrom = (localAddress: string, email: string, otp: string): Promise<Answer> =>
  new Promise((done, fail) => {
    const url = `http://127.0.0.1:${stack.port}/api/candidate/verify-otp`;
    const headers = { 'content-type': 'application/json' };
    const sent = request(url, { method: 'POST', localAddress, headers }, async (response) => {
      const body = JSON.parse(await text(response));
      done({ status: response.statusCode, retryAfter: response.headers['retry-after'], body });
    });
    sent.once('error', fail);
    sent.end(JSON.stringify({ email, otp }));
  });

const otherThan = (otp: string, turn: number) => String((Number(otp) + 1 + turn) % 1_000_000).padStart(6, '0');

test('in the local run, ten wrong guesses from one network leave the owner a sign-in from another', async () => {
  const email = uniqueEmail('owner');
  await expectOk(stack, 'POST', '/candidate/signup', { body: { name: 'Chie Okada', email, phone: somePhone() } });
  let otp = '';
  for (let code = 0; code < 2; code += 1) {
    await expectOk(stack, 'POST', '/candidate/send-otp', { body: { email } });
    otp = await readOtp(stack, email, code + 1);
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await verifyFrom('127.0.0.2', email, otherThan(otp, turn))).toMatchObject({ status: 400 });
    }
  }
  expect(await verifyFrom('127.0.0.2', email, otp)).toMatchObject({
    status: 429,
    retryAfter: expect.stringMatching(/^[0-9]+$/),
  });
  await expectOk(stack, 'POST', '/candidate/send-otp', { body: { email } });
  otp = await readOtp(stack, email, 3);
  expect(await verifyFrom('127.0.0.2', email, otp)).toMatchObject({ status: 429 });
  expect(await verifyFrom('127.0.0.3', email, otp)).toMatchObject({
    status: 200,
    body: { token: expect.any(String) },
  });
});

test('in the local run, guesses at 60 addresses from one network end in 429 with Retry-After', async () => {
  const answers: Answer[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    answers.push(await verifyFrom('127.0.0.4', uniqueEmail('sprayed'), '123456'));
  }
  const refused = answers.slice(40);
  expect(answers.slice(0, 40).every(({ status }) => status === 400)).toBe(true);
  for (const { status, retryAfter } of refused) {
    expect(status).toBe(429);
    expect(Number(retryAfter)).toBeGreaterThan(0);
  }
  expect(await verifyFrom('127.0.0.5', uniqueEmail('sprayed'), '123456')).toMatchObject({ status: 400 });
});
