import * as z from 'zod/mini';
import { type Change, isRestored } from '#functions/data/change.ts';
import { retry } from '#functions/data/retry.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { transact } from '#functions/data/transact.ts';
import { readBuyer } from '#functions/entities/billing/billing-store.ts';
import { documentsOfPayment, documentWrites, lastPlace } from '#functions/entities/invoice/document-store.ts';
import { duePayments, removeDue, requestDocuments } from '#functions/entities/invoice/due-store.ts';
import type { BillingDocument } from '#functions/entities/invoice/stored-document.ts';
import { readPayment } from '#functions/entities/payment/payment-store.ts';
import { paymentSummary } from '#functions/entities/payment/stored-payment.ts';
import { clock } from '#functions/platform/clock.ts';
import { setting } from '#functions/platform/env.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { type Draft, nextDocument } from '#functions/services/payments/documents-of-payment.ts';
import { seller } from '#functions/services/payments/seller.ts';
import { documentNumber, financialYear, seriesOf } from '#shared/domain/billing/document-number.ts';
import { toIso } from '#shared/domain/time.ts';
import { eventNameOf } from './apply-effects.ts';

const payment = itemSchema({
  summary: z.pick(paymentSummary, { id: true, status: true, amount: true, amount_refunded: true, paid_at: true }),
});

/**
 * Follows money: a payment that was made, refunded or taken back is queued, and the queue's one item wakes the run that
 * issues documents (docs/decisions/0065-invoices.md). Lambda hands over the records of one item in their order, one
 * after the other, so there is one writer of numbers, and payments never wait for each other. Every run reads the present
 * state: duplicate, late and reordered records have the same result.
 */
export async function issueDocuments(change: Change): Promise<void> {
  if (change.entity === 'payment' && !isRestored(change)) await requestIfMoneyMoved(change);
  if (change.entity === 'invoice_wake' && change.after) await issueDue();
}

async function requestIfMoneyMoved({ before, after, eventId, at }: Change): Promise<void> {
  if (!after) return;
  const { summary: now } = payment.parse(after);
  const then = before && payment.parse(before).summary;
  if (now.paid_at === null && (then?.paid_at ?? null) === null) return;
  const isMoved =
    then?.status !== now.status || then.amount_refunded !== now.amount_refunded || then.amount !== now.amount;
  if (isMoved) await requestDocuments(now.id, eventNameOf(eventId), at);
}

const pageSize = 100;

/**
 * Issues the documents of all payments that wait. A payment that fails stays in the queue, and later ones continue.
 * @throws the first failure at the end: the record is delivered again, and at last moved to the dead-letter queue
 */
async function issueDue(): Promise<void> {
  const failures: unknown[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const { items, next } = await duePayments({ limit: pageSize, start });
    for (const due of items) {
      try {
        await issueAllOf(due.payment_id);
        await removeDue(due);
      } catch (error) {
        failures.push(error);
        log('INVOICE_FAILED', { payment: due.payment_id, ...describeError(error) });
      }
    }
    start = next;
  } while (start);
  if (failures.length > 0) throw failures[0];
}

/** Issues what a payment lacks, one document after the other (5 read and 5 write units for an invoice). */
async function issueAllOf(paymentId: string): Promise<void> {
  await retry(async () => {
    const [stored, issued] = await Promise.all([readPayment(paymentId), documentsOfPayment(paymentId)]);
    if (!stored) return true;
    const buyer = await readBuyer(stored.summary.recruiter_id);
    for (;;) {
      const draft = nextDocument(stored, issued, seller(), setting('SITE_URL'), buyer);
      if (!draft) return true;
      const document = await number(draft, issued.length + 1);
      // Another writer came first: both start again from what is stored.
      if (!document) return undefined;
      issued.push(document);
    }
  });
}

/** Stores a document under the next number of its series; undefined when number or place was taken meanwhile. */
async function number(draft: Draft, nth: number): Promise<BillingDocument | undefined> {
  const now = clock.now();
  const year = financialYear(now);
  const series = seriesOf(draft.kind, year);
  const place = (await lastPlace(series)) + 1;
  const document = { ...draft, number: documentNumber(draft.kind, year, place), issued_at: toIso(now) };
  const { done } = await transact(documentWrites(series, place, document, nth));
  return done ? document : undefined;
}
