import { describe, expect, test } from 'vitest';
import type { BillingDocument, DocumentBuyer } from '#functions/entities/invoice/stored-document.ts';
import { paymentItem } from '#functions/entities/payment/fixtures.ts';
import { parsePayment, type StoredPayment } from '#functions/entities/payment/stored-payment.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { nextDocument, taxOf } from './documents-of-payment.ts';
import { type SellerSettings, sellerSettings } from './seller.ts';

const seller = sellerSettings.parse({ name: 'Seller', address: 'Here', gstin: '29AAGCB7383J1Z4' });
const buyer: DocumentBuyer = { name: 'Buyer', address: 'There', state: '27', country: 'IN', gstin: null };
const stored = parsePayment(paymentItem);
const paymentWith = (summary: Partial<StoredPayment['summary']>): StoredPayment => ({
  ...stored,
  summary: { ...stored.summary, amount_refunded: 0, ...summary },
});

/** Issues all documents that a payment lacks after those it has. */
function issueAll(payment: StoredPayment, issued: BillingDocument[], by: SellerSettings = seller): BillingDocument[] {
  for (let nth = issued.length + 1; nth < 100; nth += 1) {
    const draft = nextDocument(payment, issued, by, 'https://portal.example', buyer);
    if (!draft) return issued;
    issued.push({ ...draft, number: `${draft.kind}-${nth}`, issued_at: isoInstant('2026-05-01T10:00:00.000Z') });
  }
  throw new Error('The documents have no end.');
}
const kindsOf = (documents: BillingDocument[]) => documents.map(({ kind, amounts }) => [kind, amounts.total]);

describe('the documents of a payment', () => {
  test.each([
    ['pending', { status: 'pending', paid_at: null }, []],
    ['failed', { status: 'failed', paid_at: null }, []],
    ['refunded before it was captured', { status: 'refunded', paid_at: null }, []],
    ['paid', {}, [['invoice', 799_900]]],
    ['of a plan without a price', { amount: 0 }, []],
    [
      'paid and refunded in part',
      { amount_refunded: 0.5 },
      [
        ['invoice', 799_900],
        ['credit_note', 50],
      ],
    ],
    [
      'paid and refunded',
      { status: 'refunded', amount_refunded: 7_999 },
      [
        ['invoice', 799_900],
        ['credit_note', 799_900],
      ],
    ],
    [
      'paid and marked as failed',
      { status: 'failed' },
      [
        ['invoice', 799_900],
        ['credit_note', 799_900],
      ],
    ],
  ] as const)('%s', (_, summary, documents) => {
    expect(kindsOf(issueAll(paymentWith(summary), []))).toEqual(documents);
  });

  test('follow a payment that is confirmed again, and one whose amount an admin changes', () => {
    const issued = issueAll(paymentWith({}), []);
    issueAll(paymentWith({ status: 'failed', paid_at: null }), issued);
    issueAll(paymentWith({}), issued);
    issueAll(paymentWith({ amount: 9_000 }), issued);
    issueAll(paymentWith({ amount: 5_000 }), issued);
    expect(kindsOf(issued)).toEqual([
      ['invoice', 799_900],
      ['credit_note', 799_900],
      ['invoice', 799_900],
      ['invoice', 100_100],
      ['credit_note', 100_100],
      ['credit_note', 299_900],
    ]);
    expect(issued.map(({ refers_to }) => refers_to?.number)).toEqual([
      undefined,
      'invoice-1',
      'invoice-1',
      'invoice-3',
      'invoice-4',
      'invoice-3',
    ]);
  });

  test('are together what the portal holds, after any sequence of changes', () => {
    let seed = 1;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let walk = 0; walk < 300; walk += 1) {
      const issued: BillingDocument[] = [];
      for (let step = 0; step < 8; step += 1) {
        const amount = 1 + next(5_000);
        const status = (['completed', 'completed', 'failed', 'refunded'] as const)[next(4)] ?? 'completed';
        const amount_refunded = status === 'refunded' ? amount : next(amount * 100) / 100;
        issueAll(paymentWith({ amount, status, amount_refunded }), issued);
        const held = status === 'completed' ? Math.round(amount * 100) - Math.round(amount_refunded * 100) : 0;
        const net = issued.reduce(
          (sum, { kind, amounts }) => sum + (kind === 'invoice' ? amounts.total : -amounts.total),
          0,
        );
        expect(net).toBe(held);
      }
    }
  });
});

describe('the tax of a sale', () => {
  const plain = sellerSettings.parse({ name: 'Seller', address: 'Here', gstin: null });
  const exporter = { ...seller, lut: 'AD29' };
  test.each([
    ['no GSTIN of the seller', plain, buyer, 'none'],
    ['no GSTIN, to another country', plain, { country: 'FR', state: null }, 'none'],
    ['the same state', seller, { country: 'IN', state: '29' }, 'cgst_sgst'],
    ['another state', seller, { country: 'IN', state: '27' }, 'igst'],
    ['an unknown state', seller, { country: null, state: null }, 'cgst_sgst'],
    ['an unknown buyer', seller, null, 'cgst_sgst'],
    ['another country, without LUT', seller, { country: 'FR', state: null }, 'igst'],
    ['another country, with LUT', exporter, { country: 'FR', state: null }, 'export'],
    ['India, with LUT', exporter, { country: 'IN', state: '27' }, 'igst'],
  ] as const)('%s', (_, by, to, tax) => expect(taxOf(by, to)).toBe(tax));
});
