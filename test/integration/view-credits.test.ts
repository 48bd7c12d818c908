import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordRefund } from '#functions/api/payments/record-refund.ts';
import { settlePayment } from '#functions/api/payments/settle-payment.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { deleteItems } from '#functions/entities/erasure/erasure-store.ts';
import { insertPayment } from '#functions/entities/payment/payment-store.ts';
import { readUnlock, viewsSince } from '#functions/entities/subscription/candidate-view-store.ts';
import { claimView } from '#functions/entities/subscription/claim-view.ts';
import { creditView } from '#functions/entities/subscription/credit-view.ts';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { giveBackView } from '#functions/entities/subscription/give-back-view.ts';
import { readSubscription } from '#functions/entities/subscription/subscription-store.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { handler } from '#functions/events/expire-subscriptions.ts';
import { bounceReport } from '#infra/local/mail.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { addDays, addMs, epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { makePrincipal, signInAgain } from '#test/support/principals.ts';
import { makePlan, subscribe } from '#test/support/records.ts';

const api = await testApi();
const now = epochMs(Date.now());

const viewed = async (id: number) => (await readEntitlement(id))?.candidates_viewed;
const record = (recruiter: number, candidate: number) => readItem(keys.candidateView(recruiter, candidate));
const bounce = (address: string) => handler(bounceReport(address));

describe('a mail that bounces for good', () => {
  it('credits the view of each company that unlocked its candidate, once', async () => {
    const candidate = await makePrincipal('candidate', 1);
    for (const id of [1, 2, 3]) {
      await makePrincipal('recruiter', id);
      await subscribe(id);
    }
    for (const id of [1, 2]) await unlockCandidate(id, 1, now);
    await unlockCandidate(1, 2, now);
    await Promise.all([bounce(candidate.email), bounce(candidate.email.toUpperCase())]);
    await bounce(candidate.email);
    expect([await viewed(1), await viewed(2), await viewed(3)]).toEqual([1, 0, 0]);
    expect(await record(1, 1)).toMatchObject({ credit: { reason: 'bounced' } });
  });

  it('leaves the right to see the candidate, whose next views stay free', async () => {
    expect(await unlockCandidate(1, 1, now)).toMatchObject({ is_new_view: false });
    expect(await viewed(1)).toBe(1);
  });

  it('is credited no second time when the candidate blocks the company afterwards', async () => {
    await giveBackView(1, 1, now);
    expect(await record(1, 1)).toBeUndefined();
    expect(await viewed(1)).toBe(1);
  });

  it('credits nothing for a full mailbox, an unknown address, or a recruiter', async () => {
    const report = bounceReport('candidate-1@canary.example');
    report.detail.bounce.bounceType = 'Transient';
    await unlockCandidate(3, 1, now);
    await handler(report);
    await bounce('recruiter-3@canary.example');
    await bounce('unknown@canary.example');
    expect(await viewed(3)).toBe(1);
  });

  it('credits nothing of a plan that is over', async () => {
    await makePrincipal('recruiter', 4);
    const { ends_at } = await subscribe(4);
    await unlockCandidate(4, 1, now);
    expect(await creditView(4, 1, 'bounced', ends_at)).toBe(false);
    expect(await record(4, 1)).not.toHaveProperty('credit');
  });
});

