import { beforeEach, describe, expect, it } from 'vitest';
import { readPayment } from '#functions/entities/payment/payment-store.ts';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { adminSubscriptionCalls as calls } from '#shared/contracts/admin-subscriptions.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { planCalls } from '#shared/contracts/plans.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { breakTableAt } from '#test/support/broken-table.ts';
import { endSubscriptions } from '#test/support/handlers.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';
import { makePlan } from '#test/support/records.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const api = await testApi();
const day = 24 * 60 * 60 * 1000;
const start = epochMs(Date.now());
api.clock.set(start);
let admin = await makePrincipal('admin', 1);

await makePlan();
await makePlan({ id: 2, key: 'basic', name: 'Basic', price: 999, candidate_limit: 50, duration_days: 30 });
await makePlan({ id: 3, key: null, name: 'Summer deal', price: 5000, candidate_limit: 10, duration_days: 90 });
await makePlan({ id: 4, key: 'premium', name: 'Premium', price: 7999, is_active: false });

let lastId = 0;
let recruiter: Principal;
beforeEach(async () => {
  api.clock.set(start);
  lastId += 1;
  recruiter = await makePrincipal('recruiter', lastId);
});

const pay = (plan_name: unknown, upi_id: unknown = 'someone@bank', token = recruiter.token) =>
  api.call(subscriptionCalls.pay, { token, body: { recruiter_id: recruiter.id, plan_name, upi_id } });
const confirm = (id: number, call: (typeof confirmations)[number] = calls.confirmPayment) =>
  api.call(call, { token: admin.token, params: { id } });
const confirmations = [calls.confirmPayment, calls.confirmPlanPayment, calls.adminConfirmPayment] as const;
const create = (body: object = {}) =>
  api.call(calls.adminCreate, { token: admin.token, body: { recruiter_id: recruiter.id, ...body } });
const update = (id: number, body: object) => api.call(calls.adminUpdate, { token: admin.token, params: { id }, body });
const ofRecruiter = async () =>
  (await api.call(calls.adminOfRecruiter, { token: admin.token, params: { id: recruiter.id } })).body;
const entitlement = () => readEntitlement(recruiter.id);
const setTime = async (time: number) => {
  api.clock.set(time);
  [recruiter, admin] = [await signInAgain(recruiter), await signInAgain(admin)];
};
const audited = async (id: number) =>
  (await api.scan()).flatMap(({ entity, card }) =>
    entity === 'audit_entry' && card.target.type === 'subscription' && card.target.id === id ? [card.action] : [],
  );

