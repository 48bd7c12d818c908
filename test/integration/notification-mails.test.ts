import { SESClient, type SendRawEmailCommand } from '@aws-sdk/client-ses';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordRefund } from '#functions/api/payments/record-refund.ts';
import { noteFailure, settlePayment } from '#functions/api/payments/settle-payment.ts';
import { transact } from '#functions/data/transact.ts';
import { startErasing } from '#functions/entities/account/erase-account.ts';
import { insertPayment } from '#functions/entities/payment/payment-store.ts';
import { optOutToken } from '#functions/services/mail/opt-out-token.ts';
import { sendListMail } from '#functions/services/mail/send-mail.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { previouslyChosenKinds } from '#shared/domain/notification-kinds.ts';
import { epochMs, isoInstant } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { sendMails as handler } from '#test/support/handlers.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, makePlan, subscribe } from '#test/support/records.ts';
import { tableChanges } from '#test/support/table-changes.ts';
import { isAllowed } from '#web/config/access.ts';
import { routeAt } from '#web/config/links.ts';
import { routes } from '#web/config/routes.ts';

const api = await testApi();
const admin = await makePrincipal('admin', 1);
// The inbox is shared with other tests: only this file uses these ids.
let number = 7_000_000;
let recruiter: Principal;
let candidate: Principal;
let jobId: number;

beforeEach(async () => {
  number += 1;
  recruiter = await makePrincipal('recruiter', number);
  candidate = await makePrincipal('candidate', number);
  await subscribe(recruiter.id);
  jobId = (await makeJob(number, recruiter.id)).id;
});
afterEach(() => vi.restoreAllMocks());

/** In milliseconds. A day later, another mail of the same kind from the same sender may be sent. */
const hour = 60 * 60 * 1000;

const apply = () => api.call(applicationCalls.apply, { token: candidate.token, params: { jobId } });
const setStatus = (status: string) =>
  api.call(applicationCalls.updateStatus, {
    token: recruiter.token,
    params: { id: `${jobId}-${candidate.id}` },
    body: { status },
  });
const shortlist = () =>
  api.call(shortlistCalls.add, {
    token: recruiter.token,
    body: { recruiter_id: recruiter.id, candidate_id: candidate.id },
  });
const preferences = ({ token }: Principal) => api.call(notificationCalls.preferences, { token });
const prefer = ({ token }: Principal, body: unknown) => api.call(notificationCalls.updatePreferences, { token, body });
const unsubscribe = (token: string) => api.call(notificationCalls.unsubscribe, { query: { token } });
const ownToken = () => optOutToken({ kind: 'candidate', id: candidate.id });
const eraseCandidate = () =>
  transact({ account: startErasing({ kind: 'candidate', id: candidate.id, email: candidate.email, state: 'active' }) });

/** Creates an unpaid order of the recruiter. */
const createUnpaidOrder = (id: string) => ({
  id,
  recruiter_id: recruiter.id,
  plan_name: 'Basic',
  amount: 999,
  currency: 'INR' as const,
  method: 'razorpay' as const,
  status: 'pending' as const,
  provider_payment_id: null,
  amount_refunded: 0,
  subscription_id: 1,
  candidate_limit: 50,
  duration_days: 30,
  created_at: isoInstant('2026-11-01T00:00:00.000Z'),
  paid_at: null,
  refunded_at: null,
});

/** Makes the recruiter's payment of an order fail. */
const failPayment = async (order: string) => {
  const terms = { key: 'basic' as const, name: 'Basic', price: 999, candidate_limit: 5, duration_days: 7 };
  await transact({ payment: insertPayment(createUnpaidOrder(order), terms) });
  await noteFailure(order);
};

/** Processes all new events; returns the records of the resulting notifications. */
async function processEvents(): Promise<DynamoDBRecord[]> {
  await api.drainStream();
  return await api.drainStream();
}
const deliver = (Records: DynamoDBRecord[]) => handler({ Records });
async function sendMails(): Promise<void> {
  expect(await deliver(await processEvents())).toEqual({ batchItemFailures: [] });
}
const subjects = async ({ email }: Principal) => (await api.inbox(email)).map(({ subject }) => subject);

