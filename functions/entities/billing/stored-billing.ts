import * as z from 'zod/mini';

/** Of the items that this code writes. */
export const billingSchemaVersion = 1;

const details = z.object({
  legal_name: z.string(),
  address: z.string(),
  /** ISO 3166-1 alpha-2 code. */
  country: z.string(),
  /** The code that GSTINs begin with; null outside India. */
  state: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
});
export type BillingDetails = z.output<typeof details>;

/**
 * What the recruiter's invoices shall name, as it is stored; its shape never changed.
 * @throws ZodError when the item is none
 */
export const parseBilling = (item: unknown): BillingDetails => details.parse(item);