describe('paying by UPI', () => {
  it('is pending and grants nothing until an admin confirms it', async () => {
    const { status, body } = await pay('basic');
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: expect.any(String) });
    expect(body.subscription).toMatchObject({ payment_status: 'pending', is_active: false, start_date: null });
    expect(JSON.stringify(body)).not.toContain('someone@bank');
    expect(await entitlement()).toBeUndefined();
    expect((await confirm(body.subscription.id)).body.subscription).toMatchObject({
      payment_status: 'completed',
      is_active: true,
      upi_id: 'someone@bank',
      recruiter: { email: recruiter.email },
    });
    expect(await entitlement()).toMatchObject({ candidate_limit: 50, ends_at: start + 30 * day });
  });

  it('creates a payment that the recruiter sees, and an invoice once it is confirmed', async () => {
    const { id } = (await pay('basic')).body.subscription;
    const list = () => api.call(paymentCalls.ofRecruiter, { token: recruiter.token, params: { id: recruiter.id } });
    const invoice = () => api.call(paymentCalls.invoice, { token: recruiter.token, params: { id: `upi_${id}` } });
    expect((await list()).body).toMatchObject([{ id: `upi_${id}`, status: 'pending', method: 'upi', amount: 999 }]);
    expect((await invoice()).status).toBe(400);
    await confirm(id);
    expect((await list()).body).toMatchObject([{ status: 'completed' }]);
    await settle(api);
    expect((await invoice()).body).toMatchObject({ payment: { amount: 999 }, documents: [{ kind: 'invoice' }] });
  });

  it('creates one pending purchase for repeated and concurrent reports', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay('basic')));
    expect(new Set(answers.map(({ body }) => body.subscription.id)).size).toBe(1);
    expect(await ofRecruiter()).toHaveLength(1);
  });

  it('for another plan replaces the former pending purchase, which can no longer be confirmed', async () => {
    const first = (await pay('basic')).body.subscription;
    const second = (await pay('summer DEAL')).body.subscription;
    expect(second.id).not.toBe(first.id);
    expect(await ofRecruiter()).toMatchObject([
      { id: second.id, payment_status: 'pending', plan_name: 'Summer deal' },
      { id: first.id, payment_status: 'failed' },
    ]);
    expect(await confirm(first.id)).toMatchObject({ status: 400, body: { code: 'INVALID_STATE' } });
    expect(await entitlement()).toBeUndefined();
  });

  it('keeps what was paid back of a payment that an admin set to pending, when another one replaces it', async () => {
    const { id } = (await pay('basic')).body.subscription;
    await confirm(id);
    const params = { id: `upi_${id}` };
    await api.call(paymentCalls.refund, { token: admin.token, params, body: { amount: 200 } });
    await update(id, { payment_status: 'pending' });
    expect((await pay('Summer deal')).status).toBe(200);
    const payment = await readPayment(params.id);
    expect(payment).toMatchObject({ summary: { status: 'failed', amount_refunded: 200 }, confirmed_by: admin.id });
  });

  it('starts also by creating a subscription for a paid plan', async () => {
    const { status, body } = await api.call(subscriptionCalls.create, {
      token: recruiter.token,
      body: { plan_name: 'basic' },
    });
    expect([status, body.payment_status, body.is_active]).toEqual([201, 'pending', false]);
    expect((await pay('basic')).body.subscription.price).toBe(999);
    expect(
      (await ofRecruiter()).filter((each: { payment_status: string }) => each.payment_status === 'pending'),
    ).toHaveLength(1);
  });

  it.each([
    ['trial', 'aa@bank', 400, 'INVALID_STATE'],
    ['premium', 'aa@bank', 400, 'PLAN_INACTIVE'],
    ['gold', 'aa@bank', 404, 'NOT_FOUND'],
    ['', 'aa@bank', 400, 'INVALID_INPUT'],
    ['basic', 'nobody', 400, 'INVALID_INPUT'],
    ['basic', 'a b@bank', 400, 'INVALID_INPUT'],
    ['basic', null, 400, 'INVALID_INPUT'],
  ])('for %j from %j is refused', async (plan, upi, status, code) => {
    expect(await pay(plan, upi)).toMatchObject({ status, body: { code } });
    expect(await ofRecruiter()).toEqual([]);
  });

  it('grants nothing to a recruiter who tries to confirm it', async () => {
    const { id } = (await pay('basic')).body.subscription;
    for (const call of confirmations) {
      expect((await api.call(call, { token: recruiter.token, params: { id } })).status).toBe(403);
    }
    expect(await entitlement()).toBeUndefined();
  });
});

