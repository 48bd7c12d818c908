import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { recordRefund } from '#functions/api/payments/record-refund.ts';
import { settlePayment } from '#functions/api/payments/settle-payment.ts';
import { transact } from '#functions/data/transact.ts';
import { cardOrder, insertPayment, readPayment } from '#functions/entities/payment/payment-store.ts';
import { isActive } from '#functions/entities/subscription/entitlement-store.ts';
import { restOf } from '#functions/entities/subscription/grants.ts';
import { heldGrants } from '#functions/entities/subscription/held-grants.ts';
import { readCurrentSubscription } from '#functions/entities/subscription/subscription-lifecycle.ts';
import { readSubscription } from '#functions/entities/subscription/subscription-store.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { epochMs } from '#shared/domain/time.ts';
import { moneySequence, terms } from '#test/model/money/money-steps.ts';
import { type MoneyDriver, type Report, runMoney, type Shown, type Terms } from '#test/model/money/run-money.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { endSubscriptions } from '#test/support/handlers.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';
import { makePlan } from '#test/support/records.ts';

const api = await testApi();
const start = epochMs(Date.UTC(2027, 0, 4));
/** Number of tested sequences; the environment can raise it. */
const numRuns = Number(process.env.MONEY_STORE_RUNS ?? 12);
let sequence = 0;
let admin: Principal;

beforeAll(async () => {
  for (const [index, plan] of terms.entries()) await makePlan({ id: index + 1, ...plan });
});

/** What the portal's own calls, events and schedule do with a recruiter's money, over the real store. */
class StoredMoney implements MoneyDriver {
  private now = start;
  private readonly recruiter: Principal;
  private readonly revenueBefore: number;
  /** The portal's ids of subscription and payment, by the number in the sequence. */
  private readonly made = new Map<number, { subscription: number; payment: string; method: 'upi' | 'razorpay' }>();
  private candidate = 0;

  constructor(recruiter: Principal, revenueBefore: number) {
    this.recruiter = recruiter;
    this.revenueBefore = revenueBefore;
  }

  async at(now: number): Promise<void> {
    this.now = epochMs(now);
    api.clock.set(now);
    await signInAgain(this.recruiter);
    admin = await signInAgain(admin);
  }

  async order(id: number, plan: Terms, by: 'upi' | 'razorpay'): Promise<void> {
    if (by === 'upi') {
      const { token } = await signInAgain(this.recruiter);
      const body = { plan_name: plan.name, upi_id: `payer${id}@bank` };
      const { subscription } = await succeed(subscriptionCalls.pay, { token, body });
      this.made.set(id, { subscription: subscription.id, payment: `upi_${subscription.id}`, method: by });
      return;
    }
    const subscription = 1_000_000 + this.recruiter.id * 100 + id;
    const payment = `order_${subscription}`;
    const { summary } = cardOrder(payment, this.recruiter.id, plan, subscription, this.now);
    await transact({ payment: insertPayment(summary, plan) });
    this.made.set(id, { subscription, payment, method: by });
  }

  async pay(id: number): Promise<void> {
    const { payment, subscription, method } = this.idsOf(id);
    if (method === 'upi') {
      await succeed(adminSubscriptionCalls.confirmPayment, { token: admin.token, params: { id: subscription } });
      return;
    }
    const { amount = 0 } = (await readPayment(payment))?.summary ?? {};
    const captured = { id: `pay_${payment}`, amount: amount * 100, currency: 'INR' };
    expect(['settled', 'refunded']).toContain(await settlePayment(payment, captured, this.now));
  }

  async setStatus(id: number, payment_status: 'failed' | 'completed'): Promise<void> {
    const params = { id: this.idsOf(id).subscription };
    await succeed(adminSubscriptionCalls.adminUpdate, { token: admin.token, params, body: { payment_status } });
  }

  async editPrice(id: number, price: number, isFinal: boolean): Promise<void> {
    const params = { id: this.idsOf(id).subscription };
    const edit = { token: admin.token, params, body: { price } };
    const { status, body } = await api.call(adminSubscriptionCalls.adminUpdate, edit);
    expect([status, body.fields?.[0]?.path]).toEqual(isFinal ? [400, 'price'] : [200, undefined]);
  }

