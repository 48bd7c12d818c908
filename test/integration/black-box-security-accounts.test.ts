import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { signIn, signUp, somePhone, uniqueEmail } from '#test/support/accounts.ts';
import { otherThan } from '#test/support/auth-steps.ts';
import { startBlackBox, tally, times } from '#test/support/black-box.ts';
import { deployedTemplate, resourcesOf } from '#test/support/deployed/template.ts';
import { inboxOf } from '#test/support/inbox.ts';
import { readOtp } from '#test/support/read-otp.ts';

const box = await startBlackBox();
const { stack, admin, call, done } = box;
const tokens: string[] = [];

const sessionStatus = async (token: string) => (await call(authCalls.session, { token })).status;

test("a sign-up or edit with another person's address claims nothing: its owner gets their own account", async () => {
  const email = uniqueEmail('owner');
  const claimant = await box.signUpCandidate({ name: 'Clara Claimer' });
  const claim = { name: 'Clara Claimer', email, phone: somePhone() };
  const { signup_token } = await done(authCalls.candidateSignup, { body: claim });
  const guess = { email, otp: '000000', signup_token };
  expect((await call(authCalls.candidateVerifyOtp, { body: guess, from: '127.0.0.8' })).status).toBe(400);
  const edit = { token: claimant.token, params: { id: claimant.id }, body: { email } };
  expect((await call(candidateCalls.updateProfile, edit)).body).toMatchObject({ code: 'EMAIL_CHANGE_NEEDS_CODE' });

  const owner = await signUp(stack, 'recruiter', { email, name: 'Vera Owner' });
  expect(owner.type).toBe('recruiter');
  const session = await done(authCalls.session, { token: owner.token });
  expect(session).toEqual({ user_type: 'recruiter', id: owner.id, name: 'Vera Owner', email });
  const own = await call(candidateCalls.ownProfile, { token: claimant.token });
  expect(own.body).toMatchObject({ id: claimant.id, email: claimant.email });
  const taken = { token: claimant.token, body: { email } };
  expect((await call(emailChangeCalls.startEmailChange, taken)).body).toMatchObject({ code: 'EMAIL_TAKEN' });
});

test('a change of address needs the code sent there, ends other sessions, and can be undone from the old address', async () => {
  const owner = await box.signUpCandidate();
  const other = await signIn(stack, 'candidate', owner.email);
  const next = uniqueEmail('next');
  await box.moveTo(owner, next);
  expect([await sessionStatus(owner.token), await sessionStatus(other.token)]).toEqual([200, 401]);

  const noticed = async () =>
    (await inboxOf(stack.inboxUrl, owner.email)).find(({ body }) => body.text?.includes('/undo-email?token='));
  await expect.poll(noticed, { timeout: 10_000 }).toBeDefined();
  const notice = (await noticed())?.body.text ?? '';
  expect(notice).not.toContain(next);
  const token = /\/undo-email\?token=(\S+)/.exec(notice)?.[1] ?? '';
  await done(emailChangeCalls.undoEmailChange, { body: { token } });
  expect(await sessionStatus(owner.token)).toBe(401);
  const again = await signIn(stack, 'candidate', owner.email);
  expect(again.id).toBe(owner.id);
  // A second use of the link changes nothing.
  await done(emailChangeCalls.undoEmailChange, { body: { token } });
  expect(await sessionStatus(again.token)).toBe(200);
  expect((await call(authCalls.candidateSendOtp, { body: { email: next } })).status).toBe(404);
});

test("ten wrong guesses at an admin's code lock their network out, while the admin signs in from another", async () => {
  const email = uniqueEmail('admin');
  const form = { name: 'Ada', password: 'never kept', phone: somePhone(), address: 'Pune', company_name: 'Portal' };
  const master = await signIn(stack, 'master_admin', 'master@demo.test');
  await done(authCalls.adminSignup, { token: master.token, body: { ...form, email } });
  const [attacker, home] = ['127.0.0.2', '127.0.0.3'];
  const guess = (otp: string, from: string) => call(authCalls.adminVerifyOtp, { body: { email, otp }, from });
  for (const round of [1, 2]) {
    await done(authCalls.adminSendOtp, { body: { email }, from: attacker });
    const wrong = otherThan(await readOtp(stack, email, round));
    expect(tally(await times(5, () => guess(wrong, attacker)))).toEqual({ 400: 5 });
  }
  await done(authCalls.adminSendOtp, { body: { email }, from: home });
  const otp = await readOtp(stack, email, 3);
  const locked = await guess(otp, attacker);
  expect([locked.status, Number(locked.headers.get('retry-after')) > 0]).toEqual([429, true]);
  const signedIn = await guess(otp, home);
  expect(signedIn.status, signedIn.text).toBe(200);
  tokens.push(signedIn.body.token);
});