/** The record of a notification about a new status. */
async function makeStatusRecord(): Promise<DynamoDBRecord[]> {
  await apply();
  await setStatus('reviewed');
  const records = await processEvents();
  return records.filter(
    ({ eventName, dynamodb }) =>
      eventName === 'INSERT' && dynamodb?.NewImage?.card?.M?.kind?.S === 'application_status_changed',
  );
}

/** Makes the next request to the mail service fail. */
const failOnce = (name: string) =>
  vi.spyOn(SESClient.prototype, 'send').mockImplementationOnce(async () => {
    throw Object.assign(new Error(name), { name });
  });

describe('mails about money', () => {
  test('are one for every payment, refund, start, end and failure, however many there are in a day', async () => {
    const terms = { key: 'basic' as const, name: 'Basic', price: 999, candidate_limit: 5, duration_days: 7 };
    const now = epochMs(Date.now());
    // Two failures of one plan within a second would be one notification.
    const orders = [
      ['order_MoneyOne', 'Basic'],
      ['order_MoneyTwo', 'Premium'],
    ] as const;
    for (const [index, [order, plan_name]] of orders.entries()) {
      const unpaid = { ...createUnpaidOrder(order), plan_name, subscription_id: 9_000 + index };
      await transact({ payment: insertPayment(unpaid, terms) });
      await noteFailure(order);
      await sendMails();
      const paid = { id: `pay_${order}`, amount: 99_900, currency: 'INR' };
      expect(await settlePayment(order, paid, now)).toBe('settled');
      await sendMails();
      for (const amount_refunded of [10_000, 20_000, 99_900]) {
        await recordRefund(order, { paid_by: paid.id, total: amount_refunded, failed: false }, now);
        await sendMails();
      }
    }
    const sent = await subjects(recruiter);
    const times = (subject: string) => sent.filter((each) => each === subject).length;
    expect(times('Your payment was not completed')).toBe(2);
    expect(times('We received your payment')).toBe(2);
    expect(times('Your subscription is active')).toBe(2);
    expect(times('Your payment was refunded')).toBe(6);
    expect(times('Your subscription has ended')).toBe(2);
  });
});

test('a payment whose whole refund was reported first, and fails, sends one mail of each', async () => {
  const terms = { key: 'basic' as const, name: 'Basic', price: 999, candidate_limit: 5, duration_days: 7 };
  const [now, order] = [epochMs(Date.now()), 'order_RefundFirst'];
  await transact({ payment: insertPayment({ ...createUnpaidOrder(order), subscription_id: 9_100 }, terms) });
  const paid = { id: `pay_${order}`, amount: 99_900, currency: 'INR' };
  const refund = { paid_by: paid.id, total: 99_900, refund: { id: 'rfnd_first', amount: 99_900 } };
  await recordRefund(order, { ...refund, failed: false }, now);
  expect(await settlePayment(order, paid, now)).toBe('refunded');
  await recordRefund(order, { ...refund, failed: true }, now);
  await sendMails();
  expect((await subjects(recruiter)).toSorted()).toEqual([
    'We received your payment',
    'Your account is verified',
    'Your payment was refunded',
    'Your refund did not arrive',
    'Your subscription is active',
  ]);
});

