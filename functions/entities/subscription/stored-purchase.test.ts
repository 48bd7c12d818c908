import { expect, test } from 'vitest';
import { latestOrdersItem, pendingPurchaseItem, plainTrialItem, trialItem } from './fixtures.ts';
import { parseLatestOrders, parseTrial } from './stored-purchase.ts';

test('the latest orders name a subscription and an order by card', () => {
  expect(parseLatestOrders(latestOrdersItem)).toEqual({ subscription_id: 12, card_order: 'order_Premium12' });
  expect(parseLatestOrders(pendingPurchaseItem)).toEqual({ subscription_id: 12, card_order: null });
});

test.each([
  ['keyed', trialItem],
  ['plain', plainTrialItem],
])('a %s trial marker says when the trial was taken, and nothing else', (_, item) => {
  expect(parseTrial(item)).toEqual({ taken_at: '2026-05-01T10:00:00.000Z' });
});

test('an item of another entity is refused', () => {
  expect(() => parseLatestOrders({ subscription_id: 'order' })).toThrow();
  expect(() => parseTrial(pendingPurchaseItem)).toThrow();
});
