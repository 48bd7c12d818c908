import { expect, test } from 'vitest';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { chargeOfPlan } from '#web/lib/gst-text.ts';
import { changedPlan, expectedOf, isQuestion, isSecondOrder } from './order-terms.ts';

const plan: Plan = {
  id: 2,
  key: 'basic',
  name: 'Basic',
  description: '',
  price: 1_000,
  candidate_limit: 50,
  duration_days: 30,
  is_active: true,
  features: [],
  translations: {},
  created_at: isoInstant('2026-05-01T10:00:00.000Z'),
  version: 'a',
  gst: null,
};
const changed = (values: Record<string, string>) => new ApiError(409, 'PLAN_CHANGED', { values });

test('a request states what is to be paid, views and days', () => {
  expect(expectedOf({ plan, charge: 1_180 })).toEqual({
    expected_price: 1_180,
    expected_candidate_limit: 50,
    expected_duration_days: 30,
  });
});

test('a refusal names the new terms', () => {
  const values = { price: '1234', views: '40', days: '20' };
  expect(changedPlan(plan, changed(values))).toEqual({ ...plan, price: 1_234, candidate_limit: 40, duration_days: 20 });
  expect(changedPlan(plan, changed({}))).toBeUndefined();
  expect(changedPlan(plan, new ApiError(409, 'ORDER_EXISTS', { values }))).toBeUndefined();
  expect(changedPlan(plan, new Error('no answer'))).toBeUndefined();
});

test('where tax is added, the new price is the one that costs what the refusal names', () => {
  const gst = { rate: 18, included: false };
  for (let price = 1; price < 3_000; price += 7) {
    const charge = chargeOfPlan({ price }, gst);
    const found = changedPlan({ ...plan, gst }, changed({ price: `${charge}`, views: '1', days: '1' }));
    expect(found && chargeOfPlan(found, gst)).toBe(charge);
  }
});

test('new terms and another order are questions, other refusals are failures', () => {
  expect([changed({}), new ApiError(409, 'ORDER_EXISTS')].map(isQuestion)).toEqual([true, true]);
  expect([new ApiError(400, 'PLAN_INACTIVE'), new Error('no answer')].map(isQuestion)).toEqual([false, false]);
  expect([new ApiError(409, 'ORDER_EXISTS'), changed({})].map(isSecondOrder)).toEqual([true, false]);
});
