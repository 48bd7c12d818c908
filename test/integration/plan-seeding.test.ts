import { beforeEach, expect, test } from 'vitest';
import { dynamodb } from '#functions/data/table.ts';
import { addMissingPlans, seedPlans } from '#functions/entities/plan/seed-plans.ts';
import { planCalls } from '#shared/contracts/plans.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { epochMs } from '#shared/domain/time.ts';
import { faultNames, injectFault } from '#test/faults/inject-fault.ts';
import { testApi } from '#test/support/api.ts';
import { seedPlansOnDeployment as handler } from '#test/support/handlers.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makePlan } from '#test/support/records.ts';
import { restoreTable, type TableState, tableState } from '#test/support/table-state.ts';

const api = await testApi();
const now = epochMs(Date.UTC(2026, 4, 1));
let empty: TableState | undefined;
let admin: Principal;

beforeEach(async () => {
  if (empty) await restoreTable(api, empty);
  empty ??= await tableState(api);
  admin = await makePrincipal('admin', 1);
});

const plans = async () => (await api.scan()).filter(({ entity }) => entity === 'plan');
const keysOf = async () => (await plans()).map(({ key }) => String(key)).sort();
const standard = ['basic', 'enterprise', 'premium', 'trial'];
const spring = { name: 'Spring', description: 'For the spring.', price: 9, candidate_limit: 20, duration_days: 60 };

test('a first deployment offers the four plans, and a recruiter can start the trial', async () => {
  await handler();
  const { body } = await api.call(subscriptionCalls.plansByKey);
  expect(Object.keys(body).sort()).toEqual(standard);
  expect(body.premium).toMatchObject({ price: 7_999, candidate_limit: 200, duration_days: 30, is_active: true });
  const { token } = await makePrincipal('recruiter', 1);
  expect((await api.call(subscriptionCalls.create, { token, body: { plan_name: 'trial' } })).status).toBe(201);
});

test('a second deployment changes nothing', async () => {
  api.units.reset();
  expect((await seedPlans(now)).outcome).toBe('created');
  expect(api.units.spent()).toMatchObject({ read: 1.5, write: 17 });
  const before = await tableState(api);
  api.units.reset();
  expect((await seedPlans(epochMs(now + 1))).outcome).toBe('earlier');
  expect(api.units.spent()).toMatchObject({ read: 1, write: 0 });
  expect(await tableState(api)).toEqual(before);
});

test('concurrent deployments create each plan once', async () => {
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => seedPlans(now)));
  expect(outcomes.filter(({ outcome }) => outcome === 'created')).toHaveLength(1);
  expect(await keysOf()).toEqual(standard);
});

test('changed plans stay changed, and deleted plans stay deleted', async () => {
  const seeded = await seedPlans(now);
  const [trial, basic] = seeded.plans;
  const { token } = admin;
  await api.call(planCalls.updatePlan, { token, params: { id: Number(trial?.id) }, body: { price: 1 } });
  await api.call(planCalls.deletePlan, { token, params: { id: Number(basic?.id) } });
  await seedPlans(epochMs(now + 1));
  expect(await keysOf()).toEqual(['enterprise', 'premium', 'trial']);
  const { body } = await api.call(subscriptionCalls.plansByKey);
  expect(body.trial.price).toBe(1);
});

test('no plan is recreated when admins deleted them all', async () => {
  const { plans: seeded } = await seedPlans(now);
  for (const { id } of seeded) await api.call(planCalls.deletePlan, { token: admin.token, params: { id } });
  expect((await seedPlans(epochMs(now + 1))).outcome).toBe('earlier');
  expect(await plans()).toEqual([]);
});

test('a portal with existing plans keeps exactly those', async () => {
  await api.call(planCalls.createPlan, { token: admin.token, body: spring });
  expect((await seedPlans(now)).outcome).toBe('unchanged');
  expect(await plans()).toMatchObject([{ name: 'Spring' }]);
  await api.call(planCalls.deletePlan, { token: admin.token, params: { id: Number((await plans())[0]?.id) } });
  expect((await seedPlans(now)).outcome).toBe('earlier');
});

test('plans of admins and standard ones never get the same id', async () => {
  const made = Promise.all(
    ['One', 'Two', 'Three'].map((name) =>
      api.call(planCalls.createPlan, { token: admin.token, body: { ...spring, name } }),
    ),
  );
  await Promise.all([made, seedPlans(now), addMissingPlans(now)]);
  const ids = (await plans()).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await made).map(({ status }) => status)).toEqual([201, 201, 201]);
});

test('ids that were assigned manually are skipped', async () => {
  await makePlan({ id: 2, key: null, name: 'By hand' });
  const added = await addMissingPlans(now);
  expect(added.map(({ id }) => id)).toEqual([5, 6, 7, 8]);
  expect((await plans()).find(({ id }) => id === 2)).toMatchObject({ name: 'By hand' });
});

test('an operator can recreate the missing ones', async () => {
  const { plans: seeded } = await seedPlans(now);
  await api.call(planCalls.deletePlan, { token: admin.token, params: { id: Number(seeded[2]?.id) } });
  expect((await addMissingPlans(now)).map(({ key }) => key)).toEqual(['premium']);
  expect(await addMissingPlans(now)).toEqual([]);
  expect(await keysOf()).toEqual(standard);
});

test.each(faultNames)(
  'a deployment whose table fails (%s) leaves all plans or none, and the next one completes them',
  async (fault) => {
    for (let nth = 1, struck = true; struck; nth += 1) {
      await restoreTable(api, empty ?? new Map());
      const repair = injectFault(dynamodb, nth, fault);
      await handler().catch(() => undefined);
      struck = repair();
      expect([0, standard.length]).toContain((await plans()).length);
      await handler();
      expect(await keysOf()).toEqual(standard);
      expect(nth).toBeLessThan(8);
    }
  },
);
