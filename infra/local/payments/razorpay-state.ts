import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** An order as Razorpay tells of it; amounts in paise. */
export interface Order {
  id: string;
  entity: 'order';
  amount: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
}

/** A payment as Razorpay tells of it; amounts in paise. */
export interface Payment {
  id: string;
  entity: 'payment';
  order_id: string;
  amount: number;
  currency: string;
  status: 'captured' | 'failed' | 'refunded';
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
}

interface State {
  orders: Record<string, Order>;
  payments: Record<string, Payment>;
}

const newId = (prefix: string) => `${prefix}_${randomBytes(7).toString('hex')}`;

/** HMAC-SHA-256 in hex, as Razorpay signs. */
export const sign = (message: string | Uint8Array, secret: string): string =>
  createHmac('sha256', secret).update(message).digest('hex');

/** What the stand-in remembers, in a file when it is given one, so that a restart forgets no payment. */
export class RazorpayState {
  private readonly file: string | undefined;
  private readonly state: State;

  constructor(file?: string) {
    this.file = file;
    this.state = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { orders: {}, payments: {} };
  }

  order(id: string): Order | undefined {
    return this.state.orders[id];
  }

  payment(id: string): Payment | undefined {
    return this.state.payments[id];
  }

  createOrder(amount: number, currency: string, receipt: string | null): Order {
    const order: Order = { id: newId('order'), entity: 'order', amount, currency, receipt, status: 'created' };
    return this.keepOrder(order);
  }

  /** An attempt to pay an order: every payment that succeeds is captured at once. */
  pay(order: Order, succeeds: boolean): Payment {
    const { id: order_id, amount, currency } = order;
    this.keepOrder({ ...order, status: succeeds ? 'paid' : 'attempted' });
    const status = succeeds ? 'captured' : 'failed';
    const id = newId('pay');
    return this.keepPayment({
      id,
      entity: 'payment',
      order_id,
      amount,
      currency,
      status,
      amount_refunded: 0,
      refund_status: null,
    });
  }

  refund(payment: Payment, amount: number): Payment {
    const amount_refunded = payment.amount_refunded + amount;
    const isWhole = amount_refunded >= payment.amount;
    return this.keepPayment({
      ...payment,
      amount_refunded,
      refund_status: isWhole ? 'full' : 'partial',
      status: isWhole ? 'refunded' : payment.status,
    });
  }

  private keepOrder(order: Order): Order {
    this.state.orders[order.id] = order;
    this.save();
    return order;
  }

  private keepPayment(payment: Payment): Payment {
    this.state.payments[payment.id] = payment;
    this.save();
    return payment;
  }

  private save(): void {
    if (this.file) writeFileSync(this.file, JSON.stringify(this.state), { mode: 0o600 });
  }
}
