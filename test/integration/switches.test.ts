import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSwitchState, setSwitch } from '#functions/data/switches/set-switch.ts';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { transcriptionCalls } from '#shared/contracts/transcriptions.ts';
import { guessesPerCode } from '#shared/domain/one-time-code.ts';
import { type CallSwitch, switchNames } from '#shared/domain/switches.ts';
import { toIso } from '#shared/domain/time.ts';
import { uniqueEmail } from '#test/support/accounts.ts';
import { type ApiAnswer, testApi } from '#test/support/api.ts';
import { makeArrivedUpload } from '#test/support/arrived-upload.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { callFixtures } from '#test/support/call-fixtures.ts';
import type { Cast } from '#test/support/cast.ts';
import { paymentSteps } from '#test/support/payments.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { restoreWorldBeforeEach } from '#test/support/same-world.ts';
import { switchSteps } from '#test/support/switch-steps.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const api = await testApi();
const { cast } = await restoreWorldBeforeEach(api, Date.now());
const auth = authSteps(api);
const payments = paymentSteps(api);
const { switchOff, switchOn, moveOn } = await switchSteps(api);

const videoOf = (id: number) => `files/candidates/${id}/video/of-candidate.mp4`;

afterEach(() => vi.unstubAllEnvs());

const texts: Record<CallSwitch, string> = {
  sign_ups: 'New accounts cannot be created at the moment.',
  payments: 'Payments are not possible at the moment, and nothing was charged.',
  uploads: 'Files cannot be uploaded at the moment.',
  transcriptions: 'Videos cannot be transcribed at the moment.',
};

function expectOff({ status, headers, body }: ApiAnswer, name: CallSwitch): void {
  expect({ status, code: body.code, detail: body.detail, retry: headers['retry-after'] }).toEqual({
    status: 503,
    code: 'SWITCHED_OFF',
    detail: expect.stringContaining(texts[name]),
    retry: '300',
  });
  expect(headers['refusal-texts']).toContain(`${name}_off`);
}

/** Makes a call with the input of its fixture. */
function make(operation: string): Promise<ApiAnswer> {
  const listed = allCalls.find((each) => each.operation === operation);
  if (!listed) throw new Error(`There is no call ${operation}.`);
  const { access } = listed.call;
  const { owners, answers: _, ...input } = callFixtures[operation] ?? {};
  const kind = typeof access !== 'string' && access.candidate ? 'candidate' : 'recruiter';
  const token = typeof access === 'string' ? undefined : cast[(owners?.[kind] ?? kind) as keyof Cast].token;
  return api.call(listed.call, { ...input, token } as object);
}

const whole = allCalls.flatMap(({ operation, call }) => (call.switch ? [{ operation, own: call.switch }] : []));
const rows = whole.flatMap(({ operation, own }) => switchNames.map((name) => ({ operation, own, name })));

describe('a call that belongs to a switch', () => {
  beforeEach(moveOn);

  test('is one of these', () => {
    expect(whole.map(({ operation, own }) => `${own} ${operation}`).sort()).toEqual([
      'payments payments.purchase',
      'sign_ups auth.candidateSignup',
      'sign_ups auth.colleagueSignup',
      'sign_ups auth.recruiterSignup',
      'uploads certificates.add',
      'uploads samples.finish',
      'uploads samples.prompt',
      'uploads samples.startUpload',
      'uploads uploads.complete',
      'uploads uploads.finishDocument',
      'uploads uploads.finishFile',
      'uploads uploads.start',
      'uploads uploads.startDocument',
      'uploads uploads.startFile',
    ]);
    const parts = allCalls.flatMap(({ operation, call }) =>
      call.partSwitch ? [`${call.partSwitch} ${operation}`] : [],
    );
    expect(parts.sort()).toEqual([
      'payments subscriptions.create',
      'sign_ups auth.candidateSendOtp',
      'sign_ups auth.candidateVerifyOtp',
      'sign_ups auth.recruiterSendOtp',
      'sign_ups auth.recruiterVerifyOtp',
      'transcriptions transcriptions.start',
      'uploads candidates.updateProfile',
    ]);
  });

  test.each(rows)('$operation while $name is off', async ({ operation, own, name }) => {
    await switchOff(name);
    if (name !== own) {
      expect((await make(operation)).body?.code).not.toBe('SWITCHED_OFF');
      return;
    }
    const changes = await tableChanges(api, async () => expectOff(await make(operation), own));
    expect(changes).toEqual([]);
    await switchOn(name);
    expect((await make(operation)).body?.code).not.toBe('SWITCHED_OFF');
  });

  test('is refused before its input is judged, and after its caller is known', async () => {
    await switchOff('uploads');
    const uploads = allCalls.find(({ operation }) => operation === 'uploads.start')?.call;
    if (!uploads) throw new Error('There is no call uploads.start.');
    expectOff(await api.call(uploads, { token: cast.candidate.token, body: { size: -1 } }), 'uploads');
    expect((await api.call(uploads, { body: {} })).status).toBe(401);
    expect((await api.call(uploads, { token: cast.recruiter.token, body: {} })).status).toBe(403);
  });
});