describe('a claim that a candidate cannot be reached', () => {
  /** A company with a plan of 20 views that unlocked this candidate now, and may claim it after a number of days. */
  const makeClaim = async (id: number, candidate: number) => {
    const recruiter = await makePrincipal('recruiter', id);
    await makePrincipal('candidate', candidate);
    api.clock.set(now);
    await subscribe(id, { candidate_limit: 20, ends_at: addDays(now, 90) });
    await unlockCandidate(id, candidate, now);
    return async (days: number, who = candidate) => {
      api.clock.set(addDays(now, days));
      const { token } = await signInAgain(recruiter);
      const { status, body } = await api.call(subscriptionCalls.claimView, {
        token,
        params: { id },
        body: { candidate_id: who },
      });
      return status === 200 ? body.candidates_viewed : `${body.code}: ${body.detail}`;
    };
  };
  /** The session of a candidate was used last so many days before. */
  const seenBefore = (id: number, days: number) =>
    documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.account('candidate', id),
        UpdateExpression: 'SET sessions = :none, last_seen = :seen',
        ExpressionAttributeValues: { ':none': {}, ':seen': Math.floor(addDays(now, -days) / 1000) },
      }),
    );

  it('brings the view back once, from three days after it, where the candidate has not used the portal for 30 days', async () => {
    const claim = await makeClaim(20, 20);
    expect(await claim(4)).toContain('has used the portal');
    await seenBefore(20, 40);
    expect(await claim(2)).toContain('for 3 days first');
    expect(await claim(4)).toBe(0);
    expect(await claim(5)).toContain('NOT_FOUND');
    expect(await record(20, 20)).toMatchObject({ credit: { reason: 'unreachable' } });
  });

  it('says nothing of a candidate whom the company has not viewed, or no longer under its plan', async () => {
    const claim = await makeClaim(30, 30);
    for (const id of [31, 32]) await makePrincipal('candidate', id);
    await seenBefore(32, 90);
    expect(await claim(4, 31)).toBe(await claim(4, 32));
    await giveBackView(30, 30, now);
    expect(await claim(4)).toContain('NOT_FOUND');
  });

  it('is refused after 30 days, for people who were not viewed, and beyond a tenth of the plan, also at the same time', async () => {
    const claim = await makeClaim(21, 21);
    const others = [22, 23, 24];
    for (const id of [21, ...others]) {
      if (id !== 21) await makePrincipal('candidate', id);
      await seenBefore(id, 90);
    }
    expect(await claim(31)).toContain('within 30 days');
    expect(await claim(4, 22)).toContain('NOT_FOUND');
    for (const id of others) await unlockCandidate(21, id, now);
    const answers = await Promise.all([21, ...others].map((id) => claimView(21, id, addDays(now, 4))));
    expect(answers.filter((answer) => typeof answer === 'number')).toHaveLength(2);
    expect(answers.filter((answer) => answer === 'used')).toHaveLength(2);
    expect(await viewed(21)).toBe(2);
  });

  it('counts against its plan also after an admin renamed it, switched it off and on, or took a payment before it back', async () => {
    const admin = await makePrincipal('admin', 1);
    const recruiter = await makePrincipal('recruiter', 40);
    const entitlement = () => readEntitlement(recruiter.id);
    const pay = async (plan_name: string) => {
      const { token } = await signInAgain(recruiter);
      const body = { recruiter_id: recruiter.id, plan_name, upi_id: 'someone@bank' };
      const paid = await api.call(subscriptionCalls.pay, { token, body });
      await update(paid.body.subscription.id, { payment_status: 'completed' });
      return paid.body.subscription.id;
    };
    const update = async (id: number, body: object) => {
      const { token } = await signInAgain(admin);
      const answer = await api.call(adminSubscriptionCalls.adminUpdate, { token, params: { id }, body });
      expect(answer.status).toBe(200);
    };
    api.clock.set(now);
    await makePlan({ id: 9, key: 'basic', name: 'Basic', price: 999, candidate_limit: 15, duration_days: 30 });
    const [first, second] = [await pay('basic'), await pay('basic')];
    for (const id of [41, 42]) await unlockCandidate(recruiter.id, id, now);
    const before = (await entitlement())?.candidate_limit;
    expect(await claimView(recruiter.id, 41, addDays(now, 4))).toBe(1);
    for (const body of [{ plan_name: 'Gold' }, { is_active: false }, { is_active: true }]) await update(second, body);
    expect(await entitlement()).toMatchObject({ claims: 1, plan_name: 'Gold' });
    await update(first, { payment_status: 'failed' });
    expect((await entitlement())?.candidate_limit).toBeLessThan(before ?? 0);
    expect(await claimView(recruiter.id, 42, addDays(now, 4))).toBe('used');
  });

  it('counts against the plan that begins while it is used, in whose ledger it is', async () => {
    const recruiter = await makePrincipal('recruiter', 60);
    const { token: adminToken } = await makePrincipal('admin', 60);
    await subscribe(60, { subscription_id: 600, candidate_limit: 15, starts_at: addDays(now, -1) });
    await makePlan({ id: 9, key: 'basic', name: 'Basic', price: 999, candidate_limit: 15, duration_days: 30 });
    const body = { plan_name: 'basic', upi_id: 'someone@bank' };
    const paid = await api.call(subscriptionCalls.pay, { token: recruiter.token, body });
    const { id } = paid.body.subscription;
    api.clock.set(addMs(now, 1_000));
    beforeNextTransaction(() =>
      api.call(adminSubscriptionCalls.adminConfirmPayment, { token: adminToken, params: { id } }),
    );
    const answer = await unlockCandidate(60, 61, now);
    expect(answer).toMatchObject({ is_new_view: true, entitlement: { subscription_id: id, candidates_viewed: 1 } });
    expect(await readEntitlement(60)).toMatchObject({ subscription_id: id, candidate_limit: 30, candidates_viewed: 1 });
    expect(await readUnlock(60, 61)).toMatchObject({ subscription_id: id });
    const ledger = await api.call(subscriptionCalls.views, { token: recruiter.token, params: { id: 60 }, query: {} });
    expect(ledger.body).toMatchObject({ counted: 1, gone: 0, items: [{ candidate_id: 61 }] });
    expect(await claimView(60, 61, addDays(now, 4))).toBe(0);
  });

  it('is a line of the ledger, whose views add up to the count of the plan', async () => {
    const claim = await makeClaim(25, 25);
    await makePrincipal('candidate', 26);
    await unlockCandidate(25, 26, addDays(now, 1));
    await seenBefore(25, 90);
    await claim(4);
    const { token } = await signInAgain({ type: 'recruiter', id: 25, name: '', email: '', token: '' });
    const ledger = async () => (await api.call(subscriptionCalls.views, { token, params: { id: 25 } })).body;
    expect(await ledger()).toMatchObject({
      counted: 1,
      credited: 1,
      gone: 0,
      items: [
        { candidate_id: 26, name: 'Name of candidate 26', credit: null },
        { candidate_id: 25, credit: { reason: 'unreachable' } },
      ],
    });
    await deleteItems([keys.candidateView(25, 26)]);
    expect(await ledger()).toMatchObject({ counted: 1, credited: 1, gone: 1 });
  });
});

