import { expect, test } from 'vitest';
import { paymentItem } from './fixtures.ts';
import { moved, priorsOf } from './payment-moves.ts';
import { replacePayment } from './payment-store.ts';
import { parsePayment } from './stored-payment.ts';

test.each([
  ['pending', ['completed', 'failed', 'pending']],
  ['completed', ['completed', 'failed', 'pending', 'refunded']],
  ['failed', ['completed', 'failed', 'pending', 'refunded']],
  ['refunded', ['completed', 'failed', 'pending', 'refunded']],
] as const)('a payment is written as %s only where one of these is stored: %j', (status, priors) => {
  expect(priorsOf(status).sort()).toEqual(priors);
});

test.each([
  ['arrive', 'completed'],
  ['fail', 'failed'],
  ['reopen', 'pending'],
  ['refund', 'refunded'],
  ['keepAfterAll', 'completed'],
  ['failAfterAll', 'failed'],
] as const)('the move "%s" leads to %s, and its write names the states before', (move, status) => {
  const next = moved(parsePayment(paymentItem), move, { refunded_at: null });
  expect(next.summary).toMatchObject({ ...paymentItem.card, status });
  const { Put } = replacePayment(next) as { Put: { ConditionExpression: string; ExpressionAttributeValues: object } };
  expect(Put.ConditionExpression).toContain('#card.#status IN');
  expect(Object.values(Put.ExpressionAttributeValues)).toEqual([next.version, ...priorsOf(status)]);
});