describe.each(['candidate', 'recruiter'] as const)('while sign-ups are off, a %s', (kind) => {
  beforeEach(moveOn);

  test('who has an account signs in', async () => {
    const { email } = await auth.createUser(kind);
    await switchOff('sign_ups');
    expect((await auth.send(kind, email, { check: true })).status).toBe(200);
    expect(await auth.signIn(kind, email)).toMatch(/./);
  });

  test('whose sign-up waits gets no code, and no account with an earlier one, which stays valid', async () => {
    const email = uniqueEmail(kind);
    const { token } = await auth.signUp(kind, email);
    const code = await auth.requestCode(kind, email);
    await switchOff('sign_ups');
    expectOff(await auth.send(kind, email), 'sign_ups');
    const before = (await api.scan()).filter(({ entity }) => entity === 'account').length;
    // More often than a code may be guessed at: a right one is no guess that failed.
    for (let press = 0; press < guessesPerCode + 1; press += 1) {
      expectOff(await auth.confirm(kind, email, code, token), 'sign_ups');
    }
    expect((await api.scan()).filter(({ entity }) => entity === 'account')).toHaveLength(before);
    await switchOn('sign_ups');
    expect((await auth.confirm(kind, email, code, token)).status).toBe(200);
  });

  test('whose sign-up waits is revealed no more often than the budget of a network allows', async () => {
    const email = uniqueEmail(kind);
    await auth.signUp(kind, email);
    await switchOff('sign_ups');
    vi.stubEnv('ADDRESS_BUDGET', '2');
    const call = kind === 'candidate' ? authCalls.candidateSendOtp : authCalls.recruiterSendOtp;
    const address = `203.0.113.${kind.length}`;
    const attempts = Array.from({ length: 30 }, () => api.call(call, { body: { email }, address }));
    const codes = new Set((await Promise.all(attempts)).map(({ body }) => body.code));
    expect([...codes].sort()).toEqual(['SWITCHED_OFF', 'TOO_MANY_REQUESTS']);
  });

  test('without an account is answered as ever', async () => {
    await switchOff('sign_ups');
    expect(await auth.send(kind, uniqueEmail(kind))).toMatchObject({
      status: 404,
      body: { code: 'ACCOUNT_NOT_FOUND' },
    });
  });
});

test('while sign-ups are off, admins are created', async () => {
  moveOn();
  await switchOff('sign_ups');
  const { body } = callFixtures['auth.adminSignup'] ?? {};
  expect((await api.call(authCalls.adminSignup, { token: cast.masterAdmin.token, body })).status).toBe(201);
});

describe('while payments are off', () => {
  beforeEach(moveOn);

  test('no way to pay is offered, and none is refused afterwards', async () => {
    const ways = async () => (await api.call(paymentCalls.ways, { token: cast.recruiter.token })).body;
    vi.stubEnv('UPI_ID', 'portal@bank');
    expect(await ways()).toMatchObject({ card: true, upi: { id: expect.any(String) } });
    await switchOff('payments');
    expect(await ways()).toMatchObject({ card: false, upi: null });
    await switchOn('payments');
    expect(await ways()).toMatchObject({ card: true, upi: { id: expect.any(String) } });
  });

  test('a paid plan is not requested, the free trial is', async () => {
    await switchOff('payments');
    const buyer = await makePrincipal('recruiter', 9_301);
    const create = (plan_name: string) =>
      api.call(subscriptionCalls.create, { token: buyer.token, body: { recruiter_id: buyer.id, plan_name } });
    expectOff(await create('basic'), 'payments');
    expect((await create('trial')).body.code).not.toBe('SWITCHED_OFF');
  });

  test('money that was sent is taken: of the checkout, by the webhook, and as a claim by UPI', async () => {
    const { token, id } = await makePrincipal('recruiter', 9_302);
    const buyer = { ...cast.recruiter, token, id };
    const plans = (await api.call(subscriptionCalls.allPlans, {})).body as {
      id: number;
      price: number;
      name: string;
    }[];
    const plan = plans.find(({ price }) => price > 0);
    if (!plan) throw new Error('There is no plan to pay for.');
    const [first, second] = [await payments.order(buyer, plan.id), await payments.order(buyer, plan.id)];
    const [paid, alsoPaid] = [await payments.pay(first), await payments.pay(second)];
    await switchOff('payments');
    expectOff(await payments.purchase(token, plan.id), 'payments');
    expect((await payments.verify(token, paid)).status).toBe(200);
    expect((await payments.verify(token, alsoPaid)).status).toBe(200);
    const claim = { recruiter_id: id, plan_name: plan.name, upi_id: 'buyer@bank' };
    expect((await api.call(subscriptionCalls.pay, { token, body: claim })).body.code).not.toBe('SWITCHED_OFF');
  });
});