describe('confirming a payment', () => {
  it('starts the subscription once, on every path, for repeated and concurrent calls', async () => {
    const { id } = (await pay('basic')).body.subscription;
    const answers = await Promise.all(Array.from({ length: 15 }, (_, place) => confirm(id, confirmations[place % 3])));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { message: 'Payment confirmed successfully!' } });
    expect(await entitlement()).toMatchObject({ candidate_limit: 50, ends_at: start + 30 * day });
    expect(await audited(id)).toEqual(['payment_confirmed']);
  });

  it('while another is active adds the rest of that one', async () => {
    await create({ plan_name: 'basic', candidate_limit: 4 });
    await unlockCandidate(recruiter.id, 1, start);
    await confirm((await pay('Summer deal')).body.subscription.id);
    expect(await entitlement()).toMatchObject({ candidate_limit: 13, ends_at: start + 120 * day });
    expect((await ofRecruiter()).filter(({ is_active }: { is_active: boolean }) => is_active)).toHaveLength(1);
  });

  it('is 404 for an unknown subscription', async () => {
    expect((await confirm(999_999)).status).toBe(404);
  });

  it.each(['before', 'after'] as const)(
    'leads to the same result when retried after a failure %s any write',
    async (when) => {
      for (let nth = 1; nth <= 12; nth += 1) {
        lastId += 1;
        recruiter = await makePrincipal('recruiter', lastId);
        const { id } = (await pay('basic')).body.subscription;
        const repair = breakTableAt(nth, when);
        const { status } = await confirm(id);
        const wasReached = repair();
        expect(status).toBe(wasReached ? 503 : 200);
        expect((await confirm(id)).status).toBe(200);
        expect(await entitlement()).toMatchObject({ candidate_limit: 50, ends_at: start + 30 * day });
        expect(await audited(id)).toEqual(['payment_confirmed']);
        if (!wasReached) return;
      }
      throw new Error('The call sent more commands than expected.');
    },
  );
});

describe('a subscription made by an admin', () => {
  it('is by default a free active trial of 5 candidates', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      recruiter_id: recruiter.id,
      plan_name: 'trial',
      candidate_limit: 5,
      price: 0,
      payment_method: 'admin_created',
      payment_status: 'completed',
      is_active: true,
    });
    expect(await entitlement()).toMatchObject({ candidate_limit: 5, ends_at: start + 7 * day });
    expect(await audited(body.id)).toEqual(['subscription_created']);
  });

  it('can be pending, and lasts 30 days if no plan has its name', async () => {
    const { body } = await create({ plan_name: 'Gift', payment_status: 'pending', candidate_limit: 3, price: 10 });
    expect(body).toMatchObject({ is_active: false, plan_name: 'Gift' });
    await confirm(body.id);
    expect(await entitlement()).toMatchObject({ candidate_limit: 3, plan_name: 'Gift', ends_at: start + 30 * day });
  });

  it("is the company's, where the recruiter works for one", async () => {
    const company = { id: recruiter.id, role: 'recruiter' } as const;
    const colleague = await makePrincipal('recruiter', 5_000 + lastId, { company });
    const answer = await create({ recruiter_id: colleague.id });
    expect(answer).toMatchObject({ status: 201, body: { recruiter_id: recruiter.id, is_active: true } });
    const params = { id: recruiter.id };
    const { body } = await api.call(subscriptionCalls.status, { token: colleague.token, params });
    expect(body).toMatchObject({ has_active_subscription: true, candidate_limit: 5 });
    expect(await readEntitlement(colleague.id)).toBeUndefined();
  });

  it('is refused while another is active, also after a lost response and for concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers) if (status !== 201) expect(body.code).toBe('SUBSCRIPTION_ALREADY_ACTIVE');
    expect(await ofRecruiter()).toHaveLength(1);
  });

  it.each([
    [{ recruiter_id: 999_999 }, 404],
    [{ recruiter_id: 999_999, payment_status: 'pending' }, 404],
    [{ recruiter_id: 'one' }, 400],
    [{ candidate_limit: -1 }, 400],
    [{ price: 1.5 }, 400],
    [{ payment_status: 'paid' }, 400],
    [{ payment_method: 'razorpay' }, 400],
    [{ payment_status: 'pending', is_active: true }, 400],
  ])('with %j is refused, and nothing is stored', async (body, status) => {
    const changes = await tableChanges(api, async () => {
      expect((await create(body)).status).toBe(status);
    });
    expect(changes.filter((key) => !key.startsWith('COUNTER'))).toEqual([]);
  });
});

