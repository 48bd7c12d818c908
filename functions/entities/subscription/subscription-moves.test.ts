import { expect, test } from 'vitest';
import { firstSubscriptionItem, subscriptionItem } from './fixtures.ts';
import { parseSubscription } from './stored-subscription.ts';
import { endedBy, maySay, moved, priorsOf, withPayment } from './subscription-moves.ts';
import { putSubscription } from './subscription-store.ts';

const all = ['active', 'deactivated', 'expired', 'failed', 'idle', 'refunded', 'superseded'];

test.each([
  ['idle', ['idle']],
  ['active', all],
  ['expired', ['active', 'expired', 'failed']],
  ['superseded', ['active', 'superseded']],
  ['deactivated', ['active', 'deactivated']],
  ['failed', all],
  ['refunded', all],
] as const)('a subscription is written as %s only where one of these is stored: %j', (state, priors) => {
  expect(priorsOf(state).sort()).toEqual(priors);
});

const active = parseSubscription(subscriptionItem);

test.each([
  ['start', null, 'completed'],
  ['resume', null, 'failed'],
  ['goOn', null, 'failed'],
  ['expire', 'expired', 'failed'],
  ['supersede', 'superseded', 'failed'],
  ['switchOff', 'deactivated', 'failed'],
  ['fail', 'failed', 'failed'],
  ['refund', 'refunded', 'failed'],
  ['keepAfterAll', 'failed', 'completed'],
  ['arriveLate', 'expired', 'completed'],
] as const)('the move "%s" leaves it closed as %j, and its payment %s', (move, closed, payment_status) => {
  const before = { ...active, summary: { ...active.summary, payment_status: 'failed' as const } };
  expect(moved(before, move, { views_used: 5, summary: { price: 1 } })).toEqual({
    ...before,
    closed,
    views_used: 5,
    summary: { ...before.summary, price: 1, payment_status, is_active: closed === null },
  });
});

const conditionOf = (write: object) => (write as { Put: object }).Put;

test('the write of a subscription names the states before it', () => {
  expect(conditionOf(putSubscription(endedBy(active, 'supersede', 3)))).toMatchObject({
    ConditionExpression: '#version = :v0 AND (#card.#is_active = :v1 OR #closed IN (:v2))',
    ExpressionAttributeValues: { ':v0': active.version, ':v1': true, ':v2': 'superseded' },
  });
  const { summary } = parseSubscription(firstSubscriptionItem);
  const idle = { ...active, closed: null, summary: { ...summary, is_active: false } };
  expect(conditionOf(putSubscription(idle))).toMatchObject({
    ConditionExpression:
      '#version = :v0 AND (#card.#is_active = :v1 AND (attribute_not_exists(#closed) OR #closed = :v2))',
    ExpressionAttributeValues: { ':v0': active.version, ':v1': false, ':v2': null },
  });
  expect(conditionOf(putSubscription({ ...idle, version: 0 }))).toMatchObject({
    ConditionExpression: 'attribute_not_exists(#PK)',
  });
});

test.each([
  ['pending', ['pending', 'completed', 'failed']],
  ['completed', ['pending', 'completed', 'failed']],
  ['failed', ['pending', 'completed', 'failed', 'refunded']],
] as const)('a payment is said to be %s only where it is one of these: %j', (status, payments) => {
  expect((['pending', 'completed', 'failed', 'refunded'] as const).filter((each) => maySay(status, each))).toEqual(
    payments,
  );
  expect(withPayment(active, status)).toEqual({ ...active, summary: { ...active.summary, payment_status: status } });
});
