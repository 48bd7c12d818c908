import { expect, test } from 'vitest';
import type { Change } from '#functions/data/change.ts';
import { paymentItem } from '#functions/entities/payment/fixtures.ts';
import { subscriptionItem } from '#functions/entities/subscription/fixtures.ts';
import { measures } from '#shared/domain/moderation.ts';
import { syncedFromLine } from '#shared/domain/shortlist-timeline.ts';
import { epochMs, isoInstant } from '#shared/domain/time.ts';
import { notify } from './notify.ts';

const at = epochMs(Date.parse('2026-05-01T10:00:00.000Z'));
const change = (entity: string, before?: object, after?: object): Change => ({
  eventId: '1',
  at,
  entity,
  before: before && { entity, ...before },
  after: after && { entity, ...after },
});
const application = (status: string) => ({
  card: {
    job_id: 5,
    candidate_id: 7,
    recruiter_id: 3,
    status,
    applied_at: '2026-05-01T09:59:59.123Z',
    job: { title: 'Interpreter', company_name: 'Lima Languages' },
    masked_name: 'C***',
  },
  notes: 'Not fluent enough.',
});
const recruiter = (verified: boolean) => ({ kind: 'recruiter', id: 3, verified });
const subscription = (is_active: boolean) => ({
  ...subscriptionItem,
  card: { ...subscriptionItem.card, is_active },
  reminded_at: null,
});

test("a new application notifies the job's recruiter with the candidate's masked name", () => {
  expect(notify(change('application', undefined, application('applied')))).toEqual([
    {
      kind: 'notification',
      to: { kind: 'recruiter', id: 3 },
      notification: {
        kind: 'application_received',
        values: { job_title: 'Interpreter', candidate_name: 'C***' },
        link: '/job/5/applicants',
        about: { kind: 'candidate', id: 7 },
        at: '2026-05-01T09:59:59.123Z',
      },
    },
  ]);
});

test('a new status notifies the candidate, without the notes', () => {
  expect(notify(change('application', application('applied'), application('rejected')))).toEqual([
    {
      kind: 'notification',
      to: { kind: 'candidate', id: 7 },
      notification: {
        kind: 'application_status_changed',
        values: { job_title: 'Interpreter', company_name: 'Lima Languages', status: 'rejected' },
        link: '/job/5',
        about: { kind: 'recruiter', id: 3 },
        at: '2026-05-01T10:00:00.000Z',
      },
    },
  ]);
});

test('an unchanged status, a step back to applied and a removal notify no one', () => {
  expect(notify(change('application', application('reviewed'), application('reviewed')))).toEqual([]);
  expect(notify(change('application', application('reviewed'), application('applied')))).toEqual([]);
  expect(notify(change('application', application('reviewed')))).toEqual([]);
});

test('a recruiter is notified of verification; of its withdrawal by a statement of reasons', () => {
  expect(notify(change('account', recruiter(false), recruiter(true)))).toMatchObject([
    { to: { kind: 'recruiter', id: 3 }, notification: { kind: 'recruiter_verified' } },
  ]);
  expect(notify(change('account', recruiter(true), recruiter(false)))).toEqual([]);
  expect(notify(change('account', recruiter(true), recruiter(true)))).toEqual([]);
  expect(notify(change('account', undefined, recruiter(false)))).toEqual([]);
});

test('a recruiter is notified once that their subscription has started', () => {
  const started = [
    {
      to: { kind: 'recruiter', id: 3 },
      notification: { kind: 'subscription_started', values: { plan_name: 'Premium' } },
    },
  ];
  expect(notify(change('subscription', undefined, subscription(true)))).toMatchObject(started);
  expect(notify(change('subscription', subscription(false), subscription(true)))).toMatchObject(started);
  expect(notify(change('subscription', undefined, subscription(false)))).toEqual([]);
  expect(notify(change('subscription', subscription(true), subscription(true)))).toEqual([]);
});