describe('a changed subscription', () => {
  it('lasts as long as the plan that an admin gives it before it starts, and a running one until its end', async () => {
    const { id } = (await pay('basic')).body.subscription;
    await update(id, { plan_name: 'Summer deal', candidate_limit: 10, price: 5000 });
    const payments = await api.call(paymentCalls.ofRecruiter, { token: recruiter.token, params: { id: recruiter.id } });
    expect(payments.body).toMatchObject([{ plan_name: 'Summer deal', amount: 5000, duration_days: 90 }]);
    await confirm(id);
    expect(await entitlement()).toMatchObject({ candidate_limit: 10, ends_at: start + 90 * day });
    await update(id, { plan_name: 'basic' });
    expect(await entitlement()).toMatchObject({ plan_name: 'basic', ends_at: start + 90 * day });
  });

  it('changes the entitlement of the recruiter immediately', async () => {
    const { id } = (await create()).body;
    await unlockCandidate(recruiter.id, 1, start);
    expect((await update(id, { candidate_limit: 9, plan_name: 'Gold', price: 7 })).body).toMatchObject({
      candidate_limit: 9,
      plan_name: 'Gold',
      price: 7,
      is_active: true,
    });
    expect(await entitlement()).toMatchObject({
      candidate_limit: 9,
      candidates_viewed: 1,
      plan_name: 'Gold',
      price: 7,
    });
    expect(await audited(id)).toHaveLength(2);
  });

  it.each([
    ['pending', [], false],
    ['refused', ['failed'], false],
    ['confirmed', ['completed'], true],
    ['confirmed and then taken back', ['completed', 'failed'], true],
  ] as const)('whose payment by UPI is %s says the same price as the payment', async (_, statuses, isFinal) => {
    const { id } = (await pay('basic')).body.subscription;
    for (const payment_status of statuses) await update(id, { payment_status });
    const { status, body } = await update(id, { price: 5 });
    expect([status, body.fields?.[0]?.path]).toEqual(isFinal ? [400, 'price'] : [200, undefined]);
    const price = isFinal ? 999 : 5;
    expect((await update(id, { price, candidate_limit: 60 })).body).toMatchObject({ price, candidate_limit: 60 });
    expect((await readPayment(`upi_${id}`))?.summary.amount).toBe(price);
  });

  it('switched off ends immediately, and switched on again continues', async () => {
    const { id } = (await create({ plan_name: 'basic' })).body;
    await unlockCandidate(recruiter.id, 1, start);
    await setTime(start + day);
    expect((await update(id, { is_active: false })).body).toMatchObject({ is_active: false });
    expect((await entitlement())?.ends_at).toBe(start + day);
    await setTime(start + 2 * day);
    expect((await update(id, { is_active: true })).body).toMatchObject({ is_active: true });
    expect(await entitlement()).toMatchObject({ candidates_viewed: 1, ends_at: start + 30 * day, subscription_id: id });
  });

  it('switched on after its end starts a new period', async () => {
    const { id } = (await create()).body;
    await setTime(start + 8 * day);
    expect((await update(id, { price: 1 })).body).toMatchObject({ is_active: false });
    await update(id, { is_active: true });
    expect(await entitlement()).toMatchObject({ candidates_viewed: 0, ends_at: start + 15 * day });
  });

  it('is refused while another is active', async () => {
    const first = (await create()).body;
    await update(first.id, { is_active: false });
    await create({ plan_name: 'basic' });
    const before = await entitlement();
    expect(await update(first.id, { is_active: true })).toMatchObject({
      status: 400,
      body: { code: 'SUBSCRIPTION_ALREADY_ACTIVE' },
    });
    expect(await entitlement()).toEqual(before);
  });

  it('whose payment is marked as failed is no longer active', async () => {
    const { id } = (await create()).body;
    expect((await update(id, { payment_status: 'failed' })).body).toMatchObject({ is_active: false });
    expect((await entitlement())?.ends_at).toBe(start);
    expect((await update(id, { is_active: true })).status).toBe(400);
    expect((await update(id, { is_active: true, payment_status: 'completed' })).status).toBe(200);
  });

  it('loses no view that is counted concurrently', async () => {
    const { id } = (await create({ candidate_limit: 50 })).body;
    const views = Array.from({ length: 10 }, (_, place) => unlockCandidate(recruiter.id, place + 1, start));
    const changes = Array.from({ length: 5 }, (_, place) => update(id, { candidate_limit: 60 + place }));
    const [, answers] = await Promise.all([Promise.all(views), Promise.all(changes)]);
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect(await entitlement()).toMatchObject({ candidates_viewed: 10 });
  });
});

