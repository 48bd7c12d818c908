import { expect, test } from 'vitest';
import { planItem, translatedPlanItem } from './fixtures.ts';
import { parsePlan } from './stored-plan.ts';
import { toPlan } from './to-plan.ts';

const { PK, SK, entity, schema_version, ...plan } = planItem;

test('a plan from before translations is read without its keys and with none, and shown unchanged', () => {
  expect(parsePlan(planItem)).toEqual({ ...plan, translations: {} });
  expect(toPlan(parsePlan(planItem))).toEqual({
    ...plan,
    translations: {},
    version: expect.stringMatching(/^[\w-]{16}$/),
  });
});

test('a plan is shown with its translations', () => {
  const { translations } = translatedPlanItem;
  expect(toPlan(parsePlan(translatedPlanItem))).toEqual({ ...plan, translations, version: expect.any(String) });
});

test('a plan that an admin added has no key', () => {
  expect(parsePlan({ ...planItem, key: null }).key).toBeNull();
});

test('an item of another entity is refused', () => {
  expect(() => parsePlan({ ...planItem, price: '2999' })).toThrow();
});
