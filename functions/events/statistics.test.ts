import { expect, test } from 'vitest';
import type { Change } from '#functions/data/change.ts';
import { statistics } from './statistics.ts';

const change = (entity: string, before?: object, after?: object): Change => ({
  eventId: '1',
  at: 0,
  entity,
  before: before && { entity, ...before },
  after: after && { entity, ...after },
});
const account = (kind: string, state = 'active', verified = false) => ({ kind, state, verified });
const job = (is_active: boolean) => ({ card: { is_active } });
const subscription = (payment_status: string) => ({ card: { payment_status } });

test('a new recruiter counts as not yet verified', () => {
  expect(statistics(change('account', undefined, account('recruiter')))).toEqual([
    { kind: 'statistics', add: { totalRecruiters: 1, unverifiedRecruiters: 1 } },
  ]);
});

test('verifying moves a recruiter from one figure to the other', () => {
  const effects = statistics(change('account', account('recruiter'), account('recruiter', 'active', true)));
  expect(effects).toEqual([{ kind: 'statistics', add: { verifiedRecruiters: 1, unverifiedRecruiters: -1 } }]);
});

test('a deactivated candidate still counts, a deleted one does not', () => {
  const active = account('candidate');
  expect(statistics(change('account', active, account('candidate', 'deactivated')))).toEqual([]);
  expect(statistics(change('account', active, account('candidate', 'deleted')))).toEqual([
    { kind: 'statistics', add: { totalCandidates: -1 } },
  ]);
});

test('removing a deleted account for good changes nothing more', () => {
  expect(statistics(change('account', account('candidate', 'deleted')))).toEqual([]);
});

test('admins are not counted', () => {
  expect(statistics(change('account', undefined, account('admin')))).toEqual([]);
});

test('only active jobs count', () => {
  expect(statistics(change('job', undefined, job(false)))).toEqual([]);
  expect(statistics(change('job', job(false), job(true)))).toEqual([{ kind: 'statistics', add: { totalJobs: 1 } }]);
  expect(statistics(change('job', job(true)))).toEqual([{ kind: 'statistics', add: { totalJobs: -1 } }]);
});

test('a payment is pending until it is completed, and its subscription counts from the start', () => {
  expect(statistics(change('subscription', undefined, subscription('pending')))).toEqual([
    { kind: 'statistics', add: { totalSubscriptions: 1, pendingPayments: 1 } },
  ]);
  expect(statistics(change('subscription', subscription('pending'), subscription('completed')))).toEqual([
    { kind: 'statistics', add: { pendingPayments: -1 } },
  ]);
});

test('an unchanged item moves nothing', () => {
  expect(statistics(change('job', job(true), job(true)))).toEqual([]);
});

test('an item of no interest moves nothing', () => {
  expect(statistics(change('upload', undefined, {}))).toEqual([]);
});

test('an item without the expected shape is refused', () => {
  expect(() => statistics(change('job', undefined, { card: {} }))).toThrow();
});