describe('a deleted subscription', () => {
  it('ends immediately and is removed; another active one stays', async () => {
    const first = (await create()).body;
    const remove = (id: number) => api.call(calls.adminDelete, { token: admin.token, params: { id } });
    expect(await remove(first.id)).toMatchObject({
      status: 200,
      body: { message: 'Subscription deleted successfully!' },
    });
    expect((await entitlement())?.ends_at).toBe(start);
    expect((await remove(first.id)).status).toBe(404);
    const pending = (await pay('basic')).body.subscription;
    await create();
    await remove(pending.id);
    expect((await entitlement())?.ends_at).toBe(start + 7 * day);
    expect(await audited(first.id)).toEqual(expect.arrayContaining(['subscription_deleted']));
  });
});

describe('the lists of subscriptions', () => {
  const list = (query: object = {}, call: typeof calls.adminList | typeof calls.all = calls.adminList) =>
    api.call(call, { token: admin.token, query });

  it('include the recruiter, can be filtered and searched, and are paged', async () => {
    await pay('basic');
    const pending = await list({ status: 'pending', limit: '100' });
    expect(pending.body[0]).toMatchObject({ recruiter_id: recruiter.id, recruiter: { name: recruiter.name } });
    for (const each of pending.body) expect(each.payment_status).toBe('pending');
    for (const each of (await list({ status: 'active' })).body) expect(each.is_active).toBe(true);
    for (const keyword of [
      recruiter.email.toUpperCase(),
      `COMPANY ${recruiter.id}`,
      `address of recruiter ${recruiter.id}`,
    ]) {
      const { body } = await list({ keyword });
      expect(body.map((each: { recruiter_id: number }) => each.recruiter_id)).toContain(recruiter.id);
    }
    expect((await list({ keyword: 'nobody of that name' })).body).toEqual([]);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: '7', keyword: 'canary', ...(cursor ? { cursor } : {}) }, calls.all);
      seen.push(...page.body.map(({ id }: { id: number }) => id));
      cursor = page.next;
    } while (cursor);
    const all = (await api.scan()).filter(({ entity }) => entity === 'subscription').map(({ card }) => card.id);
    expect(seen.toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('show one subscription by its id', async () => {
    const { id } = (await pay('basic')).body.subscription;
    const get = (wanted: number) => api.call(calls.adminGet, { token: admin.token, params: { id: wanted } });
    expect((await get(id)).body).toMatchObject({ id, upi_id: 'someone@bank' });
    expect((await get(999_999)).status).toBe(404);
    expect(
      (await api.call(calls.allOfRecruiter, { token: admin.token, params: { id: recruiter.id } })).body,
    ).toHaveLength(1);
  });
});

it('every change of subscriptions for admins is refused to others', async () => {
  expect((await api.call(planCalls.createPlan, { token: recruiter.token, body: {} })).status).toBe(403);
  expect((await api.call(calls.adminCreate, { token: recruiter.token, body: { recruiter_id: 1 } })).status).toBe(403);
});

