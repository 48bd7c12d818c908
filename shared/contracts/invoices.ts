import * as z from 'zod/mini';
import { documentKinds } from '../domain/billing/document-number.ts';
import { gstStateCodes } from '../domain/billing/gst-states.ts';
import { taxKinds } from '../domain/billing/gst-tax.ts';
import { gstinOf, isGstin, stateOfGstin } from '../domain/billing/gstin.ts';
import { countryCodes } from '../domain/countries.ts';
import { textId } from '../texts/text-id.ts';
import { companyName, id, instant, line, paragraphs, required } from './fields.ts';

/** A GSTIN as it is written on documents, or ''. */
const gstin = z.pipe(
  z.pipe(line(40), z.transform(gstinOf)),
  z.string().check(z.refine((text) => text === '' || isGstin(text), textId('gstin_invalid'))),
);

const inIndia = 'IN';

/** What a recruiter's invoices name instead of company and address of the profile. Empty: no state, no GSTIN. */
export const billingDetails = z
  .object({
    legal_name: companyName(textId('company_missing')),
    address: required(paragraphs(300), textId('address_missing')),
    country: z.enum(countryCodes, textId('country_missing')),
    /** Of India, by the code that GSTINs begin with. */
    state: z.union([z.literal(''), z.enum(gstStateCodes)], textId('state_missing')),
    gstin,
  })
  .check(
    z.refine(({ country, state }) => country !== inIndia || state !== '', {
      path: ['state'],
      message: textId('state_missing'),
    }),
    z.refine(({ country, gstin: number }) => country === inIndia || number === '', {
      path: ['gstin'],
      message: textId('gstin_abroad'),
    }),
    z.refine(({ state, gstin: number }) => number === '' || !isGstin(number) || stateOfGstin(number) === state, {
      path: ['state'],
      message: textId('state_not_of_gstin'),
    }),
  );
export type BillingDetails = z.output<typeof billingDetails>;

const reference = z.object({ number: z.string(), issued_at: instant });

/** An invoice or a credit note, which never changes. Codes of states are those of GSTINs. */
export const billingDocument = z.object({
  /** At most 16 characters, consecutive in its series: one a kind and Indian financial year. */
  number: z.string(),
  kind: z.enum(documentKinds),
  issued_at: instant,
  /** Of a credit note: its invoice. */
  refers_to: z.nullable(reference),
  seller: z.object({
    name: z.string(),
    address: z.string(),
    state: z.nullable(z.string()),
    /** Null: a plain invoice without GST. */
    gstin: z.nullable(z.string()),
    /** Letter of undertaking, for exports. */
    lut: z.nullable(z.string()),
    url: z.string(),
  }),
  /** Null when the account was deleted before the document was issued. */
  buyer: z.nullable(
    z.object({
      name: z.string(),
      address: z.string(),
      state: z.nullable(z.string()),
      country: z.nullable(z.string()),
      gstin: z.nullable(z.string()),
    }),
  ),
  /** A state; null without GST and for exports. */
  place_of_supply: z.nullable(z.string()),
  tax: z.enum(taxKinds),
  /** Percent. */
  rate: z.nullable(z.int()),
  /** Services accounting code. */
  sac: z.nullable(z.string()),
  plan: z.object({ name: z.string(), candidate_limit: z.int(), duration_days: z.int() }),
  /** In paise: all but `total` add up to `total`. */
  amounts: z.object({
    taxable: z.int(),
    cgst: z.int(),
    sgst: z.int(),
    igst: z.int(),
    rounding: z.int(),
    total: z.int(),
  }),
  total_in_words: z.string(),
  /** What rule 46 of the CGST Rules prescribes for exports; null for others. */
  endorsement: z.nullable(z.string()),
});
export type BillingDocument = z.output<typeof billingDocument>;

/** A document in a list of the documents of several payments. */
export const ownDocument = z.object({ payment_id: z.string(), recruiter_id: id, ...billingDocument.shape });
export type OwnDocument = z.output<typeof ownDocument>;