describe('ledger and counter', () => {
  const lanes = 8;
  /** Number of random steps of all lanes; the environment can change it. */
  const steps = Number(process.env.LEDGER_STEPS ?? 10_000);
  const candidates = Array.from({ length: 12 }, (_, place) => 100 + place);
  const step = fc.record({
    candidate: fc.constantFrom(...candidates),
    what: fc.constantFrom('view', 'view', 'view', 'bounce', 'claim', 'block', 'block', 'buy', 'refund') as fc.Arbitrary<
      'view' | 'bounce' | 'claim' | 'block' | 'buy' | 'refund'
    >,
    /** Which payment is refunded, from the latest on, and how much of it. */
    nth: fc.nat(2),
    part: fc.constantFrom(0.3, 1, 1),
    isTwice: fc.boolean(),
  });
  type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
  const terms = { key: 'basic' as const, name: 'Basic', price: 999, candidate_limit: 50, duration_days: 60 };

  /** A company's views, payments and refunds, one second after the other. */
  class Lane {
    now = now;
    private readonly orders: string[] = [];
    /** Views that count and whose record is gone: a candidate blocked the company, and the view stays lost (decision 89). */
    private lost: string[] = [];
    private readonly id: number;

    constructor(id: number) {
      this.id = id;
    }

    async take({ candidate, what, nth, part, isTwice }: Step): Promise<void> {
      this.now = epochMs(this.now + 1_000);
      if (what === 'buy') return await this.buy();
      const acts = {
        view: () => unlockCandidate(this.id, candidate, this.now),
        bounce: () => creditView(this.id, candidate, 'bounced', this.now),
        claim: () => claimView(this.id, candidate, addDays(this.now, 4)),
        block: () => this.block(candidate),
        refund: () => this.refund(nth, part),
      };
      await (isTwice ? Promise.all([acts[what](), acts[what]()]) : acts[what]());
    }

    async buy(): Promise<void> {
      const subscription_id = this.id * 10_000 + this.orders.length;
      const id = `order_${subscription_id}`;
      const { key: _, ...bought } = terms;
      const payment = {
        id,
        recruiter_id: this.id,
        plan_name: 'Basic',
        amount: 999,
        currency: 'INR' as const,
        ...bought,
      };
      const open = { provider_payment_id: null, amount_refunded: 0, paid_at: null, refunded_at: null };
      const order = { ...payment, ...open, subscription_id, method: 'razorpay', status: 'pending' } as const;
      await transact({ payment: insertPayment({ ...order, created_at: toIso(this.now) }, terms) });
      await settlePayment(id, { id: `pay_${id}`, amount: 99_900, currency: 'INR' }, this.now);
      this.orders.push(id);
    }

    private async refund(nth: number, part: number): Promise<void> {
      const id = this.orders.at(-1 - nth);
      const before = toIso((await readEntitlement(this.id))?.starts_at ?? now);
      if (id) await recordRefund(id, { paid_by: `pay_${id}`, total: 99_900 * part, failed: false }, this.now);
      const after = toIso((await readEntitlement(this.id))?.starts_at ?? now);
      // A plan that goes on counts what has a line.
      if (after < before) this.lost = this.lost.filter((viewed_at) => viewed_at >= before);
    }

    private async block(candidate: number): Promise<void> {
      const view = await readUnlock(this.id, candidate);
      const of = view?.subscription_id && (await readSubscription(this.id, view.subscription_id));
      await giveBackView(this.id, candidate, this.now);
      if (view && !view.credit && of && of.closed === 'refunded') this.lost.push(view.viewed_at);
    }

    /** The views of the latest plan that count, by their records and by the counter. */
    async compare(): Promise<void> {
      const entitlement = await readEntitlement(this.id);
      const since = toIso(entitlement?.starts_at ?? now);
      const { items } = await viewsSince(this.id, since, undefined);
      const lost = new Set(this.lost.filter((viewed_at) => viewed_at >= since)).size;
      expect(items.filter(({ credit }) => !credit).length + lost).toBe(entitlement?.candidates_viewed ?? 0);
    }
  }

  it('stay equal in random steps of views, bounces, claims, blocks, payments and refunds', {
    timeout: 300_000,
  }, async () => {
    const each = Math.ceil(steps / lanes);
    const walk = async (id: number) => {
      await makePrincipal('recruiter', id);
      const lane = new Lane(id);
      await lane.buy();
      const arbitrary = fc.array(step, { minLength: each, maxLength: each, size: 'max' });
      const [taken = []] = fc.sample(arbitrary, { numRuns: 1, seed: id });
      for (const [place, next] of taken.entries()) {
        await lane.take(next);
        if (place % 25 === 0) await lane.compare();
      }
      await lane.compare();
    };
    await Promise.all(Array.from({ length: lanes }, (_, lane) => walk(50 + lane)));
  });
});