describe('while uploads are off', () => {
  beforeEach(moveOn);
  const update = (body: object) =>
    api.call(candidateCalls.updateProfile, {
      token: cast.candidate.token,
      params: { id: cast.candidate.id },
      body,
    });

  test.each([
    ['a text', { subtitle: 'Translator' }, undefined],
    ['no CV any more', { cv: null }, undefined],
    ['no video any more', { video: null }, undefined],
    ['a video of a platform', { video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }, undefined],
    ['a file that was uploaded', { cv: 'uploads/0b0ce5a1-6a2f-4a53-8f6e-0e6c7f2b9d10' }, 'uploads'],
    ['a video that was uploaded', { video: 'uploads/0b0ce5a1-6a2f-4a53-8f6e-0e6c7f2b9d10' }, 'uploads'],
  ] as const)('a profile changes to %s', async (_, body, refused) => {
    await switchOff('uploads');
    const answer = await update(body);
    if (refused) expectOff(answer, refused);
    else expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  });

  test('a file in the form of the profile is refused', async () => {
    await switchOff('uploads');
    const boundary = 'limit';
    const part = 'Content-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf';
    const answer = await api.raw(candidateCalls.updateProfile, {
      token: cast.candidate.token,
      params: { id: String(cast.candidate.id) },
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: new TextEncoder().encode(`--${boundary}\r\n${part}\r\n\r\n%PDF-1.7\r\n--${boundary}--\r\n`),
    });
    expectOff(answer, 'uploads');
  });

  test('an upload that has arrived can be discarded, or completed when uploads are on again', async () => {
    const { token } = cast.candidate;
    const [stored, discarded] = [await makeArrivedUpload(api, token), await makeArrivedUpload(api, token)];
    const by = (name: string) => allCalls.find(({ operation }) => operation === `uploads.${name}`)?.call;
    const [complete, cancel] = [by('complete'), by('cancel')];
    if (!complete || !cancel) throw new Error('The calls of uploads are missing.');
    await switchOff('uploads');
    expectOff(await api.call(complete, { token, params: { id: stored } }), 'uploads');
    expect((await api.call(cancel, { token, params: { id: discarded } })).status).toBe(204);
    await switchOn('uploads');
    expect((await api.call(complete, { token, params: { id: stored } })).status).toBe(200);
  });
});

describe('while transcriptions are off', () => {
  beforeEach(moveOn);
  const start = ({ token, id }: Principal) => api.call(transcriptionCalls.start, { token, body: { candidate_id: id } });

  test('what was transcribed is shown', async () => {
    await switchOff('transcriptions');
    expect(await start(cast.candidate)).toMatchObject({ status: 202, body: { status: 'failed' } });
  });

  test('no job starts, and the video stays as it is', async () => {
    const { id } = cast.otherCandidate;
    const profile = await readCandidate(id, true);
    if (!profile) throw new Error('There is no such candidate.');
    await transact({ profile: replaceCandidate(changedCandidate(profile, { video_key: videoOf(id) })) });
    await switchOff('transcriptions');
    expect(await tableChanges(api, async () => expectOff(await start(cast.otherCandidate), 'transcriptions'))).toEqual(
      [],
    );
    expect((await readCandidate(id, true))?.video_key).toBe(videoOf(id));
  });
});

describe('the switches themselves', () => {
  beforeEach(moveOn);

  test('are used concurrently by two operators without undoing each other', async () => {
    const at = toIso(clock.now());
    await Promise.all(switchNames.map((name) => setSwitch({ name, is_off: true, at, reason: '' })));
    expect(Object.keys(await readSwitchState()).sort()).toEqual([...switchNames].sort());
    await Promise.all([
      setSwitch({ name: 'payments', is_off: false, at: toIso(clock.now()), reason: '' }).catch(() => undefined),
      setSwitch({ name: 'uploads', is_off: false, at: toIso(clock.now()), reason: '' }).catch(() => undefined),
    ]);
    expect(Object.keys(await readSwitchState())).toEqual(expect.arrayContaining(['sign_ups', 'transcriptions']));
  });

  test('cost a call nothing that it is charged for, and its log line says why it was refused', async () => {
    const lines: string[] = [];
    vi.stubEnv('LOG_LEVEL', 'info');
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    await switchOff('uploads');
    api.units.reset();
    await make('uploads.start');
    expect(api.units.spent()).toMatchObject({ read: 1, write: 0 });
    vi.restoreAllMocks();
    const refused = lines.map((line) => JSON.parse(line)).find(({ code }) => code === 'CALL_REFUSED');
    expect(refused).toMatchObject({ call: 'POST /uploads', status: 503, refusal: 'SWITCHED_OFF' });
  });
});
