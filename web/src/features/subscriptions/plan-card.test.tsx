import { expect, test } from 'vitest';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import { isoInstant } from '#shared/domain/time.ts';
import subscriptions from '#shared/locales/en/screens/subscriptions.json';
import { markupOf, textOf } from '#test/support/markup-of.tsx';
import { PlanCard, SelectPlan } from './plan-card.tsx';

const basic: Plan = {
  id: 2,
  key: 'basic',
  name: 'Basic',
  description: 'For a first hire.',
  price: 2999,
  candidate_limit: 50,
  duration_days: 30,
  is_active: true,
  features: ['Shortlists'],
  translations: {},
  created_at: isoInstant('2026-01-01T00:00:00.000Z'),
};

const textOfCard = (plan: Plan) =>
  textOf(
    markupOf(
      <PlanCard plan={plan}>
        <SelectPlan plan={plan} onSelect={() => undefined} />
      </PlanCard>,
      { subscriptions },
    ),
  );

test('a plan shows its price, views, days and features, and can be selected', () => {
  expect(textOfCard(basic)).toBe(
    'Basic For a first hire. ₹2,999 /plan 50 candidates 30 days Unlimited job postings Email support Shortlists Select Plan',
  );
});

test('a free plan has no suffix behind its price', () => {
  const text = textOfCard({ ...basic, key: 'trial', price: 0 });
  expect(text).not.toContain('/plan');
  expect(text).toContain('Start Free Trial');
});

test('a trial for which admins have set a price is selected like other plans', () => {
  const text = textOfCard({ ...basic, key: 'trial', price: 499 });
  expect(text).toContain('₹499 /plan');
  expect(text).toMatch(/Select Plan$/);
});

test('the premium plan is the most popular one', () => {
  expect(textOfCard({ ...basic, key: 'premium' })).toMatch(/^Most Popular/);
  expect(textOfCard(basic)).not.toContain('Most Popular');
});

test('an inactive plan says so and cannot be selected', () => {
  const text = textOfCard({ ...basic, is_active: false });
  expect(text).toContain('INACTIVE');
  expect(text).toMatch(/Plan Unavailable$/);
});
