import { anyOf, is, isAbsent, isOneOf, statesBefore, type Tests, type Transition } from '#functions/data/conditions.ts';
import { type Closing, closings, type StoredSubscription } from './stored-subscription.ts';

/** `idle`: it has not started yet, or ended before the reason was stored. */
type State = 'idle' | 'active' | Closing;

const everyState = ['idle', 'active', ...closings] as const;

/** Every way in which a subscription comes into another state, and what its payment is then, where the move decides that. */
const moves = {
  /** It is paid for: for the first time, after a payment that had failed or was given back, or as an admin gives it again. */
  start: { from: everyState, to: 'active', payment: 'completed' },
  /** An admin switches it on again before its end. */
  resume: { from: ['deactivated'], to: 'active' },
  /** The payment of the one that took it over is taken back. */
  goOn: { from: ['superseded'], to: 'active' },
  expire: { from: ['active'], to: 'expired' },
  /** What is left of it goes into a later one. */
  supersede: { from: ['active'], to: 'superseded' },
  /** By an admin, or with the recruiter's account. */
  switchOff: { from: ['active'], to: 'deactivated' },
  /** Its payment did not arrive after all: what is unused of it is taken back, also of what a later one took over. */
  fail: { from: everyState, to: 'failed' },
  refund: { from: everyState, to: 'refunded', payment: 'failed' },
  /** The refund did not arrive: it is owed what was taken back. */
  keepAfterAll: { from: ['refunded'], to: 'failed', payment: 'completed' },
  /** The money came after it had been set to failed with nothing left: nothing is given twice. */
  arriveLate: { from: ['failed'], to: 'expired', payment: 'completed' },
} as const satisfies Record<string, Transition<State> & { payment?: PaymentStatus }>;

type PaymentStatus = StoredSubscription['summary']['payment_status'];

/** Every way in which what a subscription says of its payment changes while it stays in its state, by what its payment was before. */
const paymentMoves = {
  arrive: { from: ['pending', 'failed'], to: 'completed' },
  /** It did not come, another order replaces it, or its recruiter is deleted. One that was paid back can be said to have failed alone. */
  fail: { from: ['pending', 'completed', 'refunded'], to: 'failed' },
  /** An admin says that it is still to come. */
  reopen: { from: ['completed', 'failed'], to: 'pending' },
} as const satisfies Record<string, Transition<PaymentStatus | 'refunded'>>;

/** Whether a subscription may say this of a payment that is in a state. */
export const maySay = (status: PaymentStatus, payment: PaymentStatus | 'refunded'): boolean =>
  status === payment || statesBefore<PaymentStatus | 'refunded'>(paymentMoves, status).includes(payment);

/** A subscription in the state that it has, after a move of its payment or when it is new. */
export const withPayment = (stored: StoredSubscription, payment_status: PaymentStatus): StoredSubscription => ({
  ...stored,
  summary: { ...stored.summary, payment_status },
});

type Changes = Partial<Omit<StoredSubscription, 'closed' | 'summary'>> & {
  summary?: Partial<Omit<StoredSubscription['summary'], 'is_active'>>;
};

/** A subscription after a move, with what else changes of it. */
export function moved(
  stored: StoredSubscription,
  move: keyof typeof moves,
  { summary, ...changes }: Changes = {},
): StoredSubscription {
  const { to, payment }: (typeof moves)[keyof typeof moves] & { payment?: 'completed' | 'failed' } = moves[move];
  const payment_status = payment ?? stored.summary.payment_status;
  return {
    ...stored,
    ...changes,
    closed: to === 'active' ? null : to,
    summary: { ...stored.summary, payment_status, ...summary, is_active: to === 'active' },
  };
}

/** The subscription, no longer active; `viewed`: views used of it. */
export const endedBy = (
  stored: StoredSubscription,
  move: 'expire' | 'supersede' | 'switchOff' | 'fail' | 'refund',
  viewed: number,
): StoredSubscription => moved(stored, move, { views_used: viewed, reminder_due: false });

const stateOf = ({ closed, summary }: StoredSubscription): State => (summary.is_active ? 'active' : (closed ?? 'idle'));

/** The states that a subscription may have before it is written as it is: that one, or any from which a move leads there. */
export const priorsOf = (state: State): State[] => [...new Set([state, ...statesBefore<State>(moves, state)])];

/** The tests of which a stored subscription must meet one before it is written as it is. Items of version 1 lack `closed`. */
export function priorTests(next: StoredSubscription): Tests<StoredSubscription>[] {
  const priors = priorsOf(stateOf(next));
  const ended = closings.filter((state) => priors.includes(state));
  return [
    ...(priors.includes('active') ? [{ 'summary.is_active': is(true) }] : []),
    ...(priors.includes('idle') ? [{ 'summary.is_active': is(false), closed: anyOf(isAbsent, is(null)) }] : []),
    ...(ended.length > 0 ? [{ closed: isOneOf(ended) }] : []),
  ];
}
