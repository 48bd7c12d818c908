import { expect, test } from 'vitest';
import { earlyRefundItem, firstPaymentItem, namedRefundItem, paymentItem, unnamedRefundItem } from './fixtures.ts';
import { parsePayment } from './stored-payment.ts';
import { toPayment } from './to-payment.ts';

const { card, terms, confirmed_by, refunds, early, taken, version } = paymentItem;

test('a payment is read without its keys, and shown as its summary says', () => {
  expect(parsePayment(paymentItem)).toEqual({ summary: card, terms, confirmed_by, refunds, early, taken, version });
  expect(toPayment(parsePayment(paymentItem).summary)).toEqual(card);
});

test('an older payment does not say in its summary what was ordered', () => {
  const { summary } = parsePayment(firstPaymentItem);
  expect(summary).toEqual({ ...card, candidate_limit: null, duration_days: null });
});

test('a payment from before refunds had names has none', () => {
  expect(parsePayment(unnamedRefundItem).refunds).toEqual([]);
});

test('a payment from before reports waited for their capture has none that wait, and does not say what was taken back', () => {
  expect(parsePayment(namedRefundItem)).toMatchObject({ refunds, early: [], taken: null });
});

test('an order says which refunds were reported before its capture', () => {
  expect(parsePayment(earlyRefundItem).early).toEqual(earlyRefundItem.early);
});

test('an item of another entity is refused', () => {
  expect(() => parsePayment({ ...paymentItem, terms: undefined })).toThrow();
});
