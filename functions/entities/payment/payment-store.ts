import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { indexKeys, keys } from '#functions/data/keys.ts';
import { newestCards } from '#functions/data/newest.ts';
import type { PageKey } from '#functions/data/page.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { isoTime } from '#functions/platform/clock.ts';
import { type Payment, payment } from '#shared/contracts/payments.ts';
import { plan } from '#shared/contracts/subscriptions.ts';

const planTerms = z.pick(plan, { key: true, name: true, price: true, candidate_limit: true, duration_days: true });

/** An order and the payment made for it. It names no person, and stays when the recruiter's account is deleted. */
const paymentItem = z.object({
  card: payment,
  /** The plan as it was when the order was made: what is granted and what it costs. */
  terms: planTerms,
  /** The admin who confirmed it, of payments by hand. */
  confirmed_by: z.nullable(z.int()),
  /** Rises with every change. */
  version: z.int(),
});
export type StoredPayment = z.output<typeof paymentItem>;

/** A checkout that nobody finished is no payment that anybody wants to read about. */
const isListed = ({ method, status }: Payment) => method === 'upi' || status !== 'pending';

const itemOf = (stored: StoredPayment) => ({
  ...keys.payment(stored.card.id),
  entity: 'payment',
  schema_version: 1,
  ...(isListed(stored.card)
    ? indexKeys.paymentsOfRecruiter(stored.card.recruiter_id, stored.card.created_at, stored.card.id)
    : {}),
  ...stored,
});

/** An order for a plan that is to be paid by card, with the plan as it is offered now; `now` in milliseconds since 1970. */
export const cardOrder = (
  id: string,
  recruiterId: number,
  { key, name, price, candidate_limit, duration_days }: StoredPayment['terms'],
  subscriptionId: number,
  now: number,
): Pick<StoredPayment, 'card' | 'terms'> => ({
  card: {
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
    created_at: isoTime(now),
    paid_at: null,
    refunded_at: null,
  },
  terms: { key, name, price, candidate_limit, duration_days },
});

/** The write of a new payment, which fails when its id is taken (2 write units up to 1 KB, and 2 its index). */
export const insertPayment = (card: Payment, terms: StoredPayment['terms']): TransactionItem => ({
  Put: {
    Item: itemOf({ card, terms, confirmed_by: null, version: 1 }),
    ConditionExpression: 'attribute_not_exists(PK)',
  },
});

/**
 * The write of a payment by hand as its subscription says, whatever was stored before (at most 6 write units): what
 * guards it is the subscription's own write in the same transaction.
 */
export const recordPayment = (
  card: Payment,
  terms: StoredPayment['terms'],
  confirmedBy: number | null,
): TransactionItem => ({
  Put: { Item: itemOf({ card, terms, confirmed_by: confirmedBy, version: 1 }) },
});

/** The write of a changed payment, which fails when it was changed since it was read (at most 6 write units). */
export const replacePayment = (stored: StoredPayment): TransactionItem => ({
  Put: {
    Item: itemOf({ ...stored, version: stored.version + 1 }),
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': stored.version },
  },
});

/** A payment, read consistently (1 read unit), or undefined. */
export async function readPayment(id: string): Promise<StoredPayment | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.payment(id), ConsistentRead: true }),
  );
  return Item ? paymentItem.parse(Item) : undefined;
}

/** A page of a recruiter's payments, newest first (0.5 read units for each 4 KB). */
export const paymentsOfRecruiter = (recruiterId: number, page: { limit: number; start: PageKey | undefined }) =>
  newestCards(indexKeys.paymentsOfRecruiter(recruiterId), payment, { page });
