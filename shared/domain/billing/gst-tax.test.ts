import { describe, expect, test } from 'vitest';
import { type Amounts, chargeOf, creditOf, lessCredits, type TaxKind, taxesIn } from './gst-tax.ts';

const included = { rate: 18, included: true };
const added = { rate: 18, included: false };
const sumOf = ({ taxable, cgst, sgst, igst, rounding }: Amounts) => taxable + cgst + sgst + igst + rounding;
const kinds: TaxKind[] = ['cgst_sgst', 'igst', 'export', 'none'];

describe('the charge of a price', () => {
  test.each([
    ['without GST', 999, null, 999],
    ['with GST in it', 999, included, 999],
    ['with GST added', 999, added, 1179],
    ['with GST added to a whole rupee', 1000, added, 1180],
    ['rounded down', 2999, added, 3539],
    ['with half a rupee, rounded up', 25, added, 30],
    ['of nothing', 0, added, 0],
    ['with 5 percent', 999, { rate: 5, included: false }, 1049],
  ])('%s', (_, price, gst, charge) => expect(chargeOf(price, gst)).toBe(charge));
});

describe('the taxes in an amount', () => {
  test.each([
    ['within a state', 99_900, 'cgst_sgst', included, [84_661, 7_619, 7_619, 0, 1]],
    ['between states', 99_900, 'igst', included, [84_661, 0, 0, 15_239, 0]],
    ['of a round sum', 118_000, 'cgst_sgst', included, [100_000, 9_000, 9_000, 0, 0]],
    ['of one paisa', 1, 'igst', included, [1, 0, 0, 0, 0]],
    ['of nothing', 0, 'igst', included, [0, 0, 0, 0, 0]],
    ['of an export without tax', 99_900, 'export', included, [99_900, 0, 0, 0, 0]],
    ['of a seller without GST', 99_900, 'none', null, [99_900, 0, 0, 0, 0]],
    ['added within a state', 117_900, 'cgst_sgst', added, [99_900, 8_991, 8_991, 0, 18]],
    ['added between states', 117_900, 'igst', added, [99_900, 0, 0, 17_982, 18]],
    ['added, and rounded down', 353_900, 'igst', added, [299_900, 0, 0, 53_982, 18]],
    ['agreed on, that no price has', 100_000, 'igst', added, [84_746, 0, 0, 15_254, 0]],
    ['with paise, that no price has', 117_950, 'igst', added, [99_958, 0, 0, 17_992, 0]],
    ['of 5 percent', 10_500, 'igst', { rate: 5, included: true }, [10_000, 0, 0, 500, 0]],
  ] as const)('%s', (_, paid, kind, gst, [taxable, cgst, sgst, igst, rounding]) => {
    expect(taxesIn(paid, kind, gst)).toEqual({ taxable, cgst, sgst, igst, rounding, total: paid });
  });

  test('add up to it, in whole paise, for every price up to 2,000 rupees and any place', () => {
    const wrong: unknown[] = [];
    for (let price = 0; price <= 2000; price += 1) {
      for (const kind of kinds) {
        for (const gst of [included, added, { rate: 5, included: false }, { rate: 28, included: true }]) {
          const amounts = taxesIn(chargeOf(price, gst) * 100, kind, gst);
          const { taxable, cgst, sgst, rounding, total } = amounts;
          const isWhole = Object.values(amounts).every(Number.isInteger);
          const isRounded = Math.abs(rounding) <= (gst.included ? 1 : 50);
          const isPrice = gst.included || kind !== 'igst' || taxable === price * 100;
          if (sumOf(amounts) !== total || cgst !== sgst || !isWhole || !isRounded || !isPrice)
            wrong.push({ price, kind, gst, amounts });
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('credits', () => {
  test.each(kinds)('of any parts of an invoice (%s) add up to it', (kind) => {
    for (const gst of [included, added]) {
      for (const total of [99_900, 117_900, 1, 100_100]) {
        const invoice = taxesIn(total, kind, gst);
        const credits: Amounts[] = [];
        for (let refund = Math.ceil(total / 7); lessCredits(invoice, credits).total > 0; ) {
          const left = lessCredits(invoice, credits);
          const credit = creditOf(left, Math.min(refund, left.total), kind, gst);
          expect(sumOf(credit)).toBe(credit.total);
          credits.push(credit);
          refund += 11;
        }
        expect(Object.values(lessCredits(invoice, credits)).every((amount) => amount === 0)).toBe(true);
      }
    }
  });

  test('of all is the invoice, with its rounding', () => {
    const invoice = taxesIn(117_900, 'igst', added);
    expect(creditOf(invoice, 117_900, 'igst', added)).toEqual(invoice);
  });
});
