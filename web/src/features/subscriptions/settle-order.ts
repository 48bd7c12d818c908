import { paymentCalls } from '#shared/contracts/payments.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { CheckoutResult } from './checkout.ts';

/** `unsure`: no clear response; if the payment was captured, the webhook starts the plan. */
export type Settlement = 'paid' | 'refused' | 'unsure';

interface Steps {
  /** Sends the checkout's result to the server; rejects as `call` does. */
  verify: () => Promise<unknown>;
  /** Whether the order is among the paid ones. */
  isPaid: () => Promise<boolean>;
  pause: () => Promise<void>;
}

const attempts = 4;
const pauseMs = 2_000;
/** The only refusals that do not concern the payment: no session, time-out, too many requests. */
const saysNothing: readonly number[] = [401, 408, 429];

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !saysNothing.includes(error.status);

/**
 * Determines the outcome of a payment that the checkout reported. Before reporting anything but success, it checks whether
 * the order is paid: the webhook may have been faster, and an answer may have been lost.
 */
export const settle = async ({ verify, isPaid, pause }: Steps): Promise<Settlement> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (attempt > 1) await pause();
    const answer = await verify().then(
      () => 'paid' as const,
      (error: unknown) => (isRefusal(error) ? 'refused' : 'unclear'),
    );
    if (answer === 'paid' || (await isPaid().catch(() => false))) return 'paid';
    if (answer === 'refused') return 'refused';
  }
  return 'unsure';
};

/** Number of latest payments to search for an order. */
const latest = 10;

/** Whether an order is among the recruiter's latest paid ones. Rejects as `call` does. */
export const isPaid = async (orderId: string, recruiterId: number): Promise<boolean> => {
  const { items } = await call(paymentCalls.ofRecruiter, { params: { id: recruiterId }, query: { limit: latest } });
  return items.some(({ id, status }) => id === orderId && status === 'completed');
};

/** `settle` by the calls of the contract. */
export const settleOrder = (result: CheckoutResult, recruiterId: number): Promise<Settlement> =>
  settle({
    verify: () => call(paymentCalls.verifyPayment, { body: result }),
    isPaid: () => isPaid(result.razorpay_order_id, recruiterId),
    pause: () => new Promise((done) => setTimeout(done, pauseMs)),
  });
