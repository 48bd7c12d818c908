// Taxes of one supply, in whole paise: no fractions of a paisa are ever calculated with.

/** The taxes of a supply within a state, between states, of an export without tax, and of a seller without GSTIN. */
export const taxKinds = ['cgst_sgst', 'igst', 'export', 'none'] as const;
export type TaxKind = (typeof taxKinds)[number];

/** How the seller charges GST. */
export interface Gst {
  /** Percent, such as 18. */
  rate: number;
  /** Prices contain the tax; otherwise it is added to them. */
  included: boolean;
}

/** Amounts in paise. `rounding` may be negative; all but `total` add up to `total`. */
export interface Amounts {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  rounding: number;
  total: number;
}

export const paiseInRupee = 100;

/** Nearest whole number, half up, as section 170 of the CGST Act rounds sums to rupees; for amounts of 0 and more. */
const nearest = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/**
 * What a price costs with its tax, in whole rupees: a tax that is added is rounded with the sum to the nearest rupee
 * (CGST Act, section 170).
 * @param price in whole rupees
 */
export const chargeOf = (price: number, gst: Gst | null): number =>
  gst === null || gst.included ? price : nearest(price * (100 + gst.rate), 100);

/** The price whose charge is an amount of rupees, or undefined: an admin may have agreed on any amount. */
function priceOfCharge(rupees: number, { rate }: Gst): number | undefined {
  const price = nearest(rupees * 100, 100 + rate);
  return chargeOf(price, { rate, included: false }) === rupees ? price : undefined;
}

function withTax(taxable: number, tax: number, kind: TaxKind, total: number): Amounts {
  // Central and state tax are always the same amount (half the rate each), so an odd tax goes into the rounding.
  const half = Math.floor(tax / 2);
  const [cgst, sgst, igst] = kind === 'igst' ? [0, 0, tax] : [half, half, 0];
  return { taxable, cgst, sgst, igst, rounding: total - taxable - cgst - sgst - igst, total };
}

/**
 * The taxes in an amount that was paid.
 *
 * Prices that contain the tax: the taxable value is the amount × 100 / (100 + rate) to the nearest paisa, and the rest is
 * the tax. Prices without it: the price of the plan is the value, and the tax its rate to the nearest paisa. What the
 * whole rupees of the charge differ from that is `rounding`.
 * @param paid in paise
 */
export function taxesIn(paid: number, kind: TaxKind, gst: Gst | null): Amounts {
  if (gst === null || kind === 'none' || kind === 'export') return withTax(paid, 0, kind, paid);
  const price = gst.included || paid % paiseInRupee !== 0 ? undefined : priceOfCharge(paid / paiseInRupee, gst);
  if (price === undefined) {
    const taxable = nearest(paid * 100, 100 + gst.rate);
    return withTax(taxable, paid - taxable, kind, paid);
  }
  const taxable = price * paiseInRupee;
  const tax = kind === 'igst' ? nearest(taxable * gst.rate, 100) : 2 * nearest(taxable * gst.rate, 200);
  return withTax(taxable, tax, kind, paid);
}

const fields = ['taxable', 'cgst', 'sgst', 'igst', 'rounding', 'total'] as const;

/**
 * What is credited for a refund of an invoiced amount: the rest of the invoice in every part when nothing is left, so
 * that invoice and credit notes add up to zero, else the taxes in the refund.
 * @param left of the invoice, less what was credited before
 * @param refund in paise, at most `left.total`
 */
export const creditOf = (left: Amounts, refund: number, kind: TaxKind, gst: Gst | null): Amounts =>
  refund >= left.total ? left : taxesIn(refund, kind, gst && { ...gst, included: true });

/** An invoice's amounts less those that were credited. */
export const lessCredits = (invoice: Amounts, credits: readonly Amounts[]): Amounts =>
  Object.fromEntries(
    fields.map((field) => [field, credits.reduce((left, credit) => left - credit[field], invoice[field])]),
  ) as unknown as Amounts;
