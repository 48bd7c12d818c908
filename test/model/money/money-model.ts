// The smallest model of what a recruiter's money buys: a queue of lots, which views and time consume from its head. It knows
// nothing of grants, records or entitlements. Times are milliseconds since 1970, money whole rupees.

export interface Lot {
  /** The purchase that it belongs to. */
  of: number;
  views: number;
  ms: number;
}

export interface Purchase {
  price: number;
  views: number;
  ms: number;
  by: 'upi' | 'razorpay';
  state: 'open' | 'paid' | 'failed' | 'refunded';
  /** Another report of a payment by UPI took its place. */
  isReplaced: boolean;
  /** Its record is deleted, or was never made; its payment stays. */
  removed: boolean;
  /** There is a receipt: money arrived, and it was not said afterwards that it had not. */
  receipt: boolean;
  /** What was taken back and is given again when the payment arrives after all; undefined before it was ever given. */
  owed: Lot | undefined;
  given: boolean;
  used: number;
  /** What was paid back, in rupees, by the number of the refund; also before it is known that the money arrived. */
  refunds: Map<number, number>;
  /** What of it counts. */
  paidBack: number;
}

export class MoneyModel {
  now: number;
  verified: boolean;
  readonly purchases = new Map<number, Purchase>();
  queue: Lot[] = [];
  /** Purchases whose plan was started, latest last: the last one names the subscription. */
  names: number[] = [];
  /** The days count. */
  counts = false;

  constructor(now: number, verified: boolean) {
    this.now = now;
    this.verified = verified;
  }

  order(id: number, terms: Pick<Purchase, 'price' | 'views' | 'ms' | 'by'>): void {
    const untouched = {
      isReplaced: false,
      removed: false,
      receipt: false,
      owed: undefined,
      given: false,
      used: 0,
      paidBack: 0,
    };
    this.purchases.set(id, { ...terms, ...untouched, refunds: new Map(), state: 'open' });
  }

  /** The money arrives. */
  pay(id: number): void {
    const purchase = this.at(id);
    const lot = purchase.given ? purchase.owed : { of: id, views: purchase.views, ms: purchase.ms };
    purchase.receipt = true;
    if (purchase.state === 'open') purchase.paidBack = arrivedOf(purchase);
    if (purchase.paidBack >= purchase.price) {
      Object.assign(purchase, { state: 'refunded', given: true, owed: lot, removed: true });
      return;
    }
    purchase.state = 'paid';
    purchase.owed = undefined;
    if (!lot || (lot.views === 0 && lot.ms === 0)) return;
    purchase.given = true;
    purchase.removed = false;
    this.queue.push({ ...lot });
    this.names.push(id);
    if (this.verified) this.counts = true;
    this.lapse();
  }

  /** The money turns out not to have arrived, or is paid back: what is left of this purchase goes. */
  takeBack(id: number, state: 'failed' | 'refunded'): void {
    const purchase = this.at(id);
    const wasPaid = purchase.state === 'paid';
    purchase.state = state;
    if (state === 'failed') purchase.receipt = false;
    if (wasPaid) purchase.owed = this.drop(id);
  }

  /** Money is sent back: all of it takes back what is left of the purchase. Returns the number of the refund. */
  refund(id: number, rupees: number): number {
    const purchase = this.at(id);
    const number = purchase.refunds.size + 1;
    purchase.refunds.set(number, rupees);
    if (purchase.state === 'open') return number;
    purchase.paidBack = arrivedOf(purchase);
    if (purchase.paidBack >= purchase.price && purchase.state !== 'refunded') this.takeBack(id, 'refunded');
    return number;
  }

  /** Money was sent back and did not arrive, before anything was known of it. Returns the number of the refund. */
  refundFailsFirst(id: number): number {
    const { refunds } = this.at(id);
    refunds.set(refunds.size + 1, 0);
    return refunds.size;
  }

  /** Money that was sent back did not arrive: it is here again, and so is what it paid for. */
  refundFails(id: number, number: number): void {
    const purchase = this.at(id);
    purchase.refunds.set(number, 0);
    if (purchase.state === 'open') return;
    purchase.paidBack = arrivedOf(purchase);
    if (purchase.state !== 'refunded' || purchase.paidBack >= purchase.price) return;
    if (purchase.receipt) this.pay(id);
    else purchase.state = 'failed';
  }

  replace(id: number): void {
    Object.assign(this.at(id), { state: 'failed', isReplaced: true });
  }

  remove(id: number): void {
    const purchase = this.at(id);
    purchase.removed = true;
    if (purchase.state === 'open') purchase.state = 'failed';
    this.drop(id);
  }

  private drop(id: number): Lot {
    const mine = this.queue.filter(({ of }) => of === id);
    this.queue = this.queue.filter(({ of }) => of !== id);
    const wasNamed = this.names.at(-1) === id;
    this.names = this.names.filter((name) => name !== id);
    // Only a subscription of which something is left goes on under its name.
    if (wasNamed) this.names = this.names.filter((name) => this.queue.some(({ of }) => of === name));
    this.lapse();
    return { of: id, views: sum(mine, 'views'), ms: sum(mine, 'ms') };
  }

  view(): boolean {
    const lot = this.isActive() ? this.queue.find(({ views }) => views > 0) : undefined;
    if (!lot) return false;
    lot.views -= 1;
    this.at(lot.of).used += 1;
    return true;
  }

  wait(ms: number): void {
    this.now += ms;
    if (!this.counts) return;
    let left = ms;
    for (const lot of this.queue) {
      const part = Math.min(lot.ms, left);
      lot.ms -= part;
      left -= part;
    }
    this.lapse();
  }

  verify(): void {
    this.verified = true;
    if (this.queue.length > 0) this.counts = true;
  }

  unverify(): void {
    this.verified = false;
  }

  /** Without time left, the views that are left are lost. */
  private lapse(): void {
    if (sum(this.queue, 'ms') > 0) return;
    this.queue = [];
    this.names = [];
    this.counts = false;
  }

  isActive = (): boolean => this.queue.length > 0;

  /** What everybody must be shown. */
  shown() {
    return {
      named: this.names.at(-1),
      remaining: sum(this.queue, 'views'),
      lots: this.queue.filter(({ views, ms }) => views > 0 || ms > 0),
      ends: !this.isActive() ? undefined : this.counts ? this.now + sum(this.queue, 'ms') : null,
      revenue: [...this.purchases.values()].reduce(
        (total, { receipt, price, paidBack }) => total + (receipt ? price - paidBack : 0),
        0,
      ),
    };
  }

  at(id: number): Purchase {
    const found = this.purchases.get(id);
    if (!found) throw new Error(`The model has no purchase ${id}.`);
    return found;
  }
}

/** What was sent back of a purchase altogether, counted yet or not. */
export const sentBack = ({ refunds }: Purchase) => [...refunds.values()].reduce((total, rupees) => total + rupees, 0);

/** What of it can have arrived: one whole refund may be made again before it is known that the first one failed. */
const arrivedOf = (purchase: Purchase) => Math.min(purchase.price, sentBack(purchase));

const sum = (lots: readonly Lot[], what: 'views' | 'ms') => lots.reduce((total, lot) => total + lot[what], 0);