test('guesses at many addresses from one network end in 429 with Retry-After, and other networks go on', async () => {
  const guess = (from: string) =>
    call(authCalls.recruiterVerifyOtp, { body: { email: uniqueEmail('sprayed'), otp: '123456' }, from });
  const answers = await times(40, () => guess('127.0.0.4'));
  expect(tally(answers)).toEqual({ 400: 30, 429: 10 });
  for (const { status, headers } of answers) {
    expect(Number(headers.get('retry-after')) > 0).toBe(status === 429);
  }
  expect((await guess('127.0.0.5')).status).toBe(400);
});

test("admins' send-otp with a candidate's address spends nothing of the candidate's send budget", async () => {
  const { email } = await box.signUpCandidate();
  const requested = await times(4, () => call(authCalls.adminSendOtp, { body: { email }, from: '127.0.0.6' }));
  expect(tally(requested)).toEqual({ 200: 3, 429: 1 });
  // The sign-up used one of the three codes a minute of the address.
  const sent: number[] = [];
  for (let turn = 0; turn < 3; turn += 1)
    sent.push((await call(authCalls.candidateSendOtp, { body: { email } })).status);
  expect(sent).toEqual([200, 200, 429]);
  expect(await inboxOf(stack.inboxUrl, email)).toHaveLength(3);
});

test('an erasure leaves no code, no open subscription and no canary, and keeps the trial marker', async () => {
  const previous = uniqueEmail('former');
  const canaries = {
    name: 'Quirina Canary',
    phone: somePhone(),
    address: 'Canary Wharf 77',
    company_name: 'Canary GmbH',
  };
  const recruiter = await signUp(stack, 'recruiter', { ...canaries, email: previous });
  await box.takeTrial(recruiter);
  const email = uniqueEmail('latter');
  await box.moveTo(recruiter, email);
  const words = [previous, email, ...Object.values(canaries)];
  const found = async () => {
    const items = await box.items();
    return words.filter((word) => items.some((item) => item.includes(word)));
  };
  expect(await found()).toEqual(words);
  const params = { a: 'recruiter', b: recruiter.id };
  await done(adminCalls.hardDeleteUser, { token: admin.token, params });
  await expect.poll(found, { timeout: 15_000 }).toEqual([]);

  const listed = await done(adminSubscriptionCalls.adminList, { token: admin.token, query: { limit: 100 } });
  const theirs = listed.filter(({ recruiter_id }) => recruiter_id === recruiter.id);
  expect(theirs.filter(({ is_active, payment_status }) => is_active || payment_status === 'pending')).toEqual([]);
  const items = (await box.items()).join('\n');
  expect(items).toContain('TRIAL#');
  for (const text of [previous, email].flatMap((each) => [each, `trial:${each}`])) {
    for (const form of ['hex', 'base64', 'base64url'] as const) expect(items).not.toContain(hash('sha256', text, form));
  }
  const again = await signUp(stack, 'recruiter', { email });
  const trial = { token: again.token, body: { recruiter_id: again.id, plan_name: 'trial' } };
  expect((await call(subscriptionCalls.create, trial)).body).toMatchObject({ code: 'TRIAL_ALREADY_USED' });
});

test('no log contains an address, a phone number, a code or a token', async () => {
  const store = (await (await fetch(`${stack.inboxUrl}/store`)).json()) as { emails: { body: { text: string } }[] };
  const codes = store.emails.flatMap(({ body }) => body.text.match(/\b[0-9]{6}\b/g) ?? []);
  expect(codes.length).toBeGreaterThan(5);
  const logged = box.logged();
  expect(logged).toContain('CALL_REFUSED');
  expect(logged).toContain('CALL_SERVED');
  // The run's own lines show addresses with ports; the functions' lines are JSON.
  const log = logged
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .join('\n');
  for (const trace of [/test\.example/i, /%40/, /\+91[0-9]/, /Canary|Claimer/, /undo-email|signup_token/]) {
    expect(logged).not.toMatch(trace);
  }
  for (const secret of [admin.token, ...tokens]) expect(logged).not.toContain(secret);
  for (const code of codes) expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));

  const template = await deployedTemplate();
  const [[, delivery] = []] = resourcesOf<{ RecordFields: string[] }>(template, 'AWS::Logs::Delivery');
  expect(delivery?.RecordFields).toContain('sc-status');
  expect(delivery?.RecordFields.join(' ')).not.toMatch(/c-ip|forwarded|uri|query|cookie|referer|host|user-agent/i);
  const [[, stage] = []] = resourcesOf<{ AccessLogSettings: { Format: string } }>(template, 'AWS::ApiGatewayV2::Stage');
  expect(stage?.AccessLogSettings.Format).toContain('$context.routeKey');
  expect(stage?.AccessLogSettings.Format).not.toMatch(/sourceIp|userAgent|\$context\.path|query|header|authorizer/i);
});
