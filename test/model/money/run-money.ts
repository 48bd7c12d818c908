import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { RefundReport } from '#functions/entities/payment/stored-payment.ts';
import { dayMs, type EpochMs } from '#shared/domain/time.ts';
import { MoneyModel, type Purchase, sentBack } from './money-model.ts';
import { type MoneyChange, type MoneyStep, terms } from './money-steps.ts';

export type Terms = (typeof terms)[number];

/** What a driver shows of the recruiter's money. */
export interface Shown {
  /** Id of the active subscription; undefined without one. */
  named: number | undefined;
  remaining: number;
  /** Milliseconds since 1970; null: the days wait. */
  ends: number | null | undefined;
  revenue: number;
  /** By purchase: what history, receipt and subscription say. `subscription` null: it is deleted. */
  payments: Record<number, { history: string; hasReceipt: boolean; subscription: string | null }>;
  /** What is left of each purchase, oldest first. */
  lots: { of: number; views: number; ms: number }[];
}

/** What the provider reports of a refund; money in paise. */
export type Report = Omit<RefundReport, 'paid_by'>;

type Done = void | Promise<void>;

/** Does to the real rules, or the real store, what the model does. */
export interface MoneyDriver {
  at(now: number): Done;
  order(id: number, plan: Terms, by: 'upi' | 'razorpay'): Done;
  pay(id: number): Done;
  setStatus(id: number, status: 'failed' | 'completed'): Done;
  report(id: number, report: Report): Done;
  remove(id: number): Done;
  /** An admin changes the price, and then tries to when it is paid: that is refused. */
  editPrice(id: number, price: number, isFinal: boolean): Done;
  /** Whether a new candidate could be seen. */
  view(): boolean | Promise<boolean>;
  sweep(): Done;
  verify(verified: boolean): Done;
  shown(): Shown | Promise<Shown>;
}

const partRupees = 100;

/** Runs one sequence against both, and compares after each step. */
export async function runMoney(driver: MoneyDriver, steps: readonly MoneyStep[], start: EpochMs, verified: boolean) {
  const model = new MoneyModel(start, verified);
  const run = new Run(model, driver);
  for (const step of steps) {
    await run.take(step);
    const [shown, wanted] = [await driver.shown(), expected(model)];
    // Much faster than the matcher, which explains a difference.
    if (!isDeepStrictEqual(shown, wanted)) expect(shown, JSON.stringify(step)).toEqual(wanted);
  }
  return model;
}

/** What each of them must show. */
function expected(model: MoneyModel): Shown {
  const payments = [...model.purchases].map(([id, { state, removed }]) => {
    const history = { open: 'pending', paid: 'completed', failed: 'failed', refunded: 'refunded' }[state];
    const subscription = removed ? null : history === 'refunded' ? 'failed' : history;
    return [id, { history, subscription, hasReceipt: model.at(id).receipt }] as const;
  });
  return { ...model.shown(), payments: Object.fromEntries(payments) };
}

class Run {
  private last = 0;
  /** By purchase: what was reported of refunds, or is late. */
  private readonly reports = new Map<number, Report[]>();
  /** By purchase: the refund of which only the total was reported. */
  private readonly unnamed = new Map<number, Report>();
  private readonly model: MoneyModel;
  private readonly driver: MoneyDriver;

  constructor(model: MoneyModel, driver: MoneyDriver) {
    this.model = model;
    this.driver = driver;
  }

  async take(step: MoneyStep): Promise<void> {
    const { model, driver } = this;
    switch (step.do) {
      case 'order':
        return await this.order(terms[step.plan % terms.length] ?? terms[0], step.by);
      case 'wait':
        model.wait(step.ms);
        return await driver.at(model.now);
      case 'view':
        return this.compareViews(model.view(), await driver.view());
      case 'sweep':
        return await driver.sweep();
      case 'verify':
        model.verify();
        return await driver.verify(true);
      case 'unverify':
        model.unverify();
        return await driver.verify(false);
      default:
        return await this.change(step.do, step.which);
    }
  }

  private compareViews(wanted: boolean, seen: boolean): void {
    if (seen !== wanted) expect(seen).toBe(wanted);
  }

  private async order(plan: Terms, by: 'upi' | 'razorpay'): Promise<void> {
    this.last += 1;
    // A new report of a payment by UPI replaces the one that waits.
    for (const [id, { state, by: other }] of this.model.purchases) {
      if (by === 'upi' && other === 'upi' && state === 'open') this.model.replace(id);
    }
    this.model.order(this.last, {
      price: plan.price,
      views: plan.candidate_limit,
      ms: plan.duration_days * dayMs,
      by,
    });
    await this.driver.order(this.last, plan, by);
  }

  private async change(what: MoneyChange, which: number) {
    const id = this.choose(which, matching[what]);
    if (id === undefined) return;
    const { model, driver } = this;
    if (what === 'pay') {
      model.pay(id);
      await driver.pay(id);
    } else if (what === 'pay after all') {
      model.pay(id);
      await driver.setStatus(id, 'completed');
    } else if (what === 'fail') {
      model.takeBack(id, 'failed');
      await driver.setStatus(id, 'failed');
    } else if (what === 'refund') {
      await this.refund(id, model.at(id).price - sentBack(model.at(id)));
    } else if (what === 'refund a part') {
      await this.refund(id, partRupees);
    } else if (what === 'refund again') {
      await this.refund(id, model.at(id).price);
    } else if (what === 'refund a part, total first') {
      await this.refundTotalFirst(id);
    } else if (what === 'refund fails') {
      await this.refundFails(id, which);
    } else if (what === 'refund fails first') {
      await this.refundFailsFirst(id);
    } else if (what === 'repeat a report') {
      await this.repeat(id, which);
    } else if (what === 'edit price') {
      await this.editPrice(id, 1_000 + which);
    } else {
      model.remove(id);
      await driver.remove(id);
    }
  }

