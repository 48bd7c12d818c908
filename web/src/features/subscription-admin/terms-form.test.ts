import { expect, test } from 'vitest';
import { adminSubscriptionCalls, type ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { changesOf, dayHere, newTerms, termsOf, withActive } from './terms-form.ts';

const subscription: ListedSubscription = {
  id: 4,
  recruiter_id: 7,
  plan_name: 'premium',
  plan: { name: 'Premium', candidate_limit: 200, price: 7_999 },
  candidate_limit: 250,
  price: 7_999,
  payment_method: 'upi',
  payment_status: 'completed',
  start_date: isoInstant('2026-01-01T00:00:00.000Z'),
  end_date: isoInstant('2026-01-31T00:00:00.000Z'),
  is_active: true,
  created_at: isoInstant('2026-01-01T00:00:00.000Z'),
  upi_id: 'lima@bank',
  recruiter: null,
};

test('a new subscription starts with the documented defaults, which the contract accepts', () => {
  expect(newTerms).toEqual({
    plan_name: 'trial',
    candidate_limit: 5,
    price: 0,
    payment_status: 'completed',
    is_active: true,
  });
  expect(adminSubscriptionCalls.adminCreate.body.parse({ recruiter_id: 7 })).toMatchObject({
    plan_name: newTerms.plan_name,
    candidate_limit: newTerms.candidate_limit,
    price: newTerms.price,
    payment_status: newTerms.payment_status,
  });
});

test('only what was changed is sent', () => {
  expect(changesOf(subscription, termsOf(subscription))).toEqual({});
  expect(changesOf(subscription, { ...termsOf(subscription), candidate_limit: 300, is_active: false })).toEqual({
    candidate_limit: 300,
    is_active: false,
  });
});

test('another day of the end is sent as its instant, at the time of day that it has', () => {
  const terms = termsOf(subscription);
  expect(dayHere(subscription.end_date ?? '')).toBe(terms.end_date);
  const changes = changesOf(subscription, { ...terms, end_date: '2026-03-05' });
  expect(Object.keys(changes)).toEqual(['end_date']);
  const [before, after] = [subscription.end_date, changes.end_date].map((end) => new Date(end ?? ''));
  expect([after?.getMonth(), after?.getDate(), after?.getHours()]).toEqual([2, 5, before?.getHours()]);
  expect(changesOf(subscription, { ...terms, end_date: '' })).toEqual({});
  expect(termsOf({ ...subscription, is_active: false })).not.toHaveProperty('end_date');
});

test('an end that the form hides, as the subscription is switched off, is not sent', () => {
  const terms = { ...termsOf(subscription), end_date: '2026-03-05', is_active: false };
  expect(changesOf(subscription, terms)).toEqual({ is_active: false });
});

test('an end today is the end of the day', () => {
  const now = new Date();
  const { end_date } = changesOf(subscription, { ...termsOf(subscription), end_date: dayHere(now.getTime()) });
  expect(Date.parse(end_date ?? '')).toBe(now.setHours(23, 59, 59, 999));
});

test('without a completed payment a subscription is not active', () => {
  expect(withActive({ ...newTerms, payment_status: 'pending' })).toMatchObject({
    payment_status: 'pending',
    is_active: false,
  });
  expect(withActive(newTerms).is_active).toBe(true);
});
