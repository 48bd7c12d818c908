import { expect, test } from 'vitest';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { planFigures, shownPlans, withoutPlan, withPlan } from './plan-list.ts';

const plan = (id: number, is_active = true): Plan => ({
  id,
  key: null,
  name: `Plan ${id}`,
  description: 'For tests.',
  price: 1_000,
  candidate_limit: 10,
  duration_days: 30,
  is_active,
  features: [],
  translations: {},
  created_at: isoInstant('2026-01-01T00:00:00.000Z'),
});
const plans = [plan(1), plan(2, false), plan(3)];
const ids = (list: readonly Plan[]) => list.map(({ id }) => id);

test('inactive plans are counted, but listed only when requested', () => {
  expect(planFigures(plans)).toEqual({ total: 3, active: 2 });
  expect(ids(shownPlans(plans, false))).toEqual([1, 3]);
  expect(ids(shownPlans(plans, true))).toEqual([1, 2, 3]);
});

test('a changed plan stays in its place, a new one comes last', () => {
  const changed = { ...plan(2), name: 'Renamed' };
  expect(withPlan(plans, changed)).toEqual([plan(1), changed, plan(3)]);
  expect(ids(withPlan(plans, plan(4)))).toEqual([1, 2, 3, 4]);
});

test('a deleted plan is gone from the list', () => {
  expect(ids(withoutPlan(plans, 2))).toEqual([1, 3]);
});
