import { statesBefore, type Transition } from '#functions/data/conditions.ts';
import type { PaymentSummary, StoredPayment } from './stored-payment.ts';

type Status = PaymentSummary['status'];

/** Every way in which a payment comes into another state. An order that is paid twice keeps its first payment. */
const moves = {
  /** Razorpay captured it, also after attempts that failed, or an admin has seen the money, also after saying that it had not come. */
  arrive: { from: ['pending', 'failed'], to: 'completed' },
  /** An attempt failed, a newer report took its place, its subscription is deleted, or an admin says that it did not come. */
  fail: { from: ['pending', 'completed'], to: 'failed' },
  /** An admin says that it is still to come. */
  reopen: { from: ['completed', 'failed'], to: 'pending' },
  /** All of it was paid back, of whatever an admin said about it before. */
  refund: { from: ['pending', 'completed', 'failed'], to: 'refunded' },
  /** What was paid back did not arrive: it counts again, or has failed as an admin had said. */
  keepAfterAll: { from: ['refunded'], to: 'completed' },
  failAfterAll: { from: ['refunded'], to: 'failed' },
} as const satisfies Record<string, Transition<Status>>;

/** The states that a payment may have before it is written in one: that one, or any from which a move leads there. */
export const priorsOf = (status: Status): Status[] => [...new Set([status, ...statesBefore<Status>(moves, status)])];

/** A payment after a move, with what else changes of its summary. */
export const moved = (
  payment: StoredPayment,
  move: keyof typeof moves,
  changes: Partial<Omit<PaymentSummary, 'status'>> = {},
): StoredPayment => ({ ...payment, summary: { ...payment.summary, ...changes, status: moves[move].to } });
