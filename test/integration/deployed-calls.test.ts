import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { candidateFileKey } from '#functions/data/file-keys.ts';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { putFile } from '#functions/services/files/file-store.ts';
import { optOutToken } from '#functions/services/mail/opt-out-token.ts';
import { codesOf } from '#infra/openapi.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { transcriptionCalls } from '#shared/contracts/transcriptions.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { type RawRequest, testApi } from '#test/support/api.ts';
import { uploadFile } from '#test/support/arrived-upload.ts';
import { callFixtures } from '#test/support/call-fixtures.ts';
import { type HttpAnswer, sendCall } from '#test/support/deployed/client.ts';
import { testDeployment } from '#test/support/deployed/test-deployment.ts';
import { latestCode } from '#test/support/inbox.ts';
import { signedWebhook } from '#test/support/payments.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { expectRefusalTexts } from '#test/support/refusal-texts.ts';
import { restoreWorldBeforeEach } from '#test/support/same-world.ts';
import { ageSessions, lastSeen } from '#test/support/sessions.ts';
import { smallPdf } from '#test/support/small-pdf.ts';
import { rightRequest, wrongRequests } from '#test/support/wrong-requests.ts';

const api = await testApi();
const { cast } = await restoreWorldBeforeEach(api, Date.now(), () => ageSessions(api, 6 * 60));
const { url } = await testDeployment();

test.each(allCalls)('the deployment serves $operation', async (listed) => {
  const answer = await sendCall(url, listed.call, rightRequest(listed, cast));
  expect(answer.status, answer.text).toBe(callFixtures[listed.operation]?.answers ?? listed.call.status);
});

const refused = allCalls.flatMap((listed) => {
  const code = codesOf(listed.call).find((each) => wrongRequests[each]?.(listed, {}).length);
  return code ? [{ ...listed, code }] : [];
});

test.each(refused)('the deployment refuses $operation with $code', async ({ code, ...listed }) => {
  const requests = wrongRequests[code]?.(listed, rightRequest(listed, cast)) ?? [];
  const answers = await Promise.all(requests.map((request) => sendCall(url, listed.call, request)));
  expect(answers.map(({ text }) => JSON.parse(text).code)).toContain(code);
  for (const { headers, text } of answers.filter(({ status }) => status >= 400)) {
    expectRefusalTexts({ headers: Object.fromEntries(headers), body: JSON.parse(text) });
  }
});

test('a call without possible refusals declares no error of its own', () => {
  const never = allCalls.filter(({ operation }) => !refused.some((each) => each.operation === operation));
  expect(never.map(({ operation }) => operation)).toEqual([
    'subscriptions.plansByKey',
    'subscriptions.allPlans',
    'system.health',
    'system.support',
  ]);
});

const kinds = { candidate: 'candidate', recruiter: 'recruiter', admin: 'admin' } as const;
const recognising = Object.entries(Object.groupBy(allCalls, ({ domain }) => domain)).flatMap(([domain, calls]) =>
  Object.values(kinds).flatMap((kind) => {
    const listed = calls?.find(({ call }) => !call.passive && typeof call.access !== 'string' && call.access[kind]);
    return listed ? [{ domain, kind, listed }] : [];
  }),
);

