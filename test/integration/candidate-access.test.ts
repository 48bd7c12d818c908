import { expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { verificationChange } from '#functions/entities/recruiter/recruiter-store.ts';
import { refreshCopiesOf } from '#functions/entities/shortlist/shortlist-copy-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { testApi } from '#test/support/api.ts';
import { callFixtures } from '#test/support/call-fixtures.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { restoreWorldBeforeEach } from '#test/support/same-world.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const api = await testApi();

/** Recruiter 7 has a subscription, a viewed candidate, an applicant and a shortlist entry, and loses verification. */
const { cast } = await restoreWorldBeforeEach(api, Date.parse('2026-11-01T00:00:00.000Z'), async () => {
  for (const id of [7, 8]) {
    const profile = await readCandidate(id, true);
    if (!profile) throw new Error(`Candidate ${id} is missing.`);
    const change = { summary: { phone: `+91812340000${id}` }, cv_key: `files/candidates/${id}/cv/x.pdf` };
    await transact({ profile: replaceCandidate(changedCandidate(profile, change)) });
  }
  await refreshCopiesOf(7);
  await transact(verificationChange(7, false, { at: clock.now() }));
});

/** Data that identifies candidates 7 and 8, and addresses of files other than the recruiter's own documents. */
const canaries =
  /Name of candidate|candidate-[78]@|812340000[78]|Address of candidate|files\/candidates|(?<!\/files\/companies\/7\/[\w-]+\.pdf)\?X-Amz/i;

/** What an unverified recruiter may not do under any plan. */
const refused = [
  'jobs.create',
  'jobs.update',
  'candidates.profile',
  'candidates.view',
  'subscriptions.incrementView',
  'applications.unmaskedApplicants',
  'applications.updateStatus',
  'applications.syncShortlisted',
  'applications.contact',
  'shortlist.add',
  'shortlist.quickAdd',
  'shortlist.updateStatus',
  'shortlist.reject',
  'transcriptions.start',
  'transcriptions.status',
];

const ofRecruiters = allCalls.filter(({ call }) => typeof call.access !== 'string' && call.access.recruiter);
const notTheirs: Record<string, object> = {
  'notifications.count': { params: { type: 'recruiter', id: 7 } },
  'notifications.list': { params: { type: 'recruiter', id: 7 } },
  'notifications.readAll': { params: { type: 'recruiter', id: 7 } },
  'subscriptions.create': { body: { recruiter_id: 7, plan_name: 'trial' } },
};
const make = (operation: string, call: CallDefinition, token = cast.recruiter.token) =>
  api.call(call, { ...callFixtures[operation], ...notTheirs[operation], token } as object);

test.each(ofRecruiters)('$operation shows no candidate to an unverified recruiter', async ({ operation, call }) => {
  const answer = await make(operation, call);
  expect(JSON.stringify([answer.body, answer.headers])).not.toMatch(canaries);
});

test.each(refused)(
  '%s is refused to an unverified recruiter with a subscription, and changes nothing',
  async (name) => {
    const call = allCalls.find(({ operation }) => operation === name)?.call as CallDefinition;
    const changes = await tableChanges(api, async () => {
      const answer = await make(name, call);
      expect([answer.status, answer.body.code], JSON.stringify(answer.body)).toEqual([403, 'NOT_VERIFIED']);
    });
    expect(changes).toEqual([]);
  },
);

test('an unverified recruiter may make all other calls of recruiters', async () => {
  const others = ofRecruiters.filter(({ operation }) => !refused.includes(operation));
  for (const { operation, call } of others) {
    const answer = await make(operation, call);
    expect(answer.body?.code, operation).not.toBe('NOT_VERIFIED');
    expect(answer.status, operation).not.toBe(403);
    if (operation === 'auth.logout') break;
  }
});

test('a recruiter who is verified again sees the same as before', async () => {
  await api.call(adminCalls.verifyRecruiter, { params: { id: 7 }, token: cast.admin.token });
  const entries = await api.call(shortlistCalls.ofRecruiter, { params: { id: 7 }, token: cast.recruiter.token });
  expect(entries.body).toMatchObject([{ candidate: { name: 'Name of candidate 7' } }]);
  const profile = await api.call(candidateCalls.profile, { params: { id: 7 }, token: cast.recruiter.token });
  expect(profile.body.cv).toContain('files/candidates/7/cv/x.pdf');
});

test('three unverified trials collect no contact details and spend no view', async () => {
  for (const id of [21, 22, 23]) {
    const { token } = await makePrincipal('recruiter', id, { verified: false });
    const trial = await api.call(subscriptionCalls.create, { token, body: { recruiter_id: id, plan_name: 'trial' } });
    expect(trial.status).toBe(201);
    for (const candidate of [7, 8]) {
      const answers = [
        await api.call(candidateCalls.view, { params: { id: candidate }, query: { recruiter_id: id }, token }),
        await api.call(candidateCalls.profile, { params: { id: candidate }, token }),
        await api.call(shortlistCalls.add, { body: { recruiter_id: id, candidate_id: candidate }, token }),
        await api.call(candidateCalls.maskedProfile, { params: { id: candidate }, token }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 200]);
      expect(JSON.stringify(answers.map(({ body, headers }) => [body, headers]))).not.toMatch(canaries);
    }
    const status = await api.call(subscriptionCalls.status, { params: { id }, token });
    expect(status.body).toMatchObject({ has_active_subscription: true, candidates_viewed: 0 });
  }
});

test('a refusal does not reveal whether the candidate exists', async () => {
  const ask = (id: number) =>
    api.call(candidateCalls.view, { params: { id }, query: { recruiter_id: 7 }, token: cast.recruiter.token });
  expect((await ask(999_999)).body).toEqual((await ask(7)).body);
});