test('a recruiter is reminded of the end once, and notified of it unless a later plan took over', () => {
  const active = { ...subscription(true), card: { ...subscription(true).card, end_date: '2026-05-04T09:00:00.000Z' } };
  const reminded = { ...active, reminded_at: '2026-05-01T10:00:00.000Z' };
  expect(notify(change('subscription', active, reminded))).toMatchObject([
    { notification: { kind: 'subscription_ending', values: { plan_name: 'Premium', days: 3 } } },
  ]);
  expect(notify(change('subscription', reminded, reminded))).toEqual([]);
  expect(notify(change('subscription', reminded, { ...subscription(false), closed: 'expired' }))).toMatchObject([
    { notification: { kind: 'subscription_ended', values: { plan_name: 'Premium' } } },
  ]);
  expect(notify(change('subscription', reminded, { ...subscription(false), closed: 'superseded' }))).toEqual([]);
});

test('a candidate is notified of a shortlisting, but not of later changes of the entry', () => {
  const entry = (job: object | null) => ({ card: { recruiter_id: 3, candidate: { id: 7 }, job, notes: '' } });
  const forJob = entry({ id: 5, title: 'Interpreter', company: 'Lima Languages' });
  const notificationWith = (values: object) => [
    {
      to: { kind: 'candidate', id: 7 },
      notification: { kind: 'shortlisted', values, link: null, about: { kind: 'recruiter', id: 3 } },
    },
  ];
  expect(notify(change('shortlist_entry', undefined, forJob))).toMatchObject(
    notificationWith({ job_title: 'Interpreter', company_name: 'Lima Languages' }),
  );
  expect(notify(change('shortlist_entry', undefined, entry(null)))).toMatchObject(notificationWith({}));
  expect(notify(change('shortlist_entry', forJob, forJob))).toEqual([]);
});

test('a contact notifies the candidate once, without the notes of the recruiter', () => {
  const contacts = [{ method: 'phone', notes: 'Sounds nervous.', at: '2026-05-01T09:59:00.000Z' }];
  const contacted = { ...application('reviewed'), contacts };
  expect(notify(change('application', application('reviewed'), contacted))).toEqual([
    {
      kind: 'notification',
      to: { kind: 'candidate', id: 7 },
      notification: {
        kind: 'contacted',
        values: { job_title: 'Interpreter', company_name: 'Lima Languages', method: 'phone' },
        link: '/job/5',
        at: '2026-05-01T09:59:00.000Z',
        about: { kind: 'recruiter', id: 3 },
      },
    },
  ]);
  expect(notify(change('application', contacted, contacted))).toEqual([]);
  const hired = { ...contacted, card: application('hired').card };
  expect(notify(change('application', contacted, hired))).toMatchObject([
    { notification: { kind: 'application_status_changed' } },
  ]);
});

test('a synced shortlist entry causes no second notification', () => {
  const notes = syncedFromLine('an application for Interpreter', isoInstant('2026-05-01T09:59:00.000Z'));
  const entry = { card: { recruiter_id: 3, candidate: { id: 7 }, job: null, notes } };
  expect(notify(change('shortlist_entry', undefined, entry))).toEqual([]);
});

const payment = (status: string, amount_refunded = 0) => ({
  ...paymentItem,
  card: {
    ...paymentItem.card,
    status,
    amount_refunded,
    paid_at: status === 'pending' || status === 'failed' ? null : paymentItem.card.paid_at,
  },
});

