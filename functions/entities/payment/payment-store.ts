import { indexKeys } from '#functions/data/index-keys.ts';
import { insertItem, isOneOf, putVersion } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { PageRequest } from '#functions/data/page.ts';
import { readItem } from '#functions/data/query.ts';
import { toItem } from '#functions/data/summary.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { PlanTerms } from '#functions/entities/plan/stored-plan.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { priorsOf } from './payment-moves.ts';
import {
  type PaymentSummary,
  parsePayment,
  paymentSchemaVersion,
  paymentSummary,
  type StoredPayment,
} from './stored-payment.ts';

/** Unfinished checkouts are left out of the lists. */
const isListed = ({ method, status }: PaymentSummary) => method === 'upi' || status !== 'pending';

const itemOf = (stored: StoredPayment) => ({
  ...keys.payment(stored.summary.id),
  entity: 'payment',
  schema_version: paymentSchemaVersion,
  ...(isListed(stored.summary)
    ? indexKeys.paymentsOfRecruiter(stored.summary.recruiter_id, stored.summary.created_at, stored.summary.id)
    : {}),
  ...toItem(stored),
});

/** An order for a plan that is to be paid by card, with the plan as it is offered now. */
export const cardOrder = (
  id: string,
  recruiterId: number,
  { key, name, price, candidate_limit, duration_days }: PlanTerms,
  subscriptionId: number,
  now: EpochMs,
): Pick<StoredPayment, 'summary' | 'terms'> => ({
  summary: {
    id,
    recruiter_id: recruiterId,
    plan_name: name,
    amount: price,
    currency: 'INR',
    method: 'razorpay',
    status: 'pending',
    provider_payment_id: null,
    amount_refunded: 0,
    subscription_id: subscriptionId,
    candidate_limit,
    duration_days,
    created_at: toIso(now),
    paid_at: null,
    refunded_at: null,
  },
  terms: { key, name, price, candidate_limit, duration_days },
});

const untouched = { refunds: [], early: [], taken: null, version: 1 };

/** The write of a new payment, which fails when its id is taken (2 write units up to 1 KB, and 2 its index). */
export const insertPayment = (summary: PaymentSummary, terms: PlanTerms): TransactionItem =>
  insertItem(itemOf({ summary, terms, confirmed_by: null, ...untouched }));

/**
 * The write of a payment by hand as its subscription says, whatever was stored before (at most 6 write units): what
 * guards it is the subscription's own write in the same transaction.
 */
export const recordPayment = (
  summary: PaymentSummary,
  terms: PlanTerms,
  confirmedBy: number | null,
): TransactionItem => ({ Put: { Item: itemOf({ summary, terms, confirmed_by: confirmedBy, ...untouched }) } });

/**
 * The write of a changed payment, which fails when it was changed since it was read, or was in a state from which no move leads
 * into its new one (at most 6 write units).
 */
export const replacePayment = (stored: StoredPayment): TransactionItem =>
  putVersion<StoredPayment>(itemOf({ ...stored, version: stored.version + 1 }), {
    when: { 'summary.status': isOneOf(priorsOf(stored.summary.status)) },
  });

/** A payment, read consistently (1 read unit), or undefined. */
export async function readPayment(id: string): Promise<StoredPayment | undefined> {
  const item = await readItem(keys.payment(id));
  return item && parsePayment(item);
}

/** A page of a recruiter's payments, newest first (0.5 read units for each 4 KB). */
export const paymentsOfRecruiter = (recruiterId: number, page: PageRequest) =>
  newestSummaries(indexKeys.paymentsOfRecruiter(recruiterId), paymentSummary, { page });
