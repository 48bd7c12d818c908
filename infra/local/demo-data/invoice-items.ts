import { buyerOf } from '#functions/entities/billing/billing-store.ts';
import { documentWrites } from '#functions/entities/invoice/document-store.ts';
import { parsePayment } from '#functions/entities/payment/stored-payment.ts';
import { parseRecruiter } from '#functions/entities/recruiter/stored-recruiter.ts';
import { setting } from '#functions/platform/env.ts';
import { nextDocument } from '#functions/services/payments/documents-of-payment.ts';
import { seller } from '#functions/services/payments/seller.ts';
import { documentNumber, financialYear, seriesOf } from '#shared/domain/billing/document-number.ts';
import { toEpochMs } from '#shared/domain/time.ts';
import { type Item, versionsAt } from './item-version.ts';

/** The invoices of all paid payments, numbered in the order of the payments, and the numbers given so far. */
export const invoiceItems = (items: readonly Item[]): Item[] => {
  const recruiters = new Map(
    items.filter(({ entity }) => entity === 'recruiter').map((item) => [parseRecruiter(item).summary.id, item]),
  );
  const made = new Map<string, Item>();
  const places = new Map<string, number>();
  const paid = items
    .filter(({ entity }) => entity === 'payment')
    .map(parsePayment)
    .flatMap((payment) => (payment.summary.paid_at ? [{ payment, paid_at: payment.summary.paid_at }] : []))
    .sort((left, right) => (left.paid_at < right.paid_at ? -1 : 1));
  for (const { payment, paid_at } of paid) {
    const buyer = recruiters.get(payment.summary.recruiter_id);
    const buyerNamed = buyer ? buyerOf(parseRecruiter(buyer).summary) : null;
    const draft = nextDocument(payment, [], seller(), setting('SITE_URL'), buyerNamed);
    if (!draft) continue;
    const at = toEpochMs(paid_at);
    const year = financialYear(at);
    const series = seriesOf(draft.kind, year);
    const place = (places.get(series) ?? 0) + 1;
    places.set(series, place);
    const document = { ...draft, number: documentNumber(draft.kind, year, place), issued_at: paid_at };
    for (const { item } of versionsAt(at, documentWrites(series, place, document, 1)))
      made.set(`${item.PK} ${item.SK}`, item);
  }
  return [...made.values()];
};
