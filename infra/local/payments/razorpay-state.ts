import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { readStateFile, writeStateFile } from '../process/state-file.ts';

/** An order in Razorpay's format; amounts in paise. */
const order = z.object({
  id: z.string(),
  entity: z.literal('order'),
  amount: z.int(),
  currency: z.string(),
  receipt: z.nullable(z.string()),
  status: z.enum(['created', 'attempted', 'paid']),
});
export type Order = z.output<typeof order>;

/** A payment in Razorpay's format; amounts in paise. */
const payment = z.object({
  id: z.string(),
  entity: z.literal('payment'),
  order_id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['captured', 'failed', 'refunded']),
  amount_refunded: z.int(),
  refund_status: z.nullable(z.enum(['partial', 'full'])),
});
export type Payment = z.output<typeof payment>;

/** A refund in Razorpay's format, by the key that the request named. */
const refund = z.object({ id: z.string(), entity: z.literal('refund'), payment_id: z.string(), amount: z.int() });
export type Refund = z.output<typeof refund>;

const persisted = z.object({
  orders: z.record(z.string(), order),
  payments: z.record(z.string(), payment),
  refunds: z._default(z.record(z.string(), refund), {}),
});
type State = z.output<typeof persisted>;

const newId = (prefix: string) => `${prefix}_${randomBytes(7).toString('hex')}`;

/** HMAC-SHA-256 in hex, Razorpay's signature format. */
export const sign = (message: string | Uint8Array, secret: string): string =>
  createHmac('sha256', secret).update(message).digest('hex');

/** State of the emulator, persisted if a file is given, so that payments survive a restart. */
export class RazorpayState {
  private readonly file: string | undefined;
  private readonly state: State;

  /** @throws LocalProblem when the file is damaged */
  constructor(file?: string) {
    this.file = file;
    this.state = (file ? readStateFile(file, persisted) : undefined) ?? { orders: {}, payments: {}, refunds: {} };
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

  /** Records an attempt to pay an order: a successful payment is captured immediately. */
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

  /** The refund that a request with the same key made before. */
  refundOf(key: string): Refund | undefined {
    return this.state.refunds[key];
  }

  keepRefund(key: string, { id: payment_id }: Payment, amount: number): Refund {
    const made: Refund = { id: newId('rfnd'), entity: 'refund', payment_id, amount };
    this.state.refunds[key] = made;
    this.save();
    return made;
  }

  /** The latest refund of a payment does not arrive: its money is the seller's again. */
  failRefund(paid: Payment): { payment: Payment; refund: Refund } | undefined {
    const refund = Object.values(this.state.refunds).findLast(({ payment_id }) => payment_id === paid.id);
    if (!refund) return undefined;
    const amount_refunded = paid.amount_refunded - refund.amount;
    const refund_status = amount_refunded > 0 ? ('partial' as const) : null;
    return { payment: this.keepPayment({ ...paid, status: 'captured', amount_refunded, refund_status }), refund };
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
    if (this.file) writeStateFile(this.file, JSON.stringify(this.state));
  }
}