test('a recruiter is notified of a failed payment, and of one that was received', () => {
  expect(notify(change('payment', payment('pending'), payment('failed')))).toEqual([
    {
      kind: 'notification',
      to: { kind: 'recruiter', id: 3 },
      notification: {
        kind: 'payment_failed',
        values: { plan_name: 'Premium', method: 'razorpay' },
        link: '/recruiter/subscription-plans',
        at: '2026-05-01T10:00:00.000Z',
      },
    },
  ]);
  expect(notify(change('payment', undefined, payment('pending')))).toEqual([]);
  expect(notify(change('payment', payment('failed'), payment('failed')))).toEqual([]);
  expect(notify(change('payment', payment('failed'), payment('completed')))).toMatchObject([
    { notification: { kind: 'payment_received', values: { plan_name: 'Premium', amount: 7_999 } } },
  ]);
  expect(notify(change('payment', payment('completed'), payment('completed')))).toEqual([]);
  expect(notify(change('payment', payment('failed')))).toEqual([]);
});

test('a recruiter is notified of each refunded amount, to the paisa', () => {
  const paidBack = (amount: number) => [{ notification: { kind: 'payment_refunded', values: { amount } } }];
  expect(notify(change('payment', payment('completed', 0.1), payment('completed', 0.3)))).toMatchObject(paidBack(0.2));
  expect(notify(change('payment', payment('completed', 0.3), payment('refunded', 999)))).toMatchObject(paidBack(998.7));
  expect(notify(change('payment', payment('refunded', 999), payment('refunded', 999)))).toEqual([]);
  const both = [{ notification: { kind: 'payment_received' } }, ...paidBack(0.3)];
  expect(notify(change('payment', payment('pending'), payment('completed', 0.3)))).toMatchObject(both);
  expect(notify(change('payment', payment('pending'), payment('refunded', 0.3)))).toMatchObject(both);
  const back = [{ notification: { kind: 'refund_failed', values: { amount: 999 } } }];
  expect(notify(change('payment', payment('refunded', 999), payment('completed')))).toMatchObject(back);
});

const statement = (card: object) => ({
  card: {
    kind: 'recruiter',
    account_id: 3,
    rule: 'scam',
    values: { job_title: 'Interpreter' },
    decided_at: '2026-05-01T10:00:00.000Z',
    ...card,
  },
});

test.each(measures)('a person is notified of %s with its rule, without the admin’s name and words', (measure) => {
  const decided = statement({ measure, reason: 'A secret.' });
  expect(notify(change('statement', undefined, decided))).toEqual([
    {
      kind: 'notification',
      to: { kind: 'recruiter', id: 3 },
      notification: {
        kind: measure,
        values: { job_title: 'Interpreter', rule: 'scam' },
        link: '/decisions',
        at: '2026-05-01T10:00:00.000Z',
      },
    },
  ]);
  expect(notify(change('statement', decided, { ...decided, mailed_at: '2026-05-01T10:00:01.000Z' }))).toEqual([]);
  expect(notify(change('statement', decided))).toEqual([]);
});

test('a person is notified once of the answer to their objection', () => {
  const objected = statement({ measure: 'job_removed', objection: { text: 'No.', at: '2026-05-02T10:00:00.000Z' } });
  const answer = { outcome: 'upheld', text: 'Yes.', at: '2026-05-03T10:00:00.000Z' };
  const answered = { card: { ...objected.card, answer } };
  expect(notify(change('statement', objected, answered))).toMatchObject([
    { to: { kind: 'recruiter', id: 3 }, notification: { kind: 'objection_answered', values: { outcome: 'upheld' } } },
  ]);
  expect(notify(change('statement', answered, answered))).toEqual([]);
});

test('a recruiter is notified that a job that was taken down was restored', () => {
  const job = (taken_down?: true) => ({
    card: { id: 5, recruiter_id: 3, title: 'Interpreter', ...(taken_down && { taken_down }) },
  });
  const about = (kind: string) => [
    {
      kind: 'notification',
      to: { kind: 'recruiter', id: 3 },
      notification: {
        kind,
        values: { job_title: 'Interpreter' },
        link: '/recruiter/my-jobs',
        at: '2026-05-01T10:00:00.000Z',
      },
    },
  ];
  expect(notify(change('job', job(true), job()))).toEqual(about('job_restored'));
  for (const [before, after] of [
    [job(), job()],
    [job(), job(true)],
    [job(true), job(true)],
    [undefined, job()],
    [job(true), undefined],
  ]) {
    expect(notify(change('job', before, after))).toEqual([]);
  }
});

