import { expect, test } from 'vitest';
import { isoInstant } from '#shared/domain/time.ts';
import subscriptionAdmin from '#shared/locales/en/screens/subscriptionAdmin.json';
import { markupOf, textOf } from '#test/support/markup-of.tsx';
import { SimpleTable } from './simple-table.tsx';

test('the simple variant has ids instead of names, the plan, its views and price, the state and the payment', () => {
  const row = {
    id: 12,
    recruiter_id: 7,
    plan_name: 'basic',
    plan: { name: 'Basic', candidate_limit: 50, price: 2_999 },
    candidate_limit: 50,
    price: 2_999,
    payment_method: 'upi',
    payment_status: 'pending',
    start_date: null,
    end_date: null,
    is_active: false,
    created_at: isoInstant('2026-01-01T00:00:00.000Z'),
    upi_id: null,
    recruiter: null,
  } as const;
  const text = textOf(markupOf(<SimpleTable subscriptions={[row]} onOpen={() => undefined} />, { subscriptionAdmin }));
  expect(text).toMatch(/\b12\b.*\b7\b.* Basic .*\b50\b.*₹2,999.*Inactive.*Pending/);
});
