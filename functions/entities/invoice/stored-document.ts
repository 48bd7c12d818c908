import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { documentKinds } from '#shared/domain/billing/document-number.ts';
import { taxKinds } from '#shared/domain/billing/gst-tax.ts';

/** Of the items that this code writes. */
export const documentSchemaVersion = 1;

/** Amounts in paise. */
const amounts = z.object({
  taxable: z.int(),
  cgst: z.int(),
  sgst: z.int(),
  igst: z.int(),
  rounding: z.int(),
  total: z.int(),
});

/** Who sells, as it was when the document was issued. Codes of states are those of GSTINs; null: not known. */
const seller = z.object({
  name: z.string(),
  address: z.string(),
  state: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
  /** Reference of the letter of undertaking, for exports without tax. */
  lut: z.nullable(z.string()),
  url: z.string(),
});

/** Who bought. `country` is an ISO 3166-1 code; state, country and GSTIN are null where the buyer gave none. */
const buyer = z.object({
  name: z.string(),
  address: z.string(),
  state: z.nullable(z.string()),
  country: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
});
export type DocumentBuyer = z.output<typeof buyer>;

/**
 * An invoice or a credit note. It never changes, and stays when the recruiter's account is deleted, until `expires_at`.
 * Its only personal data are name, address and GSTIN of the buyer.
 */
export const documentSummary = z.object({
  /** At most 16 characters, consecutive in its series. */
  number: z.string(),
  kind: z.enum(documentKinds),
  payment_id: z.string(),
  recruiter_id: z.int(),
  issued_at: storedInstant,
  /** Of a credit note: its invoice. */
  refers_to: z.nullable(z.object({ number: z.string(), issued_at: storedInstant })),
  seller,
  /** Null when the account was deleted before the document was issued. */
  buyer: z.nullable(buyer),
  /** The state whose tax is due; null: without GST, or outside India. */
  place_of_supply: z.nullable(z.string()),
  tax: z.enum(taxKinds),
  /** Percent; null: without GST. */
  rate: z.nullable(z.int()),
  /** Services accounting code; null: without GST. */
  sac: z.nullable(z.string()),
  plan: z.object({ name: z.string(), candidate_limit: z.int(), duration_days: z.int() }),
  amounts,
});
export type BillingDocument = z.output<typeof documentSummary>;

const documentItem = itemSchema({ summary: documentSummary });

/**
 * A document as it is stored; its shape never changed.
 * @throws ZodError when the item is no document
 */
export const parseDocument = (item: unknown): BillingDocument => documentItem.parse(item).summary;
