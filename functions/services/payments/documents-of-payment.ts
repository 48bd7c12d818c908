import type { BillingDocument, DocumentBuyer } from '#functions/entities/invoice/stored-document.ts';
import type { StoredPayment } from '#functions/entities/payment/stored-payment.ts';
import { creditOf, lessCredits, paiseInRupee, type TaxKind, taxesIn } from '#shared/domain/billing/gst-tax.ts';
import { gstOf, type SellerSettings, stateOf } from './seller.ts';

/** A document before it has its number and date. */
export type Draft = Omit<BillingDocument, 'number' | 'issued_at'>;

const paise = (rupees: number) => Math.round(rupees * paiseInRupee);

const sumOf = (documents: readonly BillingDocument[]) =>
  documents.reduce((sum, { kind, amounts: { total } }) => sum + (kind === 'invoice' ? total : -total), 0);

/** What the portal holds of a payment's money, in paise: nothing that was refunded or never came. */
const heldOf = ({ status, amount, amount_refunded }: StoredPayment['summary']): number =>
  status === 'completed' ? Math.max(0, paise(amount) - paise(amount_refunded)) : 0;

/**
 * The document that a payment still lacks, or undefined: an invoice of money that came, or a credit note of money that
 * went back. Invoices less credit notes are then what the portal holds; money that came and went back meanwhile gets
 * both, one after the other.
 * @param issued of this payment, in their order
 * @param buyer who buys now; a credit note names whom its invoice names
 */
export function nextDocument(
  { summary, terms }: StoredPayment,
  issued: readonly BillingDocument[],
  seller: SellerSettings,
  siteUrl: string,
  buyer: DocumentBuyer | null,
): Draft | undefined {
  const [invoiced, held] = [sumOf(issued), heldOf(summary)];
  const cameFirst = issued.length === 0 && summary.paid_at !== null ? paise(summary.amount) : 0;
  const due = Math.max(held - invoiced, cameFirst);
  if (due > 0 && issued.length > 0) return supplementaryInvoice(issued, due);
  if (due > 0) {
    const { name, candidate_limit, duration_days } = terms;
    return {
      payment_id: summary.id,
      recruiter_id: summary.recruiter_id,
      plan: { name, candidate_limit, duration_days },
      ...invoiceOf(due, seller, siteUrl, buyer),
    };
  }
  return invoiced > held ? creditNote(issued, invoiced - held) : undefined;
}

function invoiceOf(amount: number, seller: SellerSettings, url: string, buyer: DocumentBuyer | null) {
  const { name, address, gstin, lut = null, sac } = seller;
  const [gst, state] = [gstOf(seller), stateOf(seller)];
  const tax = taxOf(seller, buyer);
  return {
    kind: 'invoice' as const,
    refers_to: null,
    seller: { name, address, state, gstin, lut, url },
    buyer,
    place_of_supply: gst && !isAbroad(buyer) ? (buyer?.state ?? state) : null,
    tax,
    rate: gst === null ? null : gst.rate,
    sac: gst && sac,
    amounts: taxesIn(amount, tax, gst),
  };
}

const isAbroad = (buyer: DocumentBuyer | null) => (buyer?.country ?? 'IN') !== 'IN';

/**
 * Which tax is due on a sale to a buyer (IGST Act, sections 7, 8, 12 (2) and 16). Where no state of the buyer is known,
 * the place of supply is the seller's (section 12 (2) (b) (ii)).
 */
export function taxOf(seller: SellerSettings, buyer: Pick<DocumentBuyer, 'country' | 'state'> | null): TaxKind {
  if (seller.gstin === null) return 'none';
  if ((buyer?.country ?? 'IN') !== 'IN') return seller.lut === undefined ? 'igst' : 'export';
  return (buyer?.state ?? stateOf(seller)) === stateOf(seller) ? 'cgst_sgst' : 'igst';
}

/**
 * An invoice of money that was credited and is the seller's after all, such as of a refund that did not arrive: with the
 * parties and taxes of the invoice that it refers to (CGST Act, section 34 (3): a debit note includes a supplementary invoice). It
 * reverses a credit note of the same amount in every part.
 */
function supplementaryInvoice(issued: readonly BillingDocument[], due: number): Draft | undefined {
  const original = issued.findLast(({ kind }) => kind === 'invoice');
  if (!original) return undefined;
  const credit = issued.findLast(({ kind, amounts }) => kind === 'credit_note' && amounts.total === due);
  const { number, issued_at, ...rest } = credit ?? original;
  const gst = rest.rate === null ? null : { rate: rest.rate, included: true };
  const refers_to = credit?.refers_to ?? { number, issued_at };
  return { ...rest, kind: 'invoice', refers_to, amounts: credit?.amounts ?? taxesIn(due, rest.tax, gst) };
}

/** A credit note for the latest invoice that is not credited as a whole yet, of at most what is left of it. */
function creditNote(issued: readonly BillingDocument[], refund: number): Draft | undefined {
  for (const invoice of issued.filter(({ kind }) => kind === 'invoice').toReversed()) {
    const credits = issued.filter(
      ({ kind, refers_to }) => kind === 'credit_note' && refers_to?.number === invoice.number,
    );
    const left = lessCredits(
      invoice.amounts,
      credits.map(({ amounts }) => amounts),
    );
    if (left.total === 0) continue;
    const { number, issued_at, ...rest } = invoice;
    const gst = invoice.rate === null ? null : { rate: invoice.rate, included: true };
    const amounts = creditOf(left, Math.min(refund, left.total), invoice.tax, gst);
    return { ...rest, kind: 'credit_note', refers_to: { number, issued_at }, amounts };
  }
  return undefined;
}
