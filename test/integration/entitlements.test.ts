import { beforeEach, describe, expect, test } from 'vitest';
import { activation } from '#functions/api/subscriptions/activation.ts';
import { keys } from '#functions/data/keys.ts';
import { dynamodb } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { hasViewed, requireViewState, viewedAmong } from '#functions/entities/subscription/candidate-view-store.ts';
import {
  grantEntitlement,
  isActive,
  readEntitlement,
  replaceEntitlement,
} from '#functions/entities/subscription/entitlement-store.ts';
import {
  draftSubscription,
  entitlementOf,
  prepareStart,
  readCurrentSubscription,
} from '#functions/entities/subscription/subscription-lifecycle.ts';
import { endedBy } from '#functions/entities/subscription/subscription-moves.ts';
import { putSubscription, readSubscription } from '#functions/entities/subscription/subscription-store.ts';
import { unlockCandidate, viewWrites } from '#functions/entities/subscription/unlock-candidate.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { planCalls } from '#shared/contracts/plans.ts';
import { type EpochMs, epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { subscribe } from '#test/support/records.ts';

const api = await testApi();
const now = epochMs(Date.now());
const day = 24 * 60 * 60 * 1000;

let id = 0;
beforeEach(() => {
  id += 1;
  api.clock.set(now);
});

const view = (candidateId: number, at = now) => unlockCandidate(id, candidateId, at);
const measureReads = async (action: () => Promise<unknown>) => {
  api.units.reset();
  await action();
  return api.units.spent().read;
};

describe('a view', () => {
  test('is recorded with all fields that later reads need', async () => {
    await subscribe(id, { subscription_id: 77 });
    expect(await view(3)).toMatchObject({ is_new_view: true, entitlement: { candidates_viewed: 1 } });
    const [stored] = (await api.scan()).filter((item) => item.PK === keys.candidateView(id, 3).PK && item.candidate_id);
    const at = new Date(now).toISOString();
    expect(stored).toMatchObject({
      ...keys.candidateView(id, 3),
      entity: 'candidate_view',
      recruiter_id: id,
      candidate_id: 3,
      subscription_id: 77,
      viewed_at: at,
    });
    expect(JSON.stringify(stored)).toContain(`recruiter-${id}`);
  });

  test('is refused only after a consistent read', async () => {
    expect(await measureReads(() => view(3)), 'nothing there').toBe(3);
    await subscribe(id, { candidate_limit: 1 });
    expect(await measureReads(() => view(3)), 'the first').toBe(1);
    expect(await measureReads(() => view(3)), 'again').toBe(1);
    expect(await measureReads(() => view(4)), 'one too many').toBe(3);
  });

  test('that is repeated makes no write attempt', async () => {
    await subscribe(id);
    await view(3);
    let isWritten = false;
    beforeNextTransaction(async () => {
      isWritten = true;
    });
    expect(await view(3)).toMatchObject({ is_new_view: false });
    expect(isWritten).toBe(false);
    await view(4);
    expect(isWritten).toBe(true);
  });

  test('with a record but no entitlement is refused as without a subscription', async () => {
    const { view: record } = viewWrites(id, 3, 1, now);
    expect(await transact({ record })).toEqual({ done: true });
    expect(await view(3)).toEqual({ refusal: 'SUBSCRIPTION_REQUIRED' });
  });

  test('that is counted concurrently is not new, and counts once', async () => {
    await subscribe(id, { candidate_limit: 2 });
    beforeNextTransaction(() => view(3));
    expect(await view(3)).toMatchObject({ is_new_view: false, entitlement: { candidate_limit: 2 } });
    expect((await readEntitlement(id))?.candidates_viewed).toBe(1);
  });

  test('after a concurrent request took the last one shows the same candidate, and no other', async () => {
    await subscribe(id, { candidate_limit: 1 });
    beforeNextTransaction(() => view(3));
    expect(await view(3)).toMatchObject({ is_new_view: false, entitlement: { candidates_viewed: 1 } });
    id += 1_000;
    await subscribe(id, { candidate_limit: 1 });
    beforeNextTransaction(() => view(3));
    expect(await view(4)).toEqual({ refusal: 'VIEW_LIMIT_REACHED' });
    expect(await hasViewed(id, 4)).toBe(false);
    id -= 1_000;
  });

  test('is refused when the subscription ends concurrently', async () => {
    const seen = await subscribe(id);
    beforeNextTransaction(() => transact({ entitlement: replaceEntitlement({ ...seen, ends_at: now }, seen) }));
    expect(await view(3)).toEqual({ refusal: 'SUBSCRIPTION_REQUIRED' });
    expect(await hasViewed(id, 3)).toBe(false);
  });

  test('is refused when the entitlement is deleted between its read and the write', async () => {
    await subscribe(id);
    beforeNextTransaction(() => transact({ entitlement: { Delete: { Key: keys.entitlement(id) } } }));
    expect(await view(3)).toEqual({ refusal: 'SUBSCRIPTION_REQUIRED' });
    expect(await hasViewed(id, 3)).toBe(false);
  });

  test('counts until the limit or the end is reached', async () => {
    await subscribe(id, { candidate_limit: 1, ends_at: epochMs(now + 1) });
    const count = (at: EpochMs, candidate: number) => transact(viewWrites(id, candidate, 1, at));
    expect(await count(epochMs(now + 1), 3)).toMatchObject({
      done: false,
      failed: 'count',
      item: { recruiter_id: id },
    });
    expect(await count(now, 3)).toEqual({ done: true });
    expect(await count(now, 4)).toMatchObject({ done: false, failed: 'count' });
    expect(await count(now, 3)).toMatchObject({ done: false, failed: 'view' });
  });
});

describe('what a recruiter has viewed', () => {
  test('is read one by one, consistently', async () => {
    await subscribe(id);
    expect(await hasViewed(id, 3)).toBe(false);
    await view(3);
    expect(await hasViewed(id, 3)).toBe(true);
    expect(await measureReads(() => hasViewed(id, 4))).toBe(1);
    expect(await measureReads(() => readEntitlement(id))).toBe(1);
  });

  test('can be made the condition of a write', async () => {
    await subscribe(id);
    await view(3);
    const isSo = async (candidate: number, viewed: boolean) =>
      (await transact({ view: requireViewState(id, candidate, viewed) })).done;
    expect([await isSo(3, true), await isSo(3, false)]).toEqual([true, false]);
    expect([await isSo(4, true), await isSo(4, false)]).toEqual([false, true]);
  });

  test('is read in one batch: the requested ones, and only the own ones', async () => {
    await subscribe(id, { candidate_limit: 20 });
    for (const candidate of [2, 3, 5, 11]) await view(candidate);
    expect(await viewedAmong(id, [11, 2, 4, 5])).toEqual(new Set([2, 5, 11]));
    expect(await viewedAmong(id, [3])).toEqual(new Set([3]));
    expect(await measureReads(() => viewedAmong(id, [2, 11]))).toBe(0.5);
    expect(api.units.spent().commands, 'all of them are on one page').toBe(1);
    expect(await viewedAmong(id + 5_000, [2, 3])).toEqual(new Set());
    expect(await measureReads(() => viewedAmong(id, []))).toBe(0);
  });

  test('is looked for on several pages, but on a limited number', async () => {
    await subscribe(id, { candidate_limit: 20 });
    const all = [1, 2, 3, 4, 5, 6];
    for (const candidate of all) await view(candidate);
    const name = 'onePerPage';
    dynamodb.middlewareStack.add(
      (next, context) => (step) =>
        next(context.commandName === 'QueryCommand' ? { ...step, input: { ...step.input, Limit: 1 } } : step),
      { step: 'initialize', name, priority: 'high' },
    );
    const found = await viewedAmong(id, all);
    dynamodb.middlewareStack.remove(name);
    expect(found).toEqual(new Set([1, 2, 3, 4]));
  });
});

describe.each([
  [
    'looking at a profile',
    (token: string, candidate: number) => api.call(candidateCalls.view, { token, params: { id: candidate } }),
  ],
  [
    'counting a view',
    (token: string, candidate: number) =>
      api.call(planCalls.incrementView, { token, params: { id }, body: { candidate_id: candidate } }),
  ],
] as const)('%s', (_, look) => {
  test('returns what is left, never a negative number', async () => {
    const { token } = await makePrincipal('recruiter', id);
    const candidate = await makePrincipal('candidate', id);
    const seen = await subscribe(id, { candidate_limit: 2 });
    const first = (await look(token, candidate.id)).body;
    const left = { is_new_view: true, plan_name: 'Premium', candidates_viewed: 1, remaining_candidates: 1 };
    expect(first.subscription_info ?? first).toMatchObject(left);
    const viewed = { ...seen, candidates_viewed: 1 };
    expect(await transact({ entitlement: replaceEntitlement({ ...viewed, candidate_limit: 0 }, viewed) })).toEqual({
      done: true,
    });
    const again = (await look(token, candidate.id)).body;
    expect(again.subscription_info ?? again).toMatchObject({ is_new_view: false, remaining_candidates: 0 });
  });

  test('of a candidate who does not exist or is not active costs nothing', async () => {
    const { token } = await makePrincipal('recruiter', id);
    const gone = await makePrincipal('candidate', id);
    const { token: admin } = await makePrincipal('admin', id);
    await api.call(adminCalls.deactivateUser, { token: admin, params: { a: 'candidate', b: String(id) } });
    await subscribe(id);
    for (const candidate of [gone.id, 9_999]) {
      expect(await look(token, candidate)).toMatchObject({ status: 404, body: { code: 'CANDIDATE_NOT_FOUND' } });
    }
    expect((await readEntitlement(id))?.candidates_viewed).toBe(0);
  });

  test('without a subscription is refused', async () => {
    const { token } = await makePrincipal('recruiter', id);
    const candidate = await makePrincipal('candidate', id);
    expect(await look(token, candidate.id)).toMatchObject({ status: 403, body: { code: 'SUBSCRIPTION_REQUIRED' } });
  });
});

describe('an entitlement', () => {
  test('counts until its end, and only if it exists', async () => {
    const entitlement = await subscribe(id, { ends_at: epochMs(now + 5) });
    expect(isActive(undefined, now)).toBe(false);
    expect(isActive(entitlement, epochMs(now + 4))).toBe(true);
    expect(isActive(entitlement, epochMs(now + 5))).toBe(false);
  });

  test('is granted where none is active any more', async () => {
    const entitlement = await subscribe(id, { ends_at: epochMs(now + 5) });
    const next = { ...entitlement, subscription_id: 2 };
    expect(await transact({ entitlement: grantEntitlement(next, epochMs(now + 4)) })).toMatchObject({ done: false });
    expect(await transact({ entitlement: grantEntitlement(next, epochMs(now + 5)) })).toEqual({ done: true });
    expect(await readEntitlement(id)).toEqual(next);
  });

  test('is replaced only if unchanged since the read', async () => {
    const read = await subscribe(id);
    const changes = { subscription_id: 2, candidates_viewed: 1, candidate_limit: 9, ends_at: 1 };
    for (const [name, value] of Object.entries(changes)) {
      const other = { ...read, [name]: value };
      expect(await transact({ entitlement: replaceEntitlement(read, other) }), name).toMatchObject({ done: false });
    }
    expect(await transact({ entitlement: replaceEntitlement(read, undefined) })).toMatchObject({ done: false });
    expect(await transact({ entitlement: replaceEntitlement({ ...read, price: 1 }, read) })).toEqual({ done: true });
    const fresh = { ...read, recruiter_id: id + 5_000 };
    expect(await transact({ entitlement: replaceEntitlement(fresh, undefined) })).toEqual({ done: true });
  });
});

describe('a subscription that begins', () => {
  const terms = { key: 'basic' as const, name: 'Basic', price: 999, candidate_limit: 50, duration_days: 30 };
  const draft = (parts: Partial<Parameters<typeof draftSubscription>[0]> = {}) =>
    draftSubscription({ id: 500, recruiterId: id, terms, paymentMethod: 'upi', now, ...parts });

  test('has no effect as a draft', () => {
    expect(draft()).toMatchObject({
      duration_days: 30,
      closed: null,
      grants: [],
      summary: {
        plan_name: 'basic',
        plan: { name: 'Basic', candidate_limit: 50, price: 999 },
        payment_status: 'pending',
        payment_method: 'upi',
        start_date: null,
        end_date: null,
        is_active: false,
        created_at: new Date(now).toISOString(),
        upi_id: null,
      },
    });
    expect(draft({ terms: { ...terms, key: null }, upiId: 'a@bank' }).summary).toMatchObject({
      plan_name: 'Basic',
      upi_id: 'a@bank',
    });
    const { summary, ...rest } = draft();
    const at = toIso(now);
    for (const times of [{}, { end_date: at }]) {
      const half = { ...rest, summary: { ...summary, ...times } };
      expect(() => entitlementOf(half, 0)).toThrow('This subscription has not started.');
    }
  });

  test('starts now with its own views and days when nothing is active', () => {
    const { started, writes: planned } = prepareStart(
      draft(),
      { entitlement: undefined, subscription: undefined, verified: true },
      now,
    );
    expect(started).toMatchObject({
      grants: [{ subscription_id: 500, views: 50, ms: 30 * day }],
      closed: null,
      views_used: 0,
      reminded_at: null,
      reminder_due: true,
      summary: {
        candidate_limit: 50,
        payment_status: 'completed',
        is_active: true,
        start_date: new Date(now).toISOString(),
        end_date: new Date(now + 30 * day).toISOString(),
      },
    });
    expect(entitlementOf(started, 4)).toEqual({
      recruiter_id: id,
      subscription_id: 500,
      plan_name: 'Basic',
      price: 999,
      candidate_limit: 50,
      candidates_viewed: 4,
      starts_at: now,
      ends_at: now + 30 * day,
      waiting_ms: null,
    });
    expect(Object.values(planned)).toHaveLength(3);
  });

  test.each([
    [3, false],
    [4, true],
  ])('gets a reminder only when it lasts longer than the reminder period: %i days, %s', (duration_days, isDue) => {
    const short = draft({ terms: { ...terms, duration_days } });
    const { started } = prepareStart(short, { entitlement: undefined, subscription: undefined, verified: true }, now);
    expect(started.reminder_due).toBe(isDue);
  });

  /** Creates a subscription of 10 views that began 10 days ago, with 3 views used. */
  async function startEarlier(days: number) {
    const old = draft({
      id: 400,
      now: epochMs(now - 10 * day),
      terms: { ...terms, candidate_limit: 10, duration_days: days },
    });
    const none = { entitlement: undefined, subscription: undefined, verified: true };
    const { started } = prepareStart(old, none, epochMs(now - 10 * day));
    await makePrincipal('recruiter', id);
    await transact({
      record: putSubscription(started),
      grant: grantEntitlement(entitlementOf(started, 3), now),
    });
    return readCurrentSubscription(id);
  }

  test('takes over views and days of the active subscription, which is closed as superseded', async () => {
    const { started, writes: planned } = prepareStart(draft(), await startEarlier(15), now);
    expect(started).toMatchObject({
      grants: [
        { subscription_id: 400, views: 7, ms: 5 * day },
        { subscription_id: 500, views: 50, ms: 30 * day },
      ],
      summary: { candidate_limit: 57, end_date: new Date(now + 35 * day).toISOString() },
    });
    expect(await transact(planned)).toEqual({ done: true });
    expect(await readSubscription(id, 400)).toMatchObject({
      closed: 'superseded',
      views_used: 3,
      reminder_due: false,
      summary: { is_active: false, payment_status: 'completed' },
    });
    expect(await readCurrentSubscription(id)).toMatchObject({
      entitlement: { subscription_id: 500, candidates_viewed: 0, candidate_limit: 57 },
      subscription: { summary: { id: 500, is_active: true } },
    });
  });

  test('takes nothing over from an ended subscription, which is closed as expired', async () => {
    const { started, writes: planned } = prepareStart(draft(), await startEarlier(10), now);
    expect(started).toMatchObject({
      grants: [{ subscription_id: 500, views: 50, ms: 30 * day }],
      summary: { candidate_limit: 50, end_date: new Date(now + 30 * day).toISOString() },
    });
    expect(await transact(planned)).toEqual({ done: true });
    expect(await readSubscription(id, 400)).toMatchObject({ closed: 'expired', views_used: 3 });
  });

  test('leaves the former record unchanged when it was closed before, or is the same one', async () => {
    const previous = await startEarlier(10);
    const { subscription } = previous;
    if (!subscription) throw new Error('no subscription');
    const isClosed = { ...previous, subscription: endedBy(subscription, 'expire', 3) };
    expect(Object.values(prepareStart(draft(), isClosed, now).writes)).toHaveLength(3);
    expect(Object.values(prepareStart(subscription, previous, now).writes)).toHaveLength(3);
    expect(Object.values(prepareStart(draft(), previous, now).writes)).toHaveLength(4);
  });

  test('succeeds without a record of the former one', async () => {
    await subscribe(id, { subscription_id: 999 });
    expect(await readCurrentSubscription(id)).toMatchObject({
      entitlement: { subscription_id: 999 },
      subscription: undefined,
    });
    expect(prepareStart(draft(), await readCurrentSubscription(id), now).started.grants[0]).toMatchObject({
      subscription_id: 999,
      views: 5,
    });
    expect(await readCurrentSubscription(id + 5_000)).toEqual({
      entitlement: undefined,
      subscription: undefined,
      verified: false,
    });
  });

  test('starts immediately as a trial, and each of its two writes fails for its own reason', async () => {
    const plan = {
      ...terms,
      id: 1,
      description: '',
      is_active: true,
      features: [],
      translations: {},
      created_at: toIso(now),
    };
    const start = () =>
      activation({ subscriptionId: 500, recruiterId: id, plan, paymentMethod: 'trial', verified: true, now });
    const { subscription, grant, record } = start();
    expect(subscription).toMatchObject({ id: 500, payment_method: 'trial', is_active: true, candidate_limit: 50 });
    expect(await transact({ grant, record })).toEqual({ done: true });
    expect(await transact({ grant: start().grant })).toMatchObject({ done: false, failed: 'grant' });
    expect(await transact({ record: start().record })).toMatchObject({ done: false, failed: 'record' });
  });
});
