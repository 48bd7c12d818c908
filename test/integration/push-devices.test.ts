import { createPublicKey, verify } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { readPushDevices } from '#functions/entities/push-device/push-device-store.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { clock } from '#functions/platform/clock.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { messageCalls } from '#shared/contracts/messages.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { pushDeviceCalls } from '#shared/contracts/push-device.ts';
import { visibilityCalls } from '#shared/contracts/visibility.ts';
import { testApi } from '#test/support/api.ts';
import { sendMails } from '#test/support/handlers.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { type Pair, pairMaker } from '#test/support/pair.ts';
import { type Principal, signInAgain } from '#test/support/principals.ts';
import { type Browser, startPushService } from '#test/support/push-service.ts';

const api = await testApi();
const { settle } = notificationSteps(api);
const makePair = pairMaker(api);
const service = await startPushService();

let pair: Pair;
beforeEach(async () => {
  service.answerWith(201);
  pair = await makePair();
  await unlockCandidate(pair.recruiter.id, pair.candidate.id, clock.now());
  await settle();
});

const setDevice = ({ token }: Principal, { subscription }: Pick<Browser, 'subscription'>) =>
  api.call(pushDeviceCalls.setPushDevice, { token, body: subscription });
const deviceOf = async ({ token }: Principal) => (await api.call(pushDeviceCalls.pushDevice, { token })).body;
const storedOf = async ({ id }: Principal) => (await readPushDevices({ kind: 'candidate', id })).devices;
const write = ({ recruiter, candidate }: Pair, by: Principal, text: string) =>
  api.call(messageCalls.send, { token: by.token, params: { id: `${recruiter.id}-${candidate.id}` }, body: { text } });
const deliver = async () => expect(await sendMails({ Records: await settle() })).toEqual({ batchItemFailures: [] });

test('a message is shown on the device of its reader, without a name or a word of it', async () => {
  const browser = service.openBrowser();
  expect((await setDevice(pair.candidate, browser)).status).toBe(200);
  await write(pair, pair.recruiter, 'Can you interpret in Zurich?');
  await deliver();
  expect(browser.received).toHaveLength(1);
  const [{ notice, headers } = { notice: {}, headers: {} }] = browser.received;
  expect(notice).toEqual({
    title: 'Foreign Language Job Portal',
    body: 'New message',
    lang: 'en',
    dir: 'ltr',
    path: '/messages',
  });
  expect(headers).toMatchObject({ ttl: '86400', topic: 'messages', urgency: 'high', 'content-encoding': 'aes128gcm' });
});

test('the server proves with the key that browsers subscribe with who it is, for that push service alone', async () => {
  const browser = service.openBrowser();
  const { key } = await deviceOf(pair.candidate);
  await setDevice(pair.candidate, browser);
  await write(pair, pair.recruiter, 'Hello.');
  await deliver();
  const { authorization = '' } = browser.received[0]?.headers ?? {};
  const { token = '', sent } = /^vapid t=(?<token>[^,]+), k=(?<sent>.+)$/.exec(authorization)?.groups ?? {};
  expect(sent).toBe(key);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: new URL(browser.subscription.endpoint).origin,
    sub: expect.stringMatching(/^mailto:[^<>]+@/),
  });
});

test('a notice is in the language that the reader chose for mails', async () => {
  const browser = service.openBrowser();
  await setDevice(pair.candidate, browser);
  const { token } = pair.candidate;
  await api.call(notificationCalls.updatePreferences, { token, body: { language: 'ar' } });
  await write(pair, pair.recruiter, 'Hello.');
  await deliver();
  expect(browser.received[0]?.notice).toMatchObject({
    lang: 'ar',
    dir: 'rtl',
    body: expect.stringMatching(/\p{Script=Arabic}/u),
  });
});

test('each session has one device, which ends with the session', async () => {
  const [first, second, third] = [service.openBrowser(), service.openBrowser(), service.openBrowser()];
  const phone = await signInAgain(pair.candidate);
  await setDevice(pair.candidate, first);
  await setDevice(pair.candidate, second);
  await setDevice(phone, third);
  expect(await deviceOf(phone)).toMatchObject({
    is_on: true,
    endpoints: [second.subscription.endpoint, third.subscription.endpoint],
  });
  await api.call(authCalls.logout, { token: phone.token });
  await write(pair, pair.recruiter, 'Hello.');
  await deliver();
  expect([first, second, third].map(({ received }) => received.length)).toEqual([0, 1, 0]);
  await setDevice(pair.candidate, first);
  expect(await storedOf(pair.candidate)).toHaveLength(1);
});

test('the copy of an account’s data names the push services of its devices, without their secret addresses', async () => {
  const browser = service.openBrowser();
  await setDevice(pair.candidate, browser);
  const { body } = await api.call(accountCalls.export, { token: pair.candidate.token });
  expect(body.account.push_services).toEqual([new URL(browser.subscription.endpoint).host]);
  expect(JSON.stringify(body)).not.toContain(browser.subscription.endpoint);
});

test('a device that is switched off gets nothing more', async () => {
  const browser = service.openBrowser();
  await setDevice(pair.candidate, browser);
  await api.call(pushDeviceCalls.removePushDevice, { token: pair.candidate.token });
  expect(await deviceOf(pair.candidate)).toMatchObject({ is_on: false, endpoints: [] });
  await write(pair, pair.recruiter, 'Hello.');
  await deliver();
  expect(browser.received).toEqual([]);
});

test('an answer is shown to the company, unless the candidate blocked it meanwhile', async () => {
  const browser = service.openBrowser();
  await setDevice(pair.recruiter, browser);
  await write(pair, pair.recruiter, 'Hello.');
  await write(pair, pair.candidate, 'Good evening.');
  await deliver();
  expect(browser.received).toHaveLength(1);
  await write(pair, pair.candidate, 'One more thing.');
  const records = await settle();
  const body = { block: { company_id: pair.recruiter.id } };
  await api.call(visibilityCalls.setVisibility, { token: pair.candidate.token, body });
  await sendMails({ Records: records });
  expect(browser.received).toHaveLength(1);
});

test('a subscription that its push service does not know any more is forgotten', async () => {
  await setDevice(pair.candidate, service.openBrowser());
  service.closeBrowsers();
  await write(pair, pair.recruiter, 'Hello.');
  await deliver();
  expect(await storedOf(pair.candidate)).toEqual([]);
});

test.each([500, 429, 307])('an answer of %i leaves the device as it is, and delays nothing', async (status) => {
  await setDevice(pair.candidate, service.openBrowser());
  service.answerWith(status);
  await write(pair, pair.recruiter, 'Hello.');
  await deliver();
  expect(await storedOf(pair.candidate)).toHaveLength(1);
});

test.each([
  'https://evil.example/push',
  'http://127.0.0.1:1/push',
  'https://169.254.169.254/latest/meta-data',
  'javascript:alert(1)',
  'file:///etc/passwd',
])('%s is refused as an endpoint', async (endpoint) => {
  const { subscription } = service.openBrowser();
  const answer = await setDevice(pair.candidate, { subscription: { ...subscription, endpoint } });
  expect(answer.status).toBe(400);
  expect(await storedOf(pair.candidate)).toEqual([]);
});

test('concurrent changes of one account’s devices do not undo each other', async () => {
  const sessions: Principal[] = [];
  for (let nth = 1; nth <= 4; nth += 1) sessions.push(await signInAgain(pair.candidate));
  await Promise.all(sessions.map((session) => setDevice(session, service.openBrowser())));
  expect(await storedOf(pair.candidate)).toHaveLength(4);
});
