import { indexKeys } from '#functions/data/index-keys.ts';
import { beginsWith, insertItem, is, isAbsent, putItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { PageRequest } from '#functions/data/page.ts';
import { queryAll, readItem } from '#functions/data/query.ts';
import { toItem } from '#functions/data/summary.ts';
import type { Writes } from '#functions/data/transact.ts';
import { financialYear, retainedUntil } from '#shared/domain/billing/document-number.ts';
import { expiryAt, toEpochMs } from '#shared/domain/time.ts';
import { type BillingDocument, documentSchemaVersion, documentSummary, parseDocument } from './stored-document.ts';

/**
 * The documents of a payment in the order in which they were issued (1 read unit up to 4 KB: consistent). There are few:
 * an invoice, and a credit note for each refund.
 */
export async function documentsOfPayment(paymentId: string): Promise<BillingDocument[]> {
  const options = { sort: beginsWith('DOCUMENT#'), consistent: true };
  return (await queryAll(keys.billingDocument(paymentId, 1), options)).map(parseDocument);
}

/** A page of a recruiter's documents, newest first (0.5 read units for each 4 KB). */
export const documentsOfRecruiter = (recruiterId: number, page: PageRequest) =>
  newestSummaries(indexKeys.documentsOfRecruiter(recruiterId), documentSummary, { page });

/** The last number that a series has given, 0 before the first (1 read unit: consistent). */
export async function lastPlace(series: string): Promise<number> {
  return Number((await readItem(keys.counter(series)))?.value ?? 0);
}

/**
 * The writes of a payment's next document together with the number that it takes: both or none, so that a series has no
 * gap and no number twice (8 write units up to 1 KB). They fail at `series` when another document took the number, and
 * at `document` when the payment has an `nth` one.
 * @param place in the series, which is the one after the last
 */
export function documentWrites(series: string, place: number, document: BillingDocument, nth: number): Writes {
  const { payment_id, recruiter_id, issued_at, number } = document;
  return {
    series: putItem<{ value: number }>(
      { ...keys.counter(series), entity: 'counter', schema_version: 1, value: place },
      { when: place === 1 ? { PK: isAbsent } : { value: is(place - 1) } },
    ),
    document: insertItem({
      ...keys.billingDocument(payment_id, nth),
      entity: 'billing_document',
      schema_version: documentSchemaVersion,
      ...indexKeys.documentsOfRecruiter(recruiter_id, issued_at, number),
      expires_at: expiryAt(retainedUntil(financialYear(toEpochMs(issued_at)))),
      ...toItem({ summary: document }),
    }),
  };
}
