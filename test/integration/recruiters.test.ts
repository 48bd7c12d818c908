import { expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { verificationChange } from '#functions/entities/recruiter/recruiter-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';

const api = await testApi();
const steps = authSteps(api);
const master = await steps.signIn('master_admin', (await steps.createMaster()).email);
const recruiter = await steps.createRecruiter();
const token = await steps.signIn('recruiter', recruiter.email);

test('shows recruiters their own profile with the figures of their dashboard', async () => {
  api.units.reset();
  const answer = await api.call(recruiterCalls.ownProfile, { token });
  expect(answer).toMatchObject({
    status: 200,
    body: { ...recruiter, company_name: 'Lima', verified: false, total_jobs: 0, active_jobs: 0, total_applications: 0 },
  });
  expect(api.units.spent()).toMatchObject({ read: 2, write: 0 });
});

test('shows the profile of a recruiter to no one else', async () => {
  const candidate = await steps.signIn('candidate', (await steps.createCandidate()).email);
  expect(await api.call(recruiterCalls.ownProfile)).toMatchObject({ status: 401 });
  expect(await api.call(recruiterCalls.ownProfile, { token: candidate })).toMatchObject({ status: 403 });
  expect(await api.call(recruiterCalls.ownProfile, { token: master })).toMatchObject({ status: 403 });
});

test('returns the verification to the recruiter and admins, immediately after a change', async () => {
  const status = (by: string) => api.call(recruiterCalls.status, { token: by, params: { id: recruiter.id } });
  for (const verified of [true, false]) {
    expect(await transact(verificationChange(recruiter.id, verified, { at: clock.now() }))).toEqual({ done: true });
    for (const by of [token, master]) expect(await status(by)).toMatchObject({ status: 200, body: { verified } });
    expect(await api.call(recruiterCalls.ownProfile, { token })).toMatchObject({ body: { verified } });
  }
});

test('is 404 for the verification of an unknown recruiter', async () => {
  expect(await transact(verificationChange(999_999, true, { at: clock.now() }))).toMatchObject({
    done: false,
    failed: 'profile',
  });
  expect(await api.call(recruiterCalls.status, { token: master, params: { id: 999_999 } })).toMatchObject({
    status: 404,
  });
});

test('is about type and id: a candidate with the same number, or another recruiter, is refused', async () => {
  const candidate = await steps.createCandidate();
  const candidateToken = await steps.signIn('candidate', candidate.email);
  let twin = await steps.createRecruiter();
  while (twin.id < candidate.id) twin = await steps.createRecruiter();
  for (const by of [candidateToken, token]) {
    expect(await api.call(recruiterCalls.status, { token: by, params: { id: twin.id } })).toMatchObject({
      status: 403,
    });
  }
  expect(await api.call(recruiterCalls.status, { token: candidateToken, params: { id: candidate.id } })).toMatchObject({
    status: 403,
  });
});
