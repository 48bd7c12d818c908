import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Account, signIn, signUp, somePhone, uniqueEmail } from '#test/support/accounts.ts';
import { callApi, expectOk } from '#test/support/http-api.ts';
import { inboxOf } from '#test/support/inbox.ts';
import { readOtp } from '#test/support/read-otp.ts';
import { type Stack, startStack } from '#test/support/stack.ts';

let stack: Stack;
let admin: Account;

beforeAll(async () => {
  stack = await startStack({ code: 'bundles' });
  admin = await signIn(stack, 'admin', 'admin@demo.test');
}, 120_000);
afterAll(() => stack?.stop());

const at = (value: unknown, key: string): unknown => (value as Record<string, unknown>)[key];

/** Number of responses by status. */
const tally = (answers: readonly { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const jobForm = {
  title: 'Court Interpreter',
  description: 'Interpret in court.',
  language: 'Tamil',
  location: 'Chennai',
};

/** A verified recruiter with the trial plan (5 views). */
const makeRecruiterOnTrial = async (): Promise<Account> => {
  const recruiter = await signUp(stack, 'recruiter');
  await expectOk(stack, 'PUT', `/admin/verify-recruiter/${recruiter.id}`, { token: admin.token });
  await expectOk(stack, 'POST', '/subscriptions/create', { token: recruiter.token, body: { plan_name: 'trial' } });
  return recruiter;
};

const postJob = async (recruiter: Account): Promise<number> => {
  const { body } = await expectOk(stack, 'POST', '/jobs', { token: recruiter.token, body: jobForm });
  return Number(at(body, 'id'));
};

describe('the main job over HTTP', () => {
  test('leads from sign-up to a shortlisted applicant, and each step is refused before its precondition', async () => {
    const recruiter = await signUp(stack, 'recruiter', { company_name: 'Black Box Languages' });
    const post = () => callApi(stack, 'POST', '/jobs', { token: recruiter.token, body: jobForm });
    expect((await post()).body).toMatchObject({ code: 'NOT_VERIFIED' });
    await expectOk(stack, 'PUT', `/admin/verify-recruiter/${recruiter.id}`, { token: admin.token });
    expect((await post()).body).toMatchObject({ code: 'SUBSCRIPTION_REQUIRED_TO_POST' });
    const trial = { token: recruiter.token, body: { plan_name: 'trial' } };
    await expectOk(stack, 'POST', '/subscriptions/create', trial);
    expect((await callApi(stack, 'POST', '/subscriptions/create', trial)).status).toBe(400);
    const jobId = await postJob(recruiter);

    const candidate = await signUp(stack, 'candidate', { name: 'Xaviera Canary' });
    const search = () => expectOk(stack, 'GET', '/jobs?keyword=court&language=tamil');
    // The search index contains a new job within 5 seconds.
    await expect
      .poll(async () => (await search()).body, { timeout: 5_000 })
      .toContainEqual(expect.objectContaining({ id: jobId }))
      .catch((cause) => {
        throw new Error(`The job was not found. The run's last output:\n${stack.output().slice(-3_000)}`, { cause });
      });
    const applications = await times(30, () =>
      callApi(stack, 'POST', `/applications/apply/${jobId}`, { token: candidate.token }),
    );
    expect(tally(applications)).toEqual({ 201: 1, 400: 29 });

    const applicants = await expectOk(stack, 'GET', `/applications/job/${jobId}/applicants`, {
      token: recruiter.token,
    });
    expect(applicants.body).toHaveLength(1);
    expect(JSON.stringify(applicants.body)).not.toContain('Canary');
    const views = await times(50, () =>
      callApi(stack, 'GET', `/candidate/recruiter/view/${candidate.id}`, { token: recruiter.token }),
    );
    expect(tally(views)).toEqual({ 200: 50 });
    const isNew = views.filter(({ body }) => at(at(body, 'subscription_info'), 'is_new_view') === true);
    expect(isNew).toHaveLength(1);
    const status = await expectOk(stack, 'GET', `/subscriptions/recruiter/${recruiter.id}/status`, {
      token: recruiter.token,
    });
    expect(status.body).toMatchObject({ candidates_viewed: 1, remaining_candidates: 4 });

    const shortlisting = await times(30, () =>
      callApi(stack, 'POST', '/shortlist/add', {
        token: recruiter.token,
        body: new URLSearchParams({ candidate_id: String(candidate.id), job_id: String(jobId) }),
      }),
    );
    expect(tally(shortlisting)).toEqual({ 201: 1, 400: 29 });
    await expectOk(stack, 'PUT', `/applications/${jobId}-${candidate.id}/status`, {
      token: recruiter.token,
      body: { status: 'hired' },
    });
    const inbox = () => callApi(stack, 'GET', `/notifications/candidate/${candidate.id}`, { token: candidate.token });
    await expect
      .poll(async () => JSON.stringify((await inbox()).body), { timeout: 10_000 })
      .toMatch(/application_status_changed.*shortlisted|shortlisted.*application_status_changed/);
    const subjects = async () => (await inboxOf(stack.inboxUrl, candidate.email)).map(({ subject }) => subject);
    await expect.poll(subjects, { timeout: 10_000 }).toContain('News about your application');
  });

  test('never gives 50 concurrent views more than the plan allows', async () => {
    const recruiter = await makeRecruiterOnTrial();
    const candidates = await times(12, () => signUp(stack, 'candidate'));
    const views = await times(48, (index) =>
      callApi(stack, 'GET', `/candidate/recruiter/view/${candidates[index % 12]?.id}`, { token: recruiter.token }),
    );
    const seen = new Set(views.filter(({ status }) => status === 200).map(({ body }) => at(body, 'id')));
    expect(seen.size).toBe(5);
    expect(views.filter(({ status }) => status !== 200 && status !== 403)).toEqual([]);
  });

  test('evaluates at most 5 of 50 concurrent guesses, and then refuses the right code', async () => {
    const email = uniqueEmail('guessed');
    await expectOk(stack, 'POST', '/candidate/signup', { body: { name: 'Gus', email, phone: somePhone() } });
    await expectOk(stack, 'POST', '/candidate/send-otp', { body: { email } });
    const otp = await readOtp(stack, email);
    // One network may not guess that often: each guess comes from a different one.
    const guesses = await times(50, (index) =>
      callApi(stack, 'POST', '/candidate/verify-otp', {
        from: `127.0.1.${index + 1}`,
        body: { email, otp: String((Number(otp) + 1 + index) % 1_000_000).padStart(6, '0') },
      }),
    );
    expect(tally(guesses)).toEqual({ 400: 50 });
    const right = await callApi(stack, 'POST', '/candidate/verify-otp', { body: { email, otp }, from: '127.0.1.99' });
    expect(right.status).toBe(400);
  });

  test('gives one session to 50 concurrent right codes, and one account to 50 concurrent sign-ups with one address', async () => {
    const email = uniqueEmail('raced');
    const form = { name: 'Race', email, phone: somePhone() };
    // One client address may not look up accounts that often: each request has its own.
    const signups = await times(50, (index) =>
      callApi(stack, 'POST', '/candidate/signup', { body: form, from: `127.0.0.${index + 2}` }),
    );
    expect(tally(signups)).toEqual({ 201: 50 });
    const [first, second] = signups.map(({ body }) => at(body, 'signup_token'));
    await expectOk(stack, 'POST', '/candidate/send-otp', { body: { email, signup_token: first } });
    const otp = await readOtp(stack, email);
    const redeemed = await times(50, (index) =>
      callApi(stack, 'POST', '/candidate/verify-otp', { body: { email, otp }, from: `127.0.2.${index + 1}` }),
    );
    expect(tally(redeemed)).toEqual({ 200: 1, 400: 49 });
    const account = redeemed.find(({ status }) => status === 200)?.body;
    expect(at(at(account, 'candidate'), 'id')).toBe(at(at(signups[0]?.body, 'candidate'), 'id'));
    expect(tally(await times(5, () => callApi(stack, 'POST', '/candidate/signup', { body: form })))).toEqual({
      409: 5,
    });
    // The other sign-ups lead to the existing account, and to no further one.
    await expectOk(stack, 'POST', '/candidate/send-otp', { body: { email, signup_token: second } });
    const again = await expectOk(stack, 'POST', '/candidate/verify-otp', {
      body: { email, otp: await readOtp(stack, email, 2), signup_token: second },
    });
    expect(at(at(again.body, 'candidate'), 'id')).toBe(at(at(account, 'candidate'), 'id'));
  });
});

test("another person's address, claimed by sign-up and by edit, stays its owner's, who sees nothing of the claim", async () => {
  const email = uniqueEmail('owner');
  const claimant = await signUp(stack, 'candidate', { name: 'Clara Claimer' });
  const claim = { name: 'Clara Claimer', email, phone: somePhone(), address: 'Nowhere' };
  await expectOk(stack, 'POST', '/candidate/signup', { body: claim });
  const edit = await callApi(stack, 'POST', `/candidate/profile/${claimant.id}`, {
    token: claimant.token,
    body: { email },
  });
  expect(edit).toMatchObject({ status: 400, body: { code: 'EMAIL_CHANGE_NEEDS_CODE' } });
  await expectOk(stack, 'POST', '/account/email', { token: claimant.token, body: { email } });

  // The claimant requested a code, so the owner's mailbox has a mail that the owner did not ask for.
  const owner = await signUp(stack, 'candidate', { email, name: 'Vera Owner' });
  const profile = await expectOk(stack, 'GET', '/candidate/profile', { token: owner.token });
  expect(profile.body).toMatchObject({ id: owner.id, email, name: 'Vera Owner' });
  expect(JSON.stringify(profile.body)).not.toContain('Claimer');
  expect(owner.id).not.toBe(claimant.id);
  const own = await expectOk(stack, 'GET', '/candidate/profile', { token: claimant.token });
  expect(JSON.stringify(own.body)).not.toContain('Vera');
  expect((await callApi(stack, 'POST', '/account/email', { token: claimant.token, body: { email } })).status).toBe(409);
});

test('a kill -9 under load loses no acknowledged sign-up: its code can be requested and confirms it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-killed-'));
  const killed = await startStack({ dataDir });
  const acknowledged: { email: string; token: unknown }[] = [];
  let isRunning = true;
  const visitor = async () => {
    while (isRunning) {
      const email = uniqueEmail('load');
      const form = { name: 'Load', email, phone: somePhone() };
      const answer = await callApi(killed, 'POST', '/candidate/signup', { body: form }).catch(() => undefined);
      if (answer?.status === 201) acknowledged.push({ email, token: at(answer.body, 'signup_token') });
      if (acknowledged.length >= 60) isRunning = false;
    }
  };
  const load = Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(visitor));
  await expect.poll(() => acknowledged.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(40);
  killed.process.kill('SIGKILL');
  isRunning = false;
  await load;
  const revived = await startStack({ dataDir });
  try {
    const requested = await Promise.all(
      acknowledged.map(({ email, token }) =>
        callApi(revived, 'POST', '/candidate/send-otp', { body: { email, signup_token: token } }),
      ),
    );
    expect(tally(requested)).toEqual({ 200: acknowledged.length });
    const confirmed = await Promise.all(
      acknowledged.map(async ({ email, token }) => {
        const body = { email, otp: await readOtp(revived, email), signup_token: token };
        return await callApi(revived, 'POST', '/candidate/verify-otp', { body });
      }),
    );
    expect(tally(confirmed)).toEqual({ 200: acknowledged.length });
  } finally {
    await revived.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