test.each(recognising)('$domain keeps the session of a $kind alive', async ({ kind, listed }) => {
  const before = await lastSeen(kind, 7);
  await sendCall(url, listed.call, { ...rightRequest(listed, cast), token: cast[kind].token });
  expect((await lastSeen(kind, 7)) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(before ?? 0);
});

const jsonOf = ({ text }: HttpAnswer) => JSON.parse(text);
const send = (call: CallDefinition, request: Omit<RawRequest, 'body'> & { body?: object } = {}) =>
  sendCall(url, call, {
    ...request,
    headers: { ...(request.body && { 'content-type': 'application/json' }), ...request.headers },
    body: request.body && JSON.stringify(request.body),
  });

describe('flows beyond the fixtures of the calls', () => {
  test.each([
    { role: 'candidate', sending: authCalls.candidateSendOtp, verifying: authCalls.candidateVerifyOtp },
    { role: 'recruiter', sending: authCalls.recruiterSendOtp, verifying: authCalls.recruiterVerifyOtp },
    { role: 'admin', sending: authCalls.adminSendOtp, verifying: authCalls.adminVerifyOtp },
  ] as const)('a $role signs in with the code from the mail', async ({ role, sending, verifying }) => {
    const { email } = await makePrincipal(role, randomInt(1_000_000, 1_000_000_000));
    expect((await send(sending, { body: { email } })).status).toBe(200);
    const otp = await latestCode(process.env.SES_ENDPOINT ?? '', email);
    const answer = await send(verifying, { body: { email, otp } });
    expect(answer.status, answer.text).toBe(200);
    expect(jsonOf(answer).token).toEqual(expect.any(String));
  });

  test('an account is removed by its owner', async () => {
    const { email, token } = cast.candidate;
    expect((await send(accountCalls.remove, { token, body: { confirm: email } })).status).toBe(
      accountCalls.remove.status,
    );
  });

  test('the link in a mail stops further mails', async () => {
    const rawQuery = `token=${optOutToken({ kind: 'candidate', id: 7 })}`;
    expect((await send(notificationCalls.unsubscribe, { rawQuery })).status).toBe(notificationCalls.unsubscribe.status);
  });

  test('a signed webhook of a payment is accepted', async () => {
    const webhook = signedWebhook('payment.captured', { id: 'pay_Unknown7', order_id: 'order_Unknown7', amount: 100 });
    const answer = await sendCall(url, paymentCalls.webhook, webhook);
    expect(answer.status, answer.text).toBe(200);
  });

  test('a CV is uploaded, completed, and read by its address', async () => {
    const { token } = cast.candidate;
    const started = await send(uploadCalls.start, { token, body: { kind: 'cv', content_type: pdf, size: cv.length } });
    await uploadFile(jsonOf(started), cv);
    const answer = await send(uploadCalls.complete, { token, params: { id: jsonOf(started).id } });
    expect(answer.status, answer.text).toBe(200);
    const file = await fetch(jsonOf(await send(candidateCalls.ownProfile, { token })).cv);
    expect(await file.text()).toBe(cv);
  });

  test('a video is transcribed', async () => {
    const { id, token } = await makePrincipal('candidate', randomInt(1_000_000, 1_000_000_000));
    const video = candidateFileKey(id, 'video', 'spoken', 'mp4');
    await putFile(video, Buffer.from('a video'));
    const profile = await readCandidate(id, true);
    if (!profile) throw new Error('The candidate is missing.');
    await transact({ profile: replaceCandidate(changedCandidate(profile, { video_key: video })) });
    const started = await send(transcriptionCalls.start, { token, body: { candidate_id: id } });
    expect(started.status, started.text).toBe(transcriptionCalls.start.status);
    await expect
      .poll(async () => {
        const answer = await send(transcriptionCalls.status, { token, params: { id: jsonOf(started).id } });
        return jsonOf(answer).status;
      })
      .toMatch(/completed|failed/);
  });
});

const cv = smallPdf('my life');
const pdf = 'application/pdf';

describe('a multipart form', () => {
  const forms = allCalls.filter(({ call }) => call.accepts === 'form');

  test.each(forms)('is accepted by $operation', async (listed) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(callFixtures[listed.operation]?.body ?? {})) {
      form.append(name, String(value));
    }
    const answer = await sendCall(url, listed.call, { ...rightRequest(listed, cast), headers: {}, body: form });
    expect(answer.status, answer.text).toBe(listed.call.status);
  });

  test('uploads a CV', async () => {
    const form = new FormData();
    form.append('cv', new Blob([cv], { type: pdf }), 'cv.pdf');
    const { token } = cast.candidate;
    const answer = await sendCall(url, candidateCalls.updateProfile, { token, params: { id: '7' }, body: form });
    expect(answer.status, answer.text).toBe(200);
    expect(await (await fetch(jsonOf(answer).cv)).text()).toBe(cv);
  });
});