describe('mails about notifications', () => {
  test('describe the event as text and as HTML, with a link to the site and one to unsubscribe', async () => {
    await apply();
    await setStatus('shortlisted');
    await sendMails();
    const received = (await api.inbox(recruiter.email)).find(({ subject }) => subject.startsWith('New application'));
    expect(received?.subject).toBe('New application for your job');
    expect(received?.body.text).toContain(`http://127.0.0.1:3000/job/${jobId}/applicants`);
    expect(JSON.stringify(received)).not.toContain(candidate.name);
    const changed = (await api.inbox(candidate.email)).find(({ subject }) => subject.startsWith('News'));
    expect(changed?.subject).toBe('News about your application');
    for (const part of [changed?.body.text, changed?.body.html]) {
      expect(part).toContain(`Company ${recruiter.id} has shortlisted you for Interpreter.`);
      expect(part).toContain('http://127.0.0.1:3000/unsubscribe?token=');
    }
  });

  test('are sent for a shortlist, a contact and a verification, and for no less important event', async () => {
    await apply();
    await shortlist();
    await api.call(applicationCalls.contact, {
      token: recruiter.token,
      params: { id: `${jobId}-${candidate.id}` },
      body: { method: 'phone', notes: 'Secret remark' },
    });
    await api.call(adminCalls.unverifyRecruiter, { token: admin.token, params: { id: recruiter.id } });
    await sendMails();
    expect((await subjects(candidate)).sort()).toEqual([
      'A recruiter is getting in touch with you',
      'You are on a shortlist',
    ]);
    expect(JSON.stringify(await api.inbox(candidate.email))).not.toContain('Secret remark');
    expect((await subjects(recruiter)).sort()).toEqual(['New application for your job', 'Your account is verified']);
  });

  test('are sent for a failed payment, unless switched off', async () => {
    await failPayment(`order_first${number}`);
    await sendMails();
    const both = ['Your account is verified', 'Your payment was not completed'];
    expect((await subjects(recruiter)).sort()).toEqual(both);
    await prefer(recruiter, { mails: { payment_failed: false } });
    await failPayment(`order_second${number}`);
    api.clock.set(Date.now() + 25 * hour);
    await sendMails();
    expect((await subjects(recruiter)).sort()).toEqual(both);
  });

  test('lead the reader to a screen of their own, and others to the sign-in of that kind of account', async () => {
    await apply();
    await setStatus('reviewed');
    await shortlist();
    await api.call(applicationCalls.contact, {
      token: recruiter.token,
      params: { id: `${jobId}-${candidate.id}` },
      body: { method: 'phone' },
    });
    await failPayment(`order_links${number}`);
    await sendMails();
    const screensOf = async ({ email }: Principal) =>
      (await api.inbox(email)).map(({ subject, body }) => {
        const address = /: (http:\/\/127\.0\.0\.1:3000\/\S+)$/m.exec(body.text ?? '')?.[1] ?? '';
        return [subject, routeAt(new URL(address).pathname)] as const;
      });
    const ofCandidate = await screensOf(candidate);
    const ofRecruiter = await screensOf(recruiter);
    expect(Object.fromEntries([...ofCandidate, ...ofRecruiter])).toEqual({
      'News about your application': 'jobDetails',
      'You are on a shortlist': 'candidateDashboard',
      'A recruiter is getting in touch with you': 'jobDetails',
      'New application for your job': 'jobApplicants',
      'Your account is verified': 'recruiterDashboard',
      'Your payment was not completed': 'subscriptionPlans',
    });
    for (const [kind, screens] of [
      ['candidate', ofCandidate],
      ['recruiter', ofRecruiter],
    ] as const) {
      for (const [, name = 'notFound'] of screens) {
        const { access } = routes[name];
        expect(isAllowed(access, kind) && !isAllowed(access, undefined), name).toBe(true);
      }
    }
  });

  test('are in the language that the reader chose, by default in English', async () => {
    await prefer(recruiter, { language: 'de' });
    await apply();
    await setStatus('reviewed');
    await sendMails();
    const received = await api.inbox(recruiter.email);
    expect(received.map(({ subject }) => subject).sort()).toEqual([
      'Ihr Konto ist verifiziert',
      'Neue Bewerbung auf Ihre Stelle',
    ]);
    for (const { body } of received) {
      expect(body.text).toContain('Diese E-Mails abbestellen: http://127.0.0.1:3000/unsubscribe?token=');
      expect(body.html).toContain('<html lang="de">');
    }
    expect(await subjects(candidate)).toEqual(['News about your application']);
  });

  test('name a plan in the language that the reader chose', async () => {
    const translations = { ar: { name: 'الأساسية', description: '', features: [] } };
    await makePlan({ id: 2, key: 'basic', name: 'Basic', translations });
    await prefer(recruiter, { language: 'ar' });
    await failPayment(`order_named${number}`);
    await sendMails();
    const texts = (await api.inbox(recruiter.email)).map(({ body }) => body.text);
    expect(texts).toContainEqual(expect.stringContaining('فشل الدفع بالبطاقة لباقة الأساسية'));
  });

  test('are sent once for any number and order of deliveries by the stream', async () => {
    await apply();
    await setStatus('reviewed');
    const records = await processEvents();
    await Promise.all([deliver(records), deliver(records.toReversed()), deliver(records)]);
    await deliver(records);
    expect(await subjects(candidate)).toHaveLength(1);
  });

  test('that the mail service refuses temporarily are reported, and sent on the next delivery', async () => {
    const records = await makeStatusRecord();
    expect(records).toHaveLength(1);
    failOnce('Throttling');
    const itemIdentifier = records[0]?.dynamodb?.SequenceNumber;
    expect(await deliver(records)).toEqual({ batchItemFailures: [{ itemIdentifier }] });
    expect(await subjects(candidate)).toEqual([]);
    expect(await deliver(records)).toEqual({ batchItemFailures: [] });
    expect(await subjects(candidate)).toHaveLength(1);
  });

  test('that the mail service rejects permanently are not retried', async () => {
    const records = await makeStatusRecord();
    failOnce('MessageRejected');
    expect(await deliver(records)).toEqual({ batchItemFailures: [] });
    await deliver(records);
    expect(await subjects(candidate)).toEqual([]);
  });

  test('are not sent to an erased account', async () => {
    const records = await makeStatusRecord();
    await eraseCandidate();
    expect(await deliver(records)).toEqual({ batchItemFailures: [] });
    expect(await subjects(candidate)).toEqual([]);
  });

  test('escape the markup of a title', async () => {
    number += 1;
    const title = 'Job<img src=x onerror=alert(1)>';
    jobId = (await makeJob(number, recruiter.id, { title })).id;
    await apply();
    await setStatus('hired');
    await sendMails();
    const [mail] = await api.inbox(candidate.email);
    expect(mail?.subject).toBe('News about your application');
    expect(mail?.body.html).not.toContain('<img');
    expect(mail?.destination.to).toEqual([candidate.email]);
  });

  test.each(['Ümläut ₹ 日本語 😀 '.repeat(8).trim(), 'A\r\nBcc: all@mail.example', '=?UTF-8?B?eA==?='])(
    'arrive with the subject and the text %j unchanged, and at the recipient only',
    async (written) => {
      const text = `${written}\n${'日本語 '.repeat(300)}End`;
      const mail = { subject: written, text, html: '<p>Rich</p>' };
      expect(await sendListMail(candidate.email, mail, 'https://portal.example/stop')).toBe('sent');
      const [arrived] = await api.inbox(candidate.email);
      expect(arrived?.subject.replaceAll(/\s+/g, ' ')).toBe(written.replaceAll(/\s+/g, ' '));
      expect(arrived?.body.text?.replaceAll(/\s+/g, ' ').trim()).toBe(text.replaceAll(/\s+/g, ' '));
      expect(arrived?.destination.to).toEqual([candidate.email]);
      expect(await api.inbox('all@mail.example')).toEqual([]);
    },
  );

  test('let mail programs unsubscribe with one click', async () => {
    const records = await makeStatusRecord();
    const send = vi.spyOn(SESClient.prototype, 'send');
    await deliver(records);
    const command = send.mock.calls[0]?.[0] as SendRawEmailCommand;
    const raw = Buffer.from(command.input.RawMessage?.Data ?? '').toString();
    expect(raw).toMatch(
      /^List-Unsubscribe: <http:\/\/127\.0\.0\.1:3000\/api\/notifications\/unsubscribe\?token=[\w-]+>\r$/m,
    );
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  });

  test('report a record that cannot be read', async () => {
    const broken = {
      eventID: 'broken',
      eventName: 'INSERT',
      dynamodb: { SequenceNumber: '1', NewImage: { entity: { S: 'notification' }, card: { M: {} } } },
    } as DynamoDBRecord;
    expect(await deliver([broken])).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
  });
});