  async report(id: number, report: Report): Promise<void> {
    const { payment, method } = this.idsOf(id);
    if (report.failed) await settle(api);
    await recordRefund(payment, { paid_by: method === 'upi' ? null : `pay_${payment}`, ...report }, this.now);
  }

  async remove(id: number): Promise<void> {
    const params = { id: this.idsOf(id).subscription };
    await succeed(adminSubscriptionCalls.adminDelete, { token: admin.token, params });
  }

  async view(): Promise<boolean> {
    this.candidate += 1;
    const { refusal } = await unlockCandidate(this.recruiter.id, this.candidate, this.now);
    return refusal === undefined;
  }

  async sweep(): Promise<void> {
    await endSubscriptions();
  }

  async verify(verified: boolean): Promise<void> {
    const call = verified ? adminCalls.verifyRecruiter : adminCalls.unverifyRecruiter;
    await succeed(call, { token: admin.token, params: { id: this.recruiter.id } });
    await settle(api);
  }

  async shown(): Promise<Shown> {
    await settle(api);
    const { token } = await signInAgain(this.recruiter);
    const params = { id: this.recruiter.id };
    const status = await succeed(subscriptionCalls.status, { token, params });
    const { entitlement, subscription } = await readCurrentSubscription(this.recruiter.id);
    const active = isActive(entitlement, this.now) ? entitlement : undefined;
    const held = active && heldGrants(active, subscription, this.now);
    const end: string | null = status.subscription_end_date;
    return {
      named: this.numberOf(active?.subscription_id),
      remaining: status.remaining_candidates,
      ends: status.has_active_subscription ? (end === null ? null : Date.parse(end)) : undefined,
      revenue: (await revenue()) - this.revenueBefore,
      payments: await this.shownPayments(token),
      lots: held
        ? restOf(held.grants, held.used).map((grant) => ({
            of: this.numberOf(grant.subscription_id) ?? 0,
            views: grant.views,
            ms: grant.ms,
          }))
        : [],
    };
  }

  private async shownPayments(token: string): Promise<Shown['payments']> {
    const shown: Shown['payments'] = {};
    for (const [id, { subscription, payment, method }] of this.made) {
      const found = (await readPayment(payment))?.summary;
      if (!found) throw new Error(`There is no payment ${payment}.`);
      const { status, paid_at, amount, amount_refunded } = found;
      const invoiced = await invoicedOf(payment, token);
      expect(invoiced).toBe(status === 'completed' ? Math.round((amount - amount_refunded) * 100) : 0);
      const record = await readSubscription(this.recruiter.id, subscription);
      const unfinished = method === 'razorpay' && status === 'pending' ? 'pending' : null;
      const said = record?.summary.payment_status ?? unfinished;
      shown[id] = { history: status, hasReceipt: paid_at !== null, subscription: said };
    }
    return shown;
  }

  private idsOf(id: number) {
    const found = this.made.get(id);
    if (!found) throw new Error(`Nothing was ordered as ${id}.`);
    return found;
  }

  private numberOf = (subscription: number | undefined) =>
    [...this.made].find(([, ids]) => ids.subscription === subscription)?.[0];
}

/** Makes a call that must succeed. */
async function succeed(call: CallDefinition, input: object) {
  const { status, body } = await api.call(call, input as never);
  if (status >= 300) throw new Error(`${call.path} is answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Invoices less credit notes of a payment, in paise. */
async function invoicedOf(payment: string, token: string): Promise<number> {
  const { status, body } = await api.call(paymentCalls.invoice, { token, params: { id: payment } });
  const documents: { kind: string; amounts: { total: number } }[] = status === 200 ? body.documents : [];
  return documents.reduce((sum, { kind, amounts: { total } }) => sum + (kind === 'invoice' ? total : -total), 0);
}

const revenue = async (): Promise<number> => (await succeed(adminCalls.stats, { token: admin.token })).totalRevenue;

test('the portal takes, shows and grants what the model of money predicts', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(moneySequence(12), fc.boolean(), async (steps, verified) => {
      sequence += 1;
      api.clock.set(start);
      admin = await makePrincipal('admin', sequence);
      const recruiter = await makePrincipal('recruiter', sequence, { verified });
      await settle(api);
      await runMoney(new StoredMoney(recruiter, await revenue()), steps, start, verified);
    }),
    { numRuns, seed: 20_261_126, endOnFailure: true },
  );
});
