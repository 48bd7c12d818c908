import './checkout.css';
import * as z from 'zod/mini';
import type { AnswerOf } from '#shared/contracts/define.ts';
import type { paymentCalls } from '#shared/contracts/payments.ts';

/** The checkout's result after a payment; the server checks the signature. */
const checkoutResult = z.object({
  razorpay_order_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
});
export type CheckoutResult = z.output<typeof checkoutResult>;

/** The order to pay. */
export type Order = AnswerOf<typeof paymentCalls.purchase>;

/** The person whose data prefill the checkout's form. */
export interface Buyer {
  name: string;
  email: string;
  phone: string;
}

interface Options {
  key: string;
  order_id: string;
  /** In paise. */
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  handler: (result: unknown) => void;
  modal: { ondismiss: () => void; confirm_close: boolean };
}

interface Checkout {
  open(): void;
  close(): void;
  on(event: 'payment.failed', listener: () => void): unknown;
}

export type CheckoutClass = new (options: Options) => Checkout;

const paiseInRupee = 100;
const loading = new Map<string, Promise<CheckoutClass>>();

/** A script that some blockers never answer. */
const scriptTimeoutMs = 20_000;

const insertScript = (address: string): Promise<CheckoutClass> =>
  new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = address;
    setTimeout(() => fail(new Error('The checkout script did not come.')), scriptTimeoutMs);
    script.onload = () => {
      const { Razorpay } = window as { Razorpay?: CheckoutClass };
      if (Razorpay) done(Razorpay);
      else fail(new Error('The checkout script brought no checkout.'));
    };
    script.onerror = () => fail(new Error('The checkout script could not be loaded.'));
    document.head.append(script);
  });

/** Loads the checkout's script once; the next call retries a failed load. Rejects when it cannot be loaded. */
export const loadCheckout = (address: string): Promise<CheckoutClass> => {
  const known = loading.get(address);
  if (known) return known;
  const script = insertScript(address);
  loading.set(address, script);
  script.catch(() => loading.delete(address));
  return script;
};

interface Listener {
  onPaid: (result: CheckoutResult) => void;
  /** The buyer closed the checkout without a payment. `hasFailed`: an attempt to pay had failed before. */
  onClosed: (hasFailed: boolean) => void;
}

/** Opens the checkout over the page. Returns a function that closes it; afterwards the listener is not called. */
export const openCheckout = (
  Razorpay: CheckoutClass,
  { order, buyer, title }: { order: Order; buyer: Buyer; title: string },
  { onPaid, onClosed }: Listener,
): (() => void) => {
  let isOver = false;
  let hasFailed = false;
  const once = (end: () => void) => {
    if (isOver) return;
    isOver = true;
    end();
  };
  const checkout = new Razorpay({
    key: order.key,
    order_id: order.order_id,
    amount: order.amount * paiseInRupee,
    currency: order.currency,
    name: title,
    description: order.plan_name,
    prefill: { name: buyer.name, email: buyer.email, contact: buyer.phone },
    handler: (result) => once(() => onPaid(checkoutResult.parse(result))),
    modal: { ondismiss: () => once(() => onClosed(hasFailed)), confirm_close: true },
  });
  checkout.on('payment.failed', () => {
    hasFailed = true;
  });
  checkout.open();
  return () => once(() => checkout.close());
};