describe('another end of a running subscription', () => {
  const extend = async (id: number, days: number, body: object = {}) =>
    update(id, { end_date: new Date(start + days * day).toISOString(), ...body });
  const runOf = async () => {
    await pay('basic');
    const [{ id }] = await ofRecruiter();
    await confirm(id);
    return id;
  };

  it('counts for the recruiter at once, and the audit trail names it', async () => {
    const id = await runOf();
    const end_date = new Date(start + 45 * day).toISOString();
    expect(await extend(id, 45)).toMatchObject({ status: 200, body: { end_date, is_active: true } });
    expect(await entitlement()).toMatchObject({ ends_at: start + 45 * day, candidate_limit: 50 });
    const { body } = await api.call(subscriptionCalls.status, { token: recruiter.token, params: { id: recruiter.id } });
    expect(JSON.stringify(body)).toContain(end_date);
    expect(await audited(id)).toContain('subscription_end_changed');
    await setTime(start + 44 * day);
    await endSubscriptions();
    expect(await ofRecruiter()).toMatchObject([{ is_active: true }]);
    await setTime(start + 45 * day);
    await endSubscriptions();
    expect(await ofRecruiter()).toMatchObject([{ is_active: false }]);
  });

  it('is named in the audit trail beside the other terms of the same save', async () => {
    const id = await runOf();
    const before = await audited(id);
    await extend(id, 45);
    expect(await audited(id)).toHaveLength(before.length + 1);
    await extend(id, 50, { candidate_limit: 40 });
    expect(await audited(id)).toHaveLength(before.length + 3);
    expect((await audited(id)).filter((action) => action === 'subscription_changed')).toHaveLength(1);
    expect((await audited(id)).filter((action) => action === 'subscription_end_changed')).toHaveLength(2);
  });

  it('is reminded of three days before, also when the recruiter was reminded of the one before', async () => {
    const id = await runOf();
    const reminders = async () =>
      (await api.scan()).filter(({ entity, PK, card }) => {
        return (
          entity === 'notification' && PK === `INBOX#recruiter#${recruiter.id}` && card.kind === 'subscription_ending'
        );
      }).length;
    const runAt = async (days: number) => {
      await setTime(start + days * day);
      await endSubscriptions();
      await settle(api);
      return await reminders();
    };
    expect(await runAt(28)).toBe(1);
    expect((await extend(id, 60)).status).toBe(200);
    expect(await runAt(56)).toBe(1);
    expect(await runAt(58)).toBe(2);
  });

  it('is taken back with its payment, and added to what a later one takes over', async () => {
    const id = await runOf();
    await extend(id, 40);
    await pay('basic');
    const [later] = await ofRecruiter();
    await confirm(later.id);
    expect(await entitlement()).toMatchObject({ ends_at: start + 70 * day });
    await update(id, { payment_status: 'failed' });
    expect(await entitlement()).toMatchObject({ ends_at: start + 30 * day });
  });

  it.each([
    ['now', 0, 'later than now'],
    ['before now', -1, 'later than now'],
    ['more than two years away', 731, 'within 730 days'],
  ])('%s is refused', async (_, days, text) => {
    const id = await runOf();
    expect(await extend(id, days)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(JSON.stringify((await extend(id, days)).body)).toContain(text);
    expect(await entitlement()).toMatchObject({ ends_at: start + 30 * day });
  });

  it('is refused while it is not active, and where the form showed an earlier end', async () => {
    const id = await runOf();
    const { version } = (await api.call(calls.adminGet, { token: admin.token, params: { id } })).body;
    expect((await extend(id, 40, { version })).status).toBe(200);
    expect(await extend(id, 50, { version })).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } });
    await update(id, { is_active: false });
    expect(JSON.stringify((await extend(id, 60)).body)).toContain('Only an active subscription');
  });

  it('loses no view and no day when admins and the recruiter act at the same time', async () => {
    const id = await runOf();
    const candidates = [801, 802, 803];
    const answers = await Promise.all([
      extend(id, 50),
      extend(id, 50),
      ...candidates.map((candidate) => unlockCandidate(recruiter.id, candidate, start)),
    ]);
    expect(answers.slice(0, 2)).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(await entitlement()).toMatchObject({ ends_at: start + 50 * day, candidates_viewed: 3 });
  });
});
