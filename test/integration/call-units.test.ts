import { expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { undoToken } from '#functions/entities/account/undo-token.ts';
import { feedFileOf } from '#functions/entities/calendar-feed/feed-address.ts';
import { changeFeed } from '#functions/entities/calendar-feed/feed-store.ts';
import { objectionToken } from '#functions/entities/statement/objection-token.ts';
import { putStatement, statementsOf } from '#functions/entities/statement/statement-store.ts';
import { viewWrites } from '#functions/entities/subscription/unlock-candidate.ts';
import { clock } from '#functions/platform/clock.ts';
import { optOutToken, searchOptOutToken } from '#functions/services/mail/opt-out-token.ts';
import { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { allCalls, type ListedCall } from '#shared/contracts/index.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { savedJobCalls } from '#shared/contracts/saved-jobs.ts';
import { addDays, isoInstant } from '#shared/domain/time.ts';
import { callUnits } from '#test/bench/call-units.ts';
import { makeOrder, paidWebhook } from '#test/faults/follow-up-fault-cases.ts';
import { startCounters } from '#test/faults/state-text.ts';
import { type ApiAnswer, testApi } from '#test/support/api.ts';
import { makeArrivedSample, makePrompt, stateLanguages } from '#test/support/arrived-sample.ts';
import { makeArrivedDocument, makeArrivedMessageFile, makeArrivedUpload } from '#test/support/arrived-upload.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { type CallFixture, callFixtures, ownInterview, ownSearch } from '#test/support/call-fixtures.ts';
import { type Cast, makeInvitation } from '#test/support/cast.ts';
import { attest, hire, stateJapanese } from '#test/support/evidence-steps.ts';
import { paymentSteps } from '#test/support/payments.ts';
import { makePrincipal, signInAgain } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';
import { restoreWorldBeforeEach } from '#test/support/same-world.ts';
import { restoreTable } from '#test/support/table-state.ts';

const api = await testApi();
const start = Date.now();
const { cast, world } = await restoreWorldBeforeEach(api, start, startCounters);

/** The caller: the first of these that may make the call, from the kind of user that makes it most. */
function callerOf(operation: string, access: (typeof allCalls)[number]['call']['access']) {
  if (typeof access === 'string') return undefined;
  const { owners = {} } = callFixtures[operation] ?? {};
  if (access.candidate) return cast[(owners.candidate ?? 'candidate') as keyof Cast];
  if (access.recruiter) return cast[(owners.recruiter ?? 'recruiter') as keyof Cast];
  return access.admin ? cast.admin : cast.masterAdmin;
}

const steps = authSteps(api);

const requestCode = async (role: 'candidate' | 'recruiter' | 'admin') => {
  const { email } = role === 'admin' ? await makePrincipal('admin', 9137) : await steps.createUser(role);
  return { body: { email, otp: await steps.requestCode(role, email) } };
};

async function openPrompt() {
  await stateLanguages(api, cast.candidate.token, ['ja']);
  return await makePrompt(api, cast.candidate.token, 'ja');
}

/** The fixture alone is the input, after some steps. */
const after = async (steps: (own: typeof api, by: Cast) => Promise<unknown>) => {
  await steps(api, cast);
  return {};
};

/** Recruiter 9139 works in the company of recruiter 7. */
async function makeColleague() {
  const { id, token } = await makePrincipal('recruiter', 9139, { company: { id: 7, role: 'recruiter' } });
  return { params: { id }, token };
}

/** Calls whose fixture alone does not lead to success. */
const prepared: Record<string, () => Promise<Pick<CallFixture, 'params' | 'query' | 'body'> & { token?: string }>> = {
  'shortlist.pickTime': async () => ({ params: { id: ownInterview } }),
  'shortlist.calendar': async () => {
    const { address } = await changeFeed({ kind: 'candidate', id: 7 }, () => 'new');
    return { params: { file: feedFileOf({ kind: 'candidate', id: 7 }, address ?? 0) } };
  },
  'shortlist.endCalendarFeed': () => after(() => changeFeed({ kind: 'candidate', id: 7 }, () => 'new')),
  'auth.candidateVerifyOtp': () => requestCode('candidate'),
  'auth.recruiterVerifyOtp': () => requestCode('recruiter'),
  'auth.adminVerifyOtp': () => requestCode('admin'),
  'auth.confirmEmailChange': async () => {
    const email = 'moved@units.example';
    await api.call(emailChangeCalls.startEmailChange, { token: cast.candidate.token, body: { email } });
    return { body: { email, otp: await steps.code(email) } };
  },
  'auth.undoEmailChange': async () => {
    const { id, email, token } = cast.candidate;
    const body = { email: 'undone@units.example' };
    await api.call(emailChangeCalls.startEmailChange, { token, body });
    const otp = await steps.code(body.email);
    await api.call(emailChangeCalls.confirmEmailChange, { token, body: { ...body, otp } });
    const changed_at = (await readAccount('candidate', id))?.former_addresses?.at(-1)?.changed_at ?? isoInstant('');
    return { body: { token: undoToken({ kind: 'candidate', id, email, changed_at }) } };
  },
  'recruiters.joinCompany': async () => {
    const { email, token } = await makePrincipal('recruiter', 9138);
    await makeInvitation(email);
    return { token };
  },
  'recruiters.changeColleague': async () => ({ params: (await makeColleague()).params }),
  'recruiters.removeColleague': async () => ({ params: (await makeColleague()).params }),
  'recruiters.leave': async () => ({ token: (await makeColleague()).token }),
  'candidates.unsaveJob': async () => {
    await api.call(savedJobCalls.saveJob, { token: cast.candidate.token, params: { jobId: 100 } });
    return {};
  },
  'jobs.closed': async () => {
    await makeJob(103, 8);
    const body = { ...callFixtures['jobs.update']?.body, recruiter_id: 8, is_active: false };
    await api.call(jobCalls.update, { token: cast.otherRecruiter.token, params: { id: 103 }, body });
    return { params: { id: 103 } };
  },
  'account.endOtherSessions': async () => {
    await signInAgain(cast.candidate);
    return {};
  },
  'account.remove': async () => ({ body: { confirm: cast.candidate.email } }),
  'notifications.unsubscribe': async () => ({ query: { token: optOutToken({ kind: 'candidate', id: 7 }) } }),
  'searches.unsubscribe': async () => ({
    query: { token: searchOptOutToken({ kind: 'candidate', id: 7 }, ownSearch) },
  }),
  'reports.object': async () => {
    await transact({
      statement: putStatement({
        to: { kind: 'candidate', id: 8 },
        measure: 'account_deactivated',
        rule: 'terms',
        reason: '',
        values: {},
        now: clock.now(),
      }),
    });
    const { items } = await statementsOf({ kind: 'candidate', id: 8 }, { limit: 1, start: undefined });
    const [statement] = items;
    return { body: { token: statement && objectionToken(statement), text: 'It was a mistake.' } };
  },
  'samples.prompt': async () => {
    await stateLanguages(api, cast.candidate.token, ['ja']);
    return {};
  },
  'samples.startUpload': async () => ({ body: { ...(await openPrompt()), content_type: 'audio/webm', size: 1000 } }),
  'samples.finish': async () => ({ body: await makeArrivedSample(api, cast.candidate.token, await openPrompt()) }),
  'certificates.add': async () => {
    await stateJapanese(api, cast);
    return { params: { id: await makeArrivedUpload(api, cast.candidate.token, 'certificate') } };
  },
  'attestations.ofApplication': () => after(hire),
  'attestations.attest': () => after(hire),
  'attestations.revoke': () => after(attest),
  'attestations.mine': () => after(attest),
  'attestations.show': () => after(attest),
  // They have not used the portal since it stores sessions.
  'subscriptions.claimView': async () => {
    const { view } = viewWrites(7, 9141, 1, addDays(clock.now(), -4));
    await transact({ view });
    return { body: { candidate_id: 9141 } };
  },
  'payments.refund': async () => ({ params: { id: await payOrder() } }),
  'attestations.ofCandidate': () => after(attest),
  'attestations.adminRevoke': () => after(attest),
  'uploads.startDocument': async () => ({
    params: { id: 9 },
    body: { content_type: 'application/pdf', size: 1000 },
    token: cast.unverifiedRecruiter.token,
  }),
  'uploads.finishDocument': async () => {
    const { token } = cast.unverifiedRecruiter;
    return { params: { id: 9, document: await makeArrivedDocument(api, token, 9) }, token };
  },
  'uploads.finishFile': async () => {
    const { token } = cast.candidate;
    return { params: { id: '7-7', file: await makeArrivedMessageFile(api, token, '7-7') }, token };
  },
  'uploads.complete': async () => ({ params: { id: await makeArrivedUpload(api, cast.candidate.token) } }),
};

/** Recruiter 7 pays an order by card; returns its id. */
async function payOrder(): Promise<string> {
  const steps = paymentSteps(api);
  const id = await steps.order(cast.recruiter, 2);
  await steps.verify(cast.recruiter.token, await steps.pay(id));
  return id;
}

async function ask({ operation, call }: ListedCall): Promise<ApiAnswer> {
  const token = callerOf(operation, call.access)?.token;
  if (operation === 'payments.webhook') {
    await makeOrder();
    api.units.reset();
    return api.raw(call, paidWebhook());
  }
  const { params, query, body, ...own } = { ...callFixtures[operation], ...(await prepared[operation]?.()) };
  api.units.reset();
  return api.call(call, { params, query, ...(body ? { body } : {}), token: own.token ?? token } as object);
}

test('every call consumes its stated units, and every stated figure belongs to a call', async () => {
  const measured: Record<string, readonly [number, number]> = {};
  let searches = 0;
  for (const listed of allCalls) {
    // What was read of the newest candidates is stored for ten seconds: each search reads them anew.
    if (listed.domain === 'search') searches += 1;
    api.clock.set(start + searches * 11_000);
    const answer = await ask(listed);
    const { read, write } = api.units.spent();
    expect([listed.operation, answer.status]).toEqual([listed.operation, listed.call.status]);
    measured[listed.operation] = [read, write];
    await restoreTable(api, world);
  }
  expect(measured).toEqual(callUnits);
});
