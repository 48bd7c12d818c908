import * as z from 'zod/mini';
import { beginsWith, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { queryItems } from '#functions/data/query.ts';
import { write } from '#functions/data/write.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';

/** A payment whose documents are to be compared with it. */
const duePayment = z.object({ PK: z.string(), SK: z.string(), payment_id: z.string() });
export type DuePayment = z.output<typeof duePayment>;

/** The `schema_version` of both items, whose shape never changed. */
const schema_version = 1;

/**
 * Requests the documents of a payment (2 write units). The second item is one for all payments: Lambda hands over the
 * records of one item one after the other, so one run at a time numbers documents. It is written last: a run that it
 * starts finds the payment.
 * @param event unique name of the payment's change, so that a run removes only the items that it has read
 * @param at of that change: documents are numbered in this order
 */
export async function requestDocuments(payment_id: string, event: string, at: EpochMs): Promise<void> {
  const key = keys.invoiceDue(toIso(at), event);
  await write({ Put: { Item: { ...key, entity: 'invoice_due', schema_version, payment_id } } });
  await write(
    updateItem<{ wakes: number }>(keys.invoiceWake(), {
      set: { entity: 'invoice_wake', schema_version },
      add: { wakes: 1 },
    }),
  );
}

/** The payments that wait for documents, oldest first, read consistently (1 read unit for each 4 KB, some 30 of them). */
export async function duePayments(page: PageRequest): Promise<Page<DuePayment>> {
  const options = { ...page, sort: beginsWith('DUE#'), consistent: true };
  const { items, next } = await queryItems(keys.invoiceWake(), options);
  return { items: items.map((item) => duePayment.parse(item)), next };
}

/** Removes a request whose payment has all its documents (1 write unit). */
export const removeDue = ({ PK, SK }: DuePayment) => write({ Delete: { Key: { PK, SK } } });
