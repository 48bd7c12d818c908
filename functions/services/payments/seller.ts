import * as z from 'zod/mini';
import { optionalSetting, siteName } from '#functions/platform/env.ts';
import { isGstState } from '#shared/domain/billing/gst-states.ts';
import type { Gst } from '#shared/domain/billing/gst-tax.ts';
import { gstinOf, isGstin, stateOfGstin } from '#shared/domain/billing/gstin.ts';

/**
 * Services accounting code: "Other on-line contents n.e.c.", for access to data of candidates and to the posting of jobs
 * over the internet (docs/decisions/0065-invoices.md names the alternatives).
 */
const usualSac = '998439';

/** The rate of online content services, in percent. */
const usualRate = 18;

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/**
 * Who sells the plans: a setting of the deployment, which says so if there is no GSTIN. Invoices are then plain, and prices say
 * nothing of GST.
 */
export const sellerSettings = z
  .object({
    /** Legal name. */
    name: text(200),
    /** One line or several. */
    address: text(500),
    /** Null: not registered for GST. */
    gstin: z.nullable(
      z.pipe(
        z.pipe(z.string('Expected a GSTIN, or null for a seller who has none.'), z.transform(gstinOf)),
        z.string().check(z.refine(isGstin, 'This is no GSTIN: its check digit or its form is wrong.')),
      ),
    ),
    /** Code of the state, such as 29; with a GSTIN it is known from that. */
    state: z.optional(z.string().check(z.refine(isGstState, 'Expected the code of a state, such as 29.'))),
    sac: z._default(z.string().check(z.regex(/^99\d{2}(\d{2})?$/, 'Expected 4 or 6 digits from 99.')), usualSac),
    /** Percent. */
    gstRate: z._default(z.int().check(z.minimum(1), z.maximum(40)), usualRate),
    /** Prices contain GST; otherwise it is added to them. */
    pricesIncludeGst: z._default(z.boolean(), true),
    /** Reference of the letter of undertaking under which exports carry no tax. */
    lut: z.optional(text(60)),
  })
  .check(
    z.refine(
      ({ gstin, state }) => gstin === null || state === undefined || stateOfGstin(gstin) === state,
      'The state is not that of the GSTIN.',
    ),
    z.refine(({ gstin, lut }) => gstin !== null || lut === undefined, 'A letter of undertaking needs a GSTIN.'),
  );
export type SellerSettings = z.output<typeof sellerSettings>;

let known: { text: string | undefined; seller: SellerSettings } | undefined;

/**
 * The seller of this deployment, parsed once.
 * @throws Error when the setting is malformed: the deployment is wrong, not the request
 */
export function seller(): SellerSettings {
  const given = optionalSetting('SELLER');
  if (known?.text !== given || !known) known = { text: given, seller: parsed(given) };
  return known.seller;
}

const parsed = (given: string | undefined): SellerSettings =>
  given === undefined
    ? // On plain invoices, and as the payee of UPI payments.
      { name: siteName(), address: '', gstin: null, sac: usualSac, gstRate: usualRate, pricesIncludeGst: true }
    : sellerSettings.parse(JSON.parse(given));

/** How the seller charges GST; null without a GSTIN. */
export const gstOf = ({ gstin, gstRate, pricesIncludeGst }: SellerSettings): Gst | null =>
  gstin === null ? null : { rate: gstRate, included: pricesIncludeGst };

/** The code of the seller's state, or null. */
export const stateOf = ({ gstin, state }: SellerSettings): string | null =>
  gstin === null ? (state ?? null) : stateOfGstin(gstin);
