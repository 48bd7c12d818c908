import { describe, expect, it } from 'vitest';
import { planCalls } from '#shared/contracts/plans.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { testApi } from '#test/support/api.ts';
import { paymentSteps } from '#test/support/payments.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makePlan, subscribe } from '#test/support/records.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const api = await testApi();
const steps = paymentSteps(api);
const { token } = await makePrincipal('admin', 1);
const whole = { name: 'Spring', description: 'For the spring.', price: 1500, candidate_limit: 20, duration_days: 60 };
const create = (body: object) => api.call(planCalls.createPlan, { token, body });
const update = (id: number, body: object) => api.call(planCalls.updatePlan, { token, params: { id }, body });
const remove = (id: number) => api.call(planCalls.deletePlan, { token, params: { id } });
const read = (id: number) => api.call(subscriptionCalls.planDetails, { params: { id } });
// The first ids of the counter belong to plans that were not created by a call.
await makePlan();
await makePlan({ id: 2, key: 'basic', name: 'Basic', price: 999 });

const invalid = 'Please fill in all required fields with valid values.';

describe('a new plan', () => {
  it('is offered immediately, and can be bought', async () => {
    const { status, body } = await create(whole);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...whole, key: null, is_active: true, features: [] });
    expect((await read(body.id)).body).toEqual(body);
    const buyer = await makePrincipal('recruiter', 1);
    expect(await steps.purchase(buyer.token, body.id)).toMatchObject({ status: 200, body: { amount: 1500 } });
  });

  it.each([
    ['no number at all', 'free', 0],
    ['nothing', undefined, 0],
    ['form text', '250', 250],
    ['a grouped amount', '₹ 12,00,000', 1_200_000],
    ['an amount in other digits', '٤٥٬٠٠٠', 45_000],
  ])('accepts a price that is %s', async (label, price, stored) => {
    expect((await create({ ...whole, name: `Price ${label}`, price })).body).toMatchObject({ price: stored });
  });

  it.each([
    ['name', ''],
    ['name', '   '],
    ['name', undefined],
    ['description', ''],
    ['price', -1],
    ['price', 29.99],
    ['price', '-5'],
    ['price', '45,000.50'],
    ['candidate_limit', '2 or 3'],
    ['candidate_limit', 0],
    ['candidate_limit', 1.5],
    ['candidate_limit', 'many'],
    ['duration_days', 0],
    ['duration_days', ''],
    ['duration_days', undefined],
    ['is_active', 'maybe'],
  ])('is refused when its %s is %j', async (field, value) => {
    const changes = await tableChanges(api, async () => {
      const { status, body } = await create({ ...whole, name: 'Refused', [field]: value });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'INVALID_INPUT' });
      if (value !== undefined) expect(body.fields).toEqual([{ path: field, message: invalid }]);
    });
    expect(changes).toEqual([]);
  });

  it('is refused with the name of another plan', async () => {
    expect((await create({ ...whole, name: 'trial' })).status).toBe(400);
  });
});

