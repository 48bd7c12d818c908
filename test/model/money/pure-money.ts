import type { TransactionItem } from '#functions/data/write.ts';
import { cardOrder, insertPayment, replacePayment } from '#functions/entities/payment/payment-store.ts';
import { withCapture, withReport } from '#functions/entities/payment/refund.ts';
import { parsePayment, type StoredPayment } from '#functions/entities/payment/stored-payment.ts';
import { isActive, replaceEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { restOf, totalOf } from '#functions/entities/subscription/grants.ts';
import { heldGrants } from '#functions/entities/subscription/held-grants.ts';
import { offerOf, orderAgain, orderedSubscription } from '#functions/entities/subscription/ordered-subscription.ts';
import { abandonedPayment, followingPayment } from '#functions/entities/subscription/payment-of-subscription.ts';
import { type Entitlement, parseEntitlement } from '#functions/entities/subscription/stored-entitlement.ts';
import { parseSubscription, type StoredSubscription } from '#functions/entities/subscription/stored-subscription.ts';
import {
  type CurrentSubscription,
  draftSubscription,
  isOwed,
  prepareClock,
  prepareStart,
} from '#functions/entities/subscription/subscription-lifecycle.ts';
import { endedBy } from '#functions/entities/subscription/subscription-moves.ts';
import { putSubscription } from '#functions/entities/subscription/subscription-store.ts';
import { paidAgain, previousIds, takenBack } from '#functions/entities/subscription/take-back.ts';
import { upiPayment, upiPaymentId } from '#functions/entities/subscription/upi-payment.ts';
import { dashboardFigures } from '#functions/events/figures.ts';
import { type EpochMs, epochMs, toEpochMs } from '#shared/domain/time.ts';
import type { MoneyDriver, Report, Shown, Terms } from './run-money.ts';

const recruiterId = 1;

/** Parses each item once: items never change, and every step shows all of them. */
function once<Parsed>(parse: (item: unknown) => Parsed): (item: object) => Parsed {
  const known = new WeakMap<object, Parsed>();
  return (item) => {
    const found = known.get(item) ?? parse(item);
    known.set(item, found);
    return found;
  };
}
const [toEntitlement, toRecord, toPaid] = [once(parseEntitlement), once(parseSubscription), once(parsePayment)];

/** The real rules over a map of items in place of the table: writes are applied as they are, and read by the real schemas. */
export class PureMoney implements MoneyDriver {
  private now: EpochMs;
  private verified: boolean;
  private readonly items = new Map<string, Record<string, unknown>>();
  private readonly methods = new Map<number, 'upi' | 'razorpay'>();
  private revenue = 0;

  constructor(now: EpochMs, verified: boolean) {
    this.now = now;
    this.verified = verified;
  }

  at(now: number): void {
    this.now = epochMs(now);
  }

  order(id: number, terms: Terms, by: 'upi' | 'razorpay'): void {
    const { now } = this;
    for (const [other, method] of this.methods) {
      const record = by === 'upi' && method === 'upi' ? this.record(other) : undefined;
      if (record?.summary.payment_status === 'pending' && record.summary.start_date === null) this.replace(record);
    }
    this.methods.set(id, by);
    if (by === 'upi') {
      const draft = draftSubscription({ id, recruiterId, terms, paymentMethod: 'upi', now });
      this.apply({ subscription: putSubscription(draft), payment: upiPayment(draft) });
    } else {
      const { summary } = cardOrder(`order_${id}`, recruiterId, terms, id, now);
      this.apply({ payment: insertPayment(summary, terms) });
    }
  }

  private replace(record: StoredSubscription): void {
    const failed = { ...record, summary: { ...record.summary, payment_status: 'failed' as const } };
    this.apply({ subscription: putSubscription(failed), payment: abandonedPayment(this.payment(record.summary.id)) });
  }

  pay(id: number): void {
    if (this.methods.get(id) === 'upi') this.start(this.mustHave(id), this.payment(id));
    else this.settle(id, this.payment(id));
  }

  private settle(id: number, order: StoredPayment): void {
    const { now } = this;
    const paid = withCapture(order, `pay_${id}`, now);
    if (paid.summary.status === 'refunded') {
      this.apply({ payment: replacePayment({ ...paid, taken: offerOf(order) }) });
      return;
    }
    const { writes } = prepareStart(orderedSubscription(order, now), this.current(), now);
    this.apply({ ...writes, owner: undefined, payment: replacePayment(paid) });
  }

  private start(record: StoredSubscription, payment: StoredPayment): void {
    const confirmation = { by: 1, at: this.now };
    const paid = { ...record, summary: { ...record.summary, payment_status: 'completed' as const } };
    const { started, writes } = isOwed(record)
      ? prepareStart(record, this.current(), this.now)
      : { started: paid, writes: { subscription: putSubscription(paid) } };
    this.apply({
      ...writes,
      owner: undefined,
      payment: followingPayment(payment, started, confirmation),
    });
  }

  editPrice(id: number, price: number, isFinal: boolean): void {
    if (isFinal) return;
    const record = this.mustHave(id);
    const edited = { ...record, summary: { ...record.summary, price, plan: { ...record.summary.plan, price } } };
    const payment = followingPayment(this.payment(id), edited, { by: 1, at: this.now });
    this.apply({ subscription: putSubscription(edited), payment });
  }

  setStatus(id: number, status: 'failed' | 'completed'): void {
    const record = this.mustHave(id);
    if (status === 'completed') this.start(record, this.payment(id));
    else this.fail(id, record);
  }

  private fail(id: number, record: StoredSubscription): void {
    const failed = { ...record, summary: { ...record.summary, payment_status: 'failed' as const } };
    const stored = this.takeBack(id, failed, 'fail');
    if (stored) {
      const payment = followingPayment(this.payment(id), stored, { by: 1, at: this.now });
      this.apply({ subscription: putSubscription(stored), payment });
    }
  }

  report(id: number, report: Report): void {
    const payment = this.payment(id);
    const paid_by = this.methods.get(id) === 'upi' ? null : `pay_${id}`;
    const changed = withReport(payment, { paid_by, ...report }, this.now);
    if (!changed) return;
    const [before, after] = [payment.summary.status, changed.summary.status];
    const isGivenBack = before === 'refunded' && after === 'completed';
    if (before === 'completed' && after === 'refunded') this.endRefunded(id, changed);
    else this.apply({ payment: replacePayment(isGivenBack ? { ...changed, taken: null } : changed) });
    if (isGivenBack) this.giveBack(id, changed);
  }

  private endRefunded(id: number, payment: StoredPayment): void {
    const stored = this.takeBack(id, this.record(id), 'refund');
    this.apply({
      subscription: stored && putSubscription(stored),
      payment: replacePayment({ ...payment, taken: stored ? totalOf(stored.grants) : null }),
    });
  }

  private giveBack(id: number, payment: StoredPayment): void {
    const record = this.record(id);
    const owed = record ? paidAgain(record) : orderAgain(payment, this.now);
    if (owed) this.restart(owed);
  }

  private restart(owed: StoredSubscription): void {
    const writes = isOwed(owed)
      ? prepareStart(owed, this.current(), this.now).writes
      : { subscription: putSubscription(owed) };
    this.apply({ ...writes, owner: undefined });
  }

  remove(id: number): void {
    const record = this.record(id);
    if (!record) return;
    this.takeBack(id, record, 'fail');
    const payment = abandonedPayment(this.payment(id));
    if (payment) this.apply({ payment });
    this.items.delete(this.keyOf(putSubscription(record)));
  }

  private takeBack(id: number, record: StoredSubscription | undefined, move: 'fail' | 'refund') {
    const current = this.current();
    const previousOnes = previousIds(id, current, this.now).map((each) => this.record(each));
    const previous = previousOnes.find((each) => each?.closed === 'superseded');
    const changed = takenBack({ id, record, previous }, current, move, this.now);
    this.apply({
      entitlement: changed.entitlement && replaceEntitlement(changed.entitlement, current.entitlement),
      holder: changed.holder && putSubscription(changed.holder),
      previous: changed.previous && putSubscription(changed.previous),
    });
    return changed.record;
  }

  view(): boolean {
    const entitlement = this.entitlement();
    if (!isActive(entitlement, this.now)) return false;
    if (entitlement.candidates_viewed >= entitlement.candidate_limit) return false;
    const counted = { ...entitlement, candidates_viewed: entitlement.candidates_viewed + 1 };
    this.apply({ entitlement: replaceEntitlement(counted, entitlement) });
    return true;
  }

  sweep(): void {
    for (const id of this.methods.keys()) {
      const record = this.record(id);
      const end = record?.summary.end_date;
      if (!record?.summary.is_active || !end || toEpochMs(end) > this.now) continue;
      this.apply({ subscription: putSubscription(endedBy(record, 'expire', 0)) });
    }
  }

  verify(verified: boolean): void {
    this.verified = verified;
    const clock = verified ? prepareClock(this.current(), this.now) : undefined;
    if (clock) this.apply(clock.writes);
  }

  shown(): Shown {
    const { entitlement, subscription } = this.current();
    const active = isActive(entitlement, this.now) ? entitlement : undefined;
    const held = active && heldGrants(active, subscription, this.now);
    return {
      named: active?.subscription_id,
      remaining: active ? Math.max(0, active.candidate_limit - active.candidates_viewed) : 0,
      ends: active?.ends_at,
      revenue: this.revenue,
      payments: Object.fromEntries([...this.methods.keys()].map((id) => [id, this.shownPayment(id)])),
      lots: held ? restOf(held.grants, held.used).map(({ subscription_id: of, views, ms }) => ({ of, views, ms })) : [],
    };
  }

  private shownPayment(id: number) {
    const { status, paid_at } = this.payment(id).summary;
    // Of an unfinished checkout there is no subscription yet.
    const open = this.methods.get(id) === 'razorpay' && status === 'pending' ? 'pending' : null;
    return {
      history: status,
      hasReceipt: paid_at !== null,
      subscription: this.record(id)?.summary.payment_status ?? open,
    };
  }

  private apply(writes: Record<string, TransactionItem | undefined>): void {
    for (const write of Object.values(writes)) {
      if (!write) continue;
      const key = this.keyOf(write);
      const before = this.items.get(key);
      const after = 'Put' in write ? (write.Put?.Item as Record<string, unknown>) : undefined;
      if (!after) throw new TypeError('Only puts are known here.');
      this.items.set(key, after);
      if (after.entity === 'payment') this.countRevenue(before, after);
    }
  }

  private countRevenue(before: Record<string, unknown> | undefined, after: Record<string, unknown>): void {
    const images = { before, after } as { before: never; after: never };
    for (const effect of dashboardFigures({ eventId: '', at: this.now, entity: 'payment', ...images })) {
      if (effect.kind !== 'statistics') continue;
      this.revenue += (effect.add.paidRupees ?? 0) - (effect.add.refundedPaise ?? 0) / 100;
    }
  }

  private keyOf(write: TransactionItem): string {
    const { PK, SK } = { PK: '', SK: '', ...('Put' in write ? write.Put?.Item : undefined) };
    return `${PK} ${SK}`;
  }

  private find(end: string): Record<string, unknown> | undefined {
    return this.items.get(end);
  }

  private entitlement(): Entitlement | undefined {
    const found = this.find(`RECRUITER#${recruiterId} ENTITLEMENT`);
    return found && toEntitlement(found);
  }

  private current(): CurrentSubscription {
    const entitlement = this.entitlement();
    return {
      entitlement,
      subscription: entitlement && this.record(entitlement.subscription_id),
      verified: this.verified,
    };
  }

  private record(id: number): StoredSubscription | undefined {
    const found = this.find(`RECRUITER#${recruiterId} SUBSCRIPTION#${String(id).padStart(12, '0')}`);
    return found && toRecord(found);
  }

  private mustHave(id: number): StoredSubscription {
    const found = this.record(id);
    if (!found) throw new Error(`There is no subscription ${id}.`);
    return found;
  }

  private payment(id: number): StoredPayment {
    const name = this.methods.get(id) === 'upi' ? upiPaymentId(id) : `order_${id}`;
    return toPaid(this.find(`PAYMENT#${name} PAYMENT`) ?? {});
  }
}
