import { expect, test } from 'vitest';
import { paymentItem } from './fixtures.ts';
import { parsePayment } from './stored-payment.ts';
import { toPayment } from './to-payment.ts';

const { card, terms, confirmed_by, version } = paymentItem;

test('a payment is read without its keys, and shown as its card says', () => {
  expect(parsePayment(paymentItem)).toEqual({ card, terms, confirmed_by, version });
  expect(toPayment(parsePayment(paymentItem).card)).toEqual(card);
});

test('an item that is no payment is refused', () => {
  expect(() => parsePayment({ ...paymentItem, terms: undefined })).toThrow();
});
