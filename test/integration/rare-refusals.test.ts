import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test, vi } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { draftSubscription } from '#functions/entities/subscription/subscription-lifecycle.ts';
import { putSubscription } from '#functions/entities/subscription/subscription-store.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { transcriptionCalls } from '#shared/contracts/transcriptions.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps, otherThan } from '#test/support/auth-steps.ts';
import { paymentSteps } from '#test/support/payments.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makeJob, makePlan, subscribe } from '#test/support/records.ts';

const api = await testApi();
const steps = authSteps(api);
const refusal = (status: number, code: string) => ({ status, body: { code } });
const company = { phone: '+919000000000', company_name: 'New', address: 'Pune' };
const { token: admin } = await makePrincipal('admin', 1);

test('sign-ups of recruiters from one network are limited', async () => {
  vi.stubEnv('ADDRESS_BUDGET', '1');
  const signUp = (email: string) =>
    api.call(authCalls.recruiterSignup, { body: { ...company, name: 'Nina', email }, address: '198.51.100.7' });
  expect(await signUp('nina@rare.example')).toMatchObject({ status: 201 });
  // The refusal reveals that the address is taken, so it counts towards the budget.
  const answers = [await signUp('nina@rare.example'), await signUp('nina@rare.example')];
  vi.unstubAllEnvs();
  expect(answers.at(-1)).toMatchObject(refusal(429, 'TOO_MANY_REQUESTS'));
});

test('a recruiter with ten failures in a day is locked out', async () => {
  const { email } = await steps.createRecruiter();
  for (let round = 0; round < 2; round += 1) {
    const wrong = otherThan(await steps.requestCode('recruiter', email));
    for (let guess = 0; guess < 5; guess += 1) await steps.verify('recruiter', email, wrong);
  }
  expect(await steps.verify('recruiter', email, '000000')).toMatchObject(refusal(429, 'TOO_MANY_REQUESTS'));
});

test('the first master admin cannot take the address of an admin', async () => {
  const { email } = await makePrincipal('admin', 2);
  const body = { ...company, name: 'Mira', email, bootstrap_secret: process.env.BOOTSTRAP_SECRET ?? '' };
  expect(await api.call(authCalls.masterSignup, { body })).toMatchObject(refusal(409, 'EMAIL_TAKEN'));
});

test('whose profile is deleted concurrently gets an error', async () => {
  const { token } = await makePrincipal('candidate', 3);
  await makeJob(801, 8);
  await documents.send(new DeleteCommand({ TableName: tableName(), Key: keys.profile('candidate', 3) }));
  const gone = refusal(404, 'PROFILE_NOT_FOUND');
  expect(await api.call(candidateCalls.ownProfile, { token })).toMatchObject(gone);
  expect(await api.call(applicationCalls.apply, { token, params: { jobId: '801' } })).toMatchObject(gone);
  const absent = await api.call(candidateCalls.profile, { token: admin, params: { id: '3' } });
  expect(absent).toMatchObject(refusal(404, 'CANDIDATE_NOT_FOUND'));
});

test('an inactive job can be reactivated by verified recruiters only', async () => {
  const { token } = await makePrincipal('recruiter', 4, { verified: false });
  await makeJob(804, 4, { is_active: false, status: 'inactive' });
  const body = {
    title: 'Translator',
    description: 'Translate.',
    language: 'German',
    location: 'Pune',
    is_active: true,
  };
  const answer = await api.call(jobCalls.update, { token, params: { id: '804' }, body });
  expect(answer).toMatchObject(refusal(403, 'NOT_VERIFIED'));
});

test('a paid plan that has become free cannot be bought as a paid one', async () => {
  const { token } = await makePrincipal('recruiter', 5);
  await makePlan({ id: 2, key: 'basic', name: 'Basic', price: 0 });
  const answer = await api.call(subscriptionCalls.create, { token, body: { plan_name: 'basic' } });
  expect(answer).toMatchObject(refusal(400, 'INVALID_STATE'));
});

test('a failed payment cannot be confirmed by any call', async () => {
  const terms = { key: 'basic' as const, name: 'Basic', price: 999, candidate_limit: 5, duration_days: 7 };
  const failed = draftSubscription({ id: 906, recruiterId: 6, terms, paymentMethod: 'upi', now: epochMs(Date.now()) });
  await transact({
    subscription: putSubscription({ ...failed, summary: { ...failed.summary, payment_status: 'failed' } }),
  });
  const { confirmPlanPayment, adminConfirmPayment } = adminSubscriptionCalls;
  for (const call of [confirmPlanPayment, adminConfirmPayment]) {
    const answer = await api.call(call, { token: admin, params: { id: '906' } });
    expect(answer).toMatchObject(refusal(400, 'INVALID_STATE'));
  }
});

test('no transcription starts for a candidate who was deactivated after the unlock', async () => {
  const { id } = await makePrincipal('candidate', 9);
  const { token } = await makePrincipal('recruiter', 9);
  await subscribe(9);
  await unlockCandidate(9, id, epochMs(Date.now()));
  await api.call(adminCalls.deactivateUser, { token: admin, params: { a: 'candidate', b: '9' } });
  const answer = await api.call(transcriptionCalls.start, { token, body: { candidate_id: id } });
  expect(answer).toMatchObject(refusal(404, 'CANDIDATE_NOT_FOUND'));
});

test('the webhook answers with Retry-After while card payments are not configured', async () => {
  vi.stubEnv('RAZORPAY_KEY_ID', '');
  const answer = await paymentSteps(api).post('{}');
  vi.unstubAllEnvs();
  expect(answer).toMatchObject(refusal(503, 'PAYMENT_UNAVAILABLE'));
});

test('an inactive or unknown plan cannot be taken', async () => {
  const { token } = await makePrincipal('recruiter', 41);
  const answer = await api.call(subscriptionCalls.create, { token, body: { plan_name: 'enterprise' } });
  expect(answer).toMatchObject(refusal(404, 'NOT_FOUND'));
});