describe('translations of a plan', () => {
  const japanese = { name: '春プラン', description: '春の採用に。', features: ['分析'] };

  it('are shown to everybody, without languages that have no text', async () => {
    const translations = { ja: japanese, de: { name: ' Frühling ' }, fr: { name: '', features: '' } };
    const { status, body } = await create({ ...whole, name: 'Translated', translations });
    expect(status).toBe(201);
    const stored = { ja: japanese, de: { name: 'Frühling', description: '', features: [] } };
    expect(body.translations).toEqual(stored);
    expect((await read(body.id)).body.translations).toEqual(stored);
    expect((await update(body.id, { price: 1 })).body.translations).toEqual(stored);
    expect((await update(body.id, { translations: { hi: { name: 'वसंत' } } })).body.translations).toEqual({
      hi: { name: 'वसंत', description: '', features: [] },
    });
  });

  it.each([
    ['another language', { xx: japanese }],
    ['a name that is too long', { ja: { ...japanese, name: '春'.repeat(61) } }],
    ['a description that is too long', { ja: { ...japanese, description: '春'.repeat(501) } }],
    ['too many features', { ja: { ...japanese, features: Array.from({ length: 21 }, (_, i) => `${i}`) } }],
    ['a control character', { ja: { ...japanese, name: '\u001Babc' } }],
    ['no object', 'ja'],
  ])('are refused with %s', async (_, translations) => {
    expect(await create({ ...whole, name: 'Refused', translations })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
  });
});

it('names both readings of an amount that is not clear', async () => {
  const amounts = { price: '29.99', candidate_limit: '1,5', duration_days: '٣٠' };
  const { status, body } = await create({ ...whole, name: 'Unclear', ...amounts });
  expect([status, body.fields]).toEqual([
    400,
    [
      { path: 'candidate_limit', message: expect.stringContaining('1 and a part, or 15.') },
      { path: 'price', message: expect.stringContaining('29 and a part, or 2999.') },
    ],
  ]);
});

describe('a changed plan', () => {
  it('keeps the fields that were not given', async () => {
    const { body: plan } = await create({ ...whole, name: 'Changing', features: ['Support'] });
    expect((await update(plan.id, { price: 1 })).body).toEqual({ ...plan, price: 1, version: expect.any(String) });
    expect((await update(plan.id, { is_active: false, name: 'Changed' })).body).toMatchObject({
      name: 'Changed',
      price: 1,
      is_active: false,
      features: ['Support'],
    });
    expect((await update(plan.id, {})).status).toBe(200);
  });

  it('gets no name by which another plan is ordered, and keeps the one that it has', async () => {
    const taken = { status: 400, body: { code: 'INVALID_STATE', detail: 'There is a plan with this name already.' } };
    const { body: plan } = await create({ ...whole, name: 'Own' });
    expect(await update(plan.id, { name: 'TRIAL' })).toMatchObject(taken);
    expect(await update(2, { name: 'Starter' })).toMatchObject({ status: 200, body: { key: 'basic' } });
    // Payments by UPI name the plan: this would be ordered in place of the new one.
    expect(await create({ ...whole, name: 'Basic' })).toMatchObject(taken);
    expect(await update(plan.id, { name: 'basic' })).toMatchObject(taken);
    expect(await update(plan.id, { name: 'own' })).toMatchObject({ status: 200, body: { name: 'own' } });
    expect(await update(2, { name: 'Basic' })).toMatchObject({ status: 200, body: { name: 'Basic', key: 'basic' } });
  });

  it('is refused with invalid values, and for an unknown plan', async () => {
    expect((await update(1, { candidate_limit: 0 })).status).toBe(400);
    expect((await update(1, { name: '' })).status).toBe(400);
    expect((await update(999, { price: 1 })).status).toBe(404);
    expect((await read(999)).status).toBe(404);
  });
});

describe('a deleted plan', () => {
  it('disappears, and its sold subscriptions continue', async () => {
    const { body: plan } = await create({ ...whole, name: 'Short-lived' });
    const buyer = await makePrincipal('recruiter', 2);
    const [settled, late] = [await steps.order(buyer, plan.id), await steps.order(buyer, plan.id)];
    await steps.verify(buyer.token, await steps.pay(settled));
    expect(await remove(plan.id)).toMatchObject({
      status: 200,
      body: { message: 'Plan "Short-lived" deleted successfully!' },
    });
    expect((await read(plan.id)).status).toBe(404);
    expect(await steps.purchase(buyer.token, plan.id)).toMatchObject({ status: 404 });
    expect((await steps.verify(buyer.token, await steps.pay(late))).status).toBe(200);
    const { body } = await api.call(subscriptionCalls.status, { token: buyer.token, params: { id: 2 } });
    expect(body).toMatchObject({ current_plan: 'Short-lived', candidate_limit: 40 });
    expect((await remove(plan.id)).status).toBe(404);
  });

  it('of the standard ones can be created again with its name', async () => {
    const { body: made } = await create({ ...whole, name: 'Premium' });
    expect(made.key).toBe('premium');
    await remove(made.id);
    expect((await api.call(subscriptionCalls.plansByKey)).body.premium).toBeUndefined();
    expect((await create({ ...whole, name: 'Premium' })).body.key).toBe('premium');
  });
});

describe('counting a view', () => {
  const count = (caller: string, id: number, candidate_id: unknown) =>
    api.call(planCalls.incrementView, { token: caller, params: { id }, body: { candidate_id } });

  it('uses one view for each candidate, once, and never adds one', async () => {
    const recruiter = await makePrincipal('recruiter', 3);
    await makePrincipal('candidate', 1);
    await makePrincipal('candidate', 2);
    expect(await count(recruiter.token, 3, 1)).toMatchObject({ status: 403, body: { code: 'SUBSCRIPTION_REQUIRED' } });
    await subscribe(3, { candidate_limit: 1 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => count(recruiter.token, 3, 1)));
    expect(answers.filter(({ body }) => body.is_new_view)).toHaveLength(1);
    expect(answers.at(-1)?.body).toMatchObject({ candidates_viewed: 1, remaining_candidates: 0, plan_name: 'Premium' });
    expect(await count(recruiter.token, 3, 2)).toMatchObject({ status: 403, body: { code: 'VIEW_LIMIT_REACHED' } });
    expect(await count(recruiter.token, 3, 99)).toMatchObject({ status: 404 });
    expect((await count(recruiter.token, 4, 1)).status).toBe(403);
    expect((await count(recruiter.token, 3, -1)).status).toBe(400);
  });
});
