import { expect, test } from 'vitest';
import { epochMs } from '#shared/domain/time.ts';
import {
  countedEarlyItem,
  earlyRefundItem,
  firstPaymentItem,
  namedRefundItem,
  paymentItem,
  unnamedRefundItem,
} from './fixtures.ts';
import { isCaptured, withCapture } from './refund.ts';
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

test('an order of which older code counted a refund before its capture waits for it, which then counts the same', () => {
  const order = parsePayment(countedEarlyItem);
  expect(isCaptured(order)).toBe(false);
  expect(order.summary).toMatchObject({ status: 'pending', amount_refunded: 0 });
  const paid = withCapture(order, 'pay_Premium12', epochMs(0));
  expect(paid.summary).toMatchObject({
    status: 'completed',
    provider_payment_id: 'pay_Premium12',
    amount_refunded: 0.5,
  });
  expect(paid.refunds).toEqual(countedEarlyItem.refunds);
  expect(withCapture(order, 'pay_another1', epochMs(0)).summary.amount_refunded).toBe(0);
});

test.each([
  ['that an admin set to pending again', { ...countedEarlyItem, early: [] }],
  ['of which nothing was paid back', { ...unnamedRefundItem, card: { ...countedEarlyItem.card, amount_refunded: 0 } }],
  ['that was paid', namedRefundItem],
])('a payment %s stays captured', (_, item) => {
  expect(isCaptured(parsePayment(item))).toBe(true);
});

test('an item of another entity is refused', () => {
  expect(() => parsePayment({ ...paymentItem, terms: undefined })).toThrow();
});
