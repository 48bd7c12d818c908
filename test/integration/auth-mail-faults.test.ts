import { SESClient } from '@aws-sdk/client-ses';
import { beforeEach, expect, test, vi } from 'vitest';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps, otherThan } from '#test/support/auth-steps.ts';

const logged = vi.hoisted((): unknown[] => []);
/** Names of the counted business events. */
const counted = vi.hoisted((): string[] => []);
const metricsOf = (line: Record<string, unknown>) => ['CodesSent', 'CodesFailed'].filter((name) => line[name] === 1);

vi.mock('#functions/platform/log.ts', async (original) => ({
  ...(await original<typeof import('#functions/platform/log.ts')>()),
  log: (...line: unknown[]) => logged.push(line),
  writeLine: (_: unknown, line: Record<string, unknown>) => counted.push(...metricsOf(line)),
}));

const api = await testApi();
const steps = authSteps(api);
const { email: masterEmail } = await steps.createMaster();
const stage = process.env.STAGE;

beforeEach(() => {
  process.env.STAGE = stage;
  logged.length = 0;
  counted.length = 0;
});

const failure = (name: string, message: string) => Object.assign(new Error(message), { name, $metadata: {} });

/** Lets the mail service refuse everything until the returned function is called. */
function breakMail(error: Error): () => void {
  const send = vi.spyOn(SESClient.prototype, 'send').mockImplementation(() => Promise.reject(error));
  return () => send.mockRestore();
}

test('keeps the account when its code cannot be mailed, and mails a new one once the service recovers', async () => {
  const { id, email } = await steps.createCandidate();
  const repair = breakMail(failure('TimeoutError', `no answer for ${email}`));
  for (let ask = 0; ask < 7; ask += 1) {
    expect(await steps.send('candidate', email)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '30' },
      body: { code: 'MAIL_UNAVAILABLE', detail: 'Failed to send OTP. Please try again.' },
    });
  }
  repair();
  expect(await readAccount('candidate', id)).toMatchObject({ state: 'active' });
  for (let ask = 0; ask < 3; ask += 1) expect(await steps.send('candidate', email)).toMatchObject({ status: 200 });
  expect(await steps.send('candidate', email)).toMatchObject({ status: 429 });
  expect(await steps.verify('candidate', email, await steps.code(email))).toMatchObject({ status: 200 });
});

test('counts mailed codes and failed ones, and no code for an unknown address', async () => {
  const { email } = await steps.createCandidate();
  expect(await steps.send('candidate', email)).toMatchObject({ status: 200 });
  expect(counted).toEqual(['CodesSent']);
  const repair = breakMail(failure('TimeoutError', 'no answer'));
  await steps.send('candidate', email);
  repair();
  expect(counted).toEqual(['CodesSent', 'CodesFailed']);
  await steps.send('admin', 'nobody@portal.example');
  expect(counted).toHaveLength(2);
});

test('says when the mail service refuses the address', async () => {
  const { email } = await steps.createRecruiter();
  breakMail(failure('MessageRejected', `Address is on the suppression list: ${email}`));
  const answer = await steps.send('recruiter', email);
  expect(answer).toMatchObject({ status: 503, body: { code: 'MAIL_UNAVAILABLE' } });
  expect(answer.body.detail).toContain('We cannot send mail to this address');
  expect(logged).toContainEqual(['MAIL_FAILED', expect.objectContaining({ outcome: 'rejected' })]);
});

test('gives an admin the usual response when mail fails, and logs the failure', async () => {
  breakMail(failure('Throttling', 'slow down'));
  const [known, stranger] = [await steps.send('admin', masterEmail), await steps.send('admin', 'no@test.example')];
  expect(known).toEqual(stranger);
  expect(known.status).toBe(200);
  expect(logged).toContainEqual(['MAIL_FAILED', expect.objectContaining({ outcome: 'failed' })]);
});

test('logs no e-mail, phone, code or token, whether calls succeed or fail', async () => {
  const { email } = await steps.createCandidate();
  const otp = await steps.requestCode('candidate', email);
  await steps.verify('candidate', email, otherThan(otp));
  const { body } = await steps.verify('candidate', email, otp);
  await api.call(authCalls.session, { token: body.token });
  await api.call(authCalls.candidateSignup, { body: { name: 'X', email, phone: body.candidate.phone } });
  await api.call(authCalls.candidateSignup, { body: { name: '', email, phone: 'x' } });
  breakMail(failure('TimeoutError', `no answer for ${email} and ${otp}`));
  await steps.send('candidate', email);
  const lines = JSON.stringify(logged);
  expect(logged.length).toBeGreaterThan(6);
  for (const canary of [email, body.candidate.phone, otp, body.token, body.token.split('.')[2]]) {
    expect(lines).not.toContain(canary);
  }
});

test('echoes a recruiter’s code in the local run only', async () => {
  const { email } = await steps.createRecruiter();
  expect((await steps.send('recruiter', email)).body.message).toBe('OTP sent successfully to your email.');
  process.env.STAGE = 'local';
  const { body } = await steps.send('recruiter', email);
  expect(body.message).toBe(`For development, your OTP is: ${await steps.code(email)}`);
  expect((await steps.send('recruiter', email, { check: true })).body.message).not.toMatch(/[0-9]{6}/);
  expect((await steps.send('master_admin', masterEmail)).body.message).not.toMatch(/[0-9]{6}/);
});
