import { expect, test } from 'vitest';
import { planItem } from './fixtures.ts';
import { parsePlan } from './stored-plan.ts';
import { toPlan } from './to-plan.ts';

const { PK, SK, entity, schema_version, ...plan } = planItem;

test('a plan is read without its keys, and shown unchanged', () => {
  expect(parsePlan(planItem)).toEqual(plan);
  expect(toPlan(parsePlan(planItem))).toEqual(plan);
});

test('a plan that an admin added has no key', () => {
  expect(parsePlan({ ...planItem, key: null }).key).toBeNull();
});

test('an item of another entity is refused', () => {
  expect(() => parsePlan({ ...planItem, price: '2999' })).toThrow();
});
