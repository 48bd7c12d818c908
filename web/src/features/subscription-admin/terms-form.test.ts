import { expect, test } from 'vitest';
import { adminSubscriptionCalls, type ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { changesOf, newTerms, termsOf, withActive } from './terms-form.ts';

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

test('without a completed payment a subscription is not active', () => {
  expect(withActive({ ...newTerms, payment_status: 'pending' })).toMatchObject({
    payment_status: 'pending',
    is_active: false,
  });
  expect(withActive(newTerms).is_active).toBe(true);
});