describe('mail preferences', () => {
  test('switch every mail on by default', async () => {
    expect((await preferences(candidate)).body).toEqual({
      mails: {
        application_status_changed: true,
        shortlisted: true,
        contacted: true,
        profile_unlocked: true,
        message_received: true,
        interview_changed: true,
        certificate_checked: true,
        report_decided: true,
        jobs_found: true,
      },
      language: null,
      job_digest: false,
    });
    expect((await preferences(recruiter)).body.mails).toEqual({
      application_received: true,
      message_received: true,
      interview_changed: true,
      recruiter_verified: true,
      subscription_started: true,
      subscription_ended: true,
      payment_received: true,
      payment_refunded: true,
      refund_failed: true,
      payment_failed: true,
      report_decided: true,
      candidates_found: true,
    });
    expect((await preferences(admin)).body.mails).toEqual({});
    expect((await api.call(notificationCalls.preferences)).status).toBe(401);
  });

  test.each(previouslyChosenKinds)(
    'accept the choice %s of a page from before it was no choice, and change nothing',
    async (kind) => {
      const before = (await preferences(recruiter)).body;
      for (const wanted of [false, true]) {
        expect(await prefer(recruiter, { mails: { [kind]: wanted } })).toMatchObject({ status: 200, body: before });
      }
      expect((await preferences(recruiter)).body).toEqual(before);
    },
  );

  test('change only in the sent fields, and stop exactly that mail', async () => {
    await prefer(candidate, { language: 'pt-BR' });
    expect((await prefer(candidate, { mails: { shortlisted: false } })).body).toEqual({
      mails: {
        application_status_changed: true,
        shortlisted: false,
        contacted: true,
        profile_unlocked: true,
        message_received: true,
        interview_changed: true,
        certificate_checked: true,
        report_decided: true,
        jobs_found: true,
      },
      language: 'pt-BR',
      job_digest: false,
    });
    await shortlist();
    await apply();
    await setStatus('reviewed');
    await sendMails();
    expect(await subjects(candidate)).toEqual(['News about your application']);
  });

  test('keep every one of several concurrent changes', async () => {
    const changes = [
      { shortlisted: false },
      { contacted: false },
      { profile_unlocked: false },
      { message_received: false },
      { interview_changed: false },
      { application_status_changed: false },
      { certificate_checked: false },
      { report_decided: false },
      { jobs_found: false },
    ];
    await Promise.all(changes.map((mails) => prefer(candidate, { mails })));
    expect(new Set(Object.values((await preferences(candidate)).body.mails))).toEqual(new Set([false]));
  });

  test("are the caller's own, and do not affect mails to others", async () => {
    await prefer(candidate, { mails: { application_received: false }, id: recruiter.id, kind: 'recruiter' });
    expect((await preferences(recruiter)).body.mails.application_received).toBe(true);
    const item = (await api.scan()).find(({ PK, SK }) => PK === `CANDIDATE#${candidate.id}` && SK === 'SETTINGS#MAIL');
    expect(Object.keys(item ?? {}).sort()).toEqual(['PK', 'SK', 'entity', 'schema_version']);
  });

  test.each([
    { mails: { shortlisted: 'no' } },
    { mails: { everything: false } },
    { mails: [] },
    { language: 'x'.repeat(36) },
    { language: 'en\r\nBcc: a@b.example' },
    { language: 7 },
  ])('refuse %j', async (body) => {
    expect(await prefer(candidate, body)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });
});

describe('the opt-out link', () => {
  test('of a mail stops all mails, without a session and on every use', async () => {
    await apply();
    await setStatus('reviewed');
    await sendMails();
    const [mail] = await api.inbox(candidate.email);
    const token = /unsubscribe\?token=([\w-]+)/.exec(mail?.body.text ?? '')?.[1] ?? '';
    for (const _ of [1, 2]) expect((await unsubscribe(token)).status).toBe(200);
    expect(new Set(Object.values((await preferences(candidate)).body.mails))).toEqual(new Set([false]));
    await setStatus('hired');
    api.clock.set(Date.now() + 25 * hour);
    await sendMails();
    expect(await subjects(candidate)).toHaveLength(1);
  });

  test('works the way mail programs call it', async () => {
    const answer = await api.raw(notificationCalls.unsubscribe, {
      rawQuery: `token=${ownToken()}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect(new Set(Object.values((await preferences(candidate)).body.mails))).toEqual(new Set([false]));
  });

  test('that is forged, changed or of another purpose stops nothing', async () => {
    await apply();
    await shortlist();
    await api.drainStream();
    const { next } = await api.call(notificationCalls.list, {
      token: recruiter.token,
      params: { type: 'recruiter', id: recruiter.id },
      query: { limit: '1' },
    });
    expect(next).toBeDefined();
    const token = ownToken();
    const changed = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`;
    const changes = await tableChanges(api, async () => {
      for (const bad of ['', 'made-up', changed, next ?? '', 'x'.repeat(600)]) {
        expect((await unsubscribe(bad)).status).toBe(400);
      }
    });
    expect(changes).toEqual([]);
  });

  test('stores nothing for an erased account', async () => {
    await eraseCandidate();
    const changes = await tableChanges(api, async () => {
      expect((await unsubscribe(ownToken())).status).toBe(200);
    });
    expect(changes).toEqual([]);
  });
});