test('a candidate is notified once that the job of their application is gone', () => {
  const gone = { ...application('reviewed'), job_gone: true };
  expect(notify(change('application', application('reviewed'), gone))).toEqual([
    {
      kind: 'notification',
      to: { kind: 'candidate', id: 7 },
      notification: {
        kind: 'job_gone',
        values: { job_title: 'Interpreter', company_name: 'Lima Languages' },
        link: '/candidate/dashboard?tab=applied',
        about: { kind: 'recruiter', id: 3 },
        at: '2026-05-01T10:00:00.000Z',
      },
    },
  ]);
  expect(notify(change('application', gone, gone))).toEqual([]);
});

test('removing an active subscription notifies of its end; removing another one notifies no one', () => {
  expect(notify(change('subscription', subscription(true)))).toMatchObject([
    { notification: { kind: 'subscription_ended', values: { plan_name: 'Premium' } } },
  ]);
  expect(notify(change('subscription', subscription(false)))).toEqual([]);
});

const certificate = (status: string, rejection?: object) => ({
  card: { candidate_id: 7, scale: 'jlpt', status },
  ...(rejection ? { rejection } : {}),
});
const toCandidate7 = (notification: object) => [
  { kind: 'notification', to: { kind: 'candidate', id: 7 }, notification },
];

test('a candidate is notified once of a checked certificate; of a rejected one by a statement of reasons', () => {
  const open = certificate('open');
  const rejected = certificate('rejected', { reason: 'unreadable', note: 'Blurred.' });
  const common = { link: '/candidate/profile', at: '2026-05-01T10:00:00.000Z' };
  expect(notify(change('certificate', open, certificate('checked')))).toEqual(
    toCandidate7({ kind: 'certificate_checked', values: { scale: 'JLPT' }, ...common }),
  );
  expect(notify(change('certificate', open, rejected))).toEqual([]);
  expect(notify(change('certificate', undefined, open))).toEqual([]);
  expect(notify(change('certificate', rejected, rejected))).toEqual([]);
  expect(notify(change('certificate', rejected))).toEqual([]);
});

test('a candidate is notified of an attestation, and not of its changes', () => {
  const attestation = {
    card: {
      candidate_id: 7,
      recruiter_id: 3,
      company_name: 'Lima Languages',
      job_title: 'Interpreter',
      attested_at: '2026-05-01T09:00:00.000Z',
    },
  };
  expect(notify(change('attestation', undefined, attestation))).toEqual(
    toCandidate7({
      kind: 'languages_attested',
      values: { company_name: 'Lima Languages' },
      link: '/candidate/profile',
      about: { kind: 'recruiter', id: 3 },
      at: '2026-05-01T09:00:00.000Z',
    }),
  );
  expect(notify(change('attestation', attestation, attestation))).toEqual([]);
  expect(notify(change('attestation', attestation))).toEqual([]);
});

test('candidate and recruiter are notified that an admin revoked an attestation, once', () => {
  const card = {
    candidate_id: 7,
    recruiter_id: 3,
    company_name: 'Lima Languages',
    job_title: 'Interpreter',
    attested_at: '2026-05-01T09:00:00.000Z',
  };
  const revoked = { card: { ...card, revoked_at: '2026-05-02T09:00:00.000Z' } };
  const values = { company_name: 'Lima Languages', job_title: 'Interpreter' };
  expect(notify(change('attestation', { card }, revoked))).toMatchObject([
    { to: { kind: 'candidate', id: 7 }, notification: { kind: 'attestation_revoked', values } },
    { to: { kind: 'recruiter', id: 3 }, notification: { kind: 'attestation_revoked', values } },
  ]);
  expect(notify(change('attestation', revoked, revoked))).toEqual([]);
});
