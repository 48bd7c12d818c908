import { expect, test } from 'vitest';
import type { Change } from '#functions/data/change.ts';
import { epochMs } from '#shared/domain/time.ts';
import { businessEvents } from './business-events.ts';

const change = (entity: string, before?: object, after?: object): Change => ({
  eventId: '1',
  at: epochMs(0),
  entity,
  before: before && { entity, ...before },
  after: after && { entity, ...after },
});
const eventsOf = (...args: Parameters<typeof change>) =>
  businessEvents(change(...args)).map((effect) => (effect.kind === 'count' ? effect.event : effect));

const account = (kind: string, state = 'active') => ({ kind, state });
const payment = (status: string) => ({ card: { status } });

test.each(['candidate', 'recruiter', 'admin'])('a new account is a sign-up of its kind: %s', (kind) => {
  expect(eventsOf('account', undefined, account(kind))).toEqual([{ metric: 'SignUps', kind }]);
});

test('a changed or removed account is no sign-up', () => {
  expect(eventsOf('account', account('candidate'), account('candidate', 'deactivated'))).toEqual([]);
  expect(eventsOf('account', account('candidate'))).toEqual([]);
});

test('an application counts when it is created, not when it changes or is removed', () => {
  expect(eventsOf('application', undefined, {})).toEqual([{ metric: 'Applications' }]);
  expect(eventsOf('application', {}, {})).toEqual([]);
  expect(eventsOf('application', {})).toEqual([]);
});

test('a candidate whom a recruiter views for the first time is an unlock', () => {
  expect(eventsOf('candidate_view', undefined, {})).toEqual([{ metric: 'Unlocks' }]);
  expect(eventsOf('candidate_view', {}, {})).toEqual([]);
});

test.each([
  ['pending', 'completed'],
  ['pending', 'failed'],
  ['failed', 'completed'],
  ['completed', 'refunded'],
])('a payment that goes from %s to %s counts by its outcome', (from, to) => {
  expect(eventsOf('payment', payment(from), payment(to))).toEqual([{ metric: 'Payments', kind: to }]);
});

test('a payment without a new outcome is not counted', () => {
  expect(eventsOf('payment', undefined, payment('pending'))).toEqual([]);
  expect(eventsOf('payment', payment('completed'), payment('completed'))).toEqual([]);
  expect(eventsOf('payment', payment('completed'))).toEqual([]);
});

test('other changes are not counted', () => {
  expect(eventsOf('job', undefined, {})).toEqual([]);
});