  /** A price is final once its payment was confirmed, also when that was said to have failed. */
  private async editPrice(id: number, price: number): Promise<void> {
    const purchase = this.model.at(id);
    const isFinal = purchase.given || purchase.state !== 'open';
    if (!isFinal) purchase.price = price;
    await this.driver.editPrice(id, price, isFinal);
  }

  private async refund(id: number, rupees: number): Promise<void> {
    await this.reportNames(id);
    await this.report(id, this.made(id, this.model.refund(id, rupees)));
  }

  /** The provider reports what was sent back altogether; the name of the refund follows later. */
  private async refundTotalFirst(id: number): Promise<void> {
    await this.reportNames(id);
    const report = this.made(id, this.model.refund(id, partRupees));
    await this.report(id, { total: report.total, failed: false });
    this.unnamed.set(id, report);
  }

  /** Reported twice, and followed by late reports, with and without its name, whose totals still contain it. */
  private async refundFails(id: number, which: number): Promise<void> {
    const made = [...this.model.at(id).refunds].filter(([, rupees]) => rupees > 0);
    const [number] = made[which % made.length] ?? [0];
    const report = this.made(id, number);
    this.model.refundFails(id, number);
    for (const failed of [true, true, false]) await this.report(id, { ...report, failed });
    await this.report(id, { total: report.total, failed: false });
  }

  /** Its failure is reported before the refund itself, which may follow as a repeated report. */
  private async refundFailsFirst(id: number): Promise<void> {
    await this.reportNames(id);
    const number = this.model.refundFailsFirst(id);
    const report = this.made(id, number, partRupees);
    await this.report(id, { ...report, failed: true });
    this.reports.get(id)?.push(report);
  }

  /** A report that came before, or that is late. */
  private async repeat(id: number, which: number): Promise<void> {
    const reports = this.reports.get(id) ?? [];
    const report = reports[which % reports.length];
    if (report) await this.driver.report(id, report);
  }

  private async reportNames(id: number): Promise<void> {
    const report = this.unnamed.get(id);
    this.unnamed.delete(id);
    if (report) await this.report(id, report);
  }

  private async report(id: number, report: Report): Promise<void> {
    this.reports.set(id, [...(this.reports.get(id) ?? []), report]);
    await this.driver.report(id, report);
  }

  /** The report of a refund, by default of one that has not failed. The total is never above the price. */
  private made(id: number, number: number, failing = 0): Report {
    const purchase = this.model.at(id);
    const rupees = failing || (purchase.refunds.get(number) ?? 0);
    const total = Math.min(purchase.price, sentBack(purchase) + failing) * 100;
    return { total, refund: { id: `rfnd_${number}`, amount: rupees * 100 }, failed: false };
  }

  private choose(which: number, matches: (purchase: Purchase) => boolean): number | undefined {
    const found = [...this.model.purchases].filter(([, purchase]) => matches(purchase));
    return found[which % Math.max(1, found.length)]?.[0];
  }
}

/** An order by card whose capture was not reported yet: reports of refunds may come first. */
const isCheckout = ({ state, by }: Purchase) => state === 'open' && by === 'razorpay';

/** The purchases that a step can be done with. */
const matching: Record<MoneyChange, (of: Purchase) => boolean> = {
  pay: ({ state, removed, isReplaced }) => state === 'open' && !removed && !isReplaced,
  fail: ({ state, removed }) => state === 'paid' && !removed,
  refund: (purchase) => {
    const { state, given, isReplaced } = purchase;
    const isRefundable = (state === 'paid' || state === 'failed') && given && !isReplaced;
    return isRefundable || (isCheckout(purchase) && sentBack(purchase) < purchase.price);
  },
  'refund a part': (purchase) =>
    (purchase.state === 'paid' || isCheckout(purchase)) && purchase.price - sentBack(purchase) > partRupees,
  'refund again': (purchase) =>
    purchase.state === 'refunded' || (isCheckout(purchase) && sentBack(purchase) >= purchase.price),
  // Where refunds have failed, a total tells nothing certain of refunds without names.
  'refund a part, total first': (purchase) =>
    matching['refund a part'](purchase) && [...purchase.refunds.values()].every((rupees) => rupees > 0),
  'refund fails first': (purchase) =>
    purchase.state === 'paid' || purchase.state === 'refunded' || isCheckout(purchase),
  'repeat a report': ({ refunds }) => refunds.size > 0,
  'refund fails': ({ refunds }) => [...refunds.values()].some((rupees) => rupees > 0),
  'pay after all': ({ state, removed, isReplaced }) => state === 'failed' && !removed && !isReplaced,
  'edit price': ({ by, removed, isReplaced }) => by === 'upi' && !removed && !isReplaced,
  // An unfinished checkout has no subscription yet.
  delete: ({ removed, state, by }) => !removed && (state !== 'open' || by === 'upi'),
};
