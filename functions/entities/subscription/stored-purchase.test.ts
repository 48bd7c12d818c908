import { expect, test } from 'vitest';
import { pendingPurchaseItem, plainTrialItem, trialItem } from './fixtures.ts';
import { parsePendingPurchase, parseTrial } from './stored-purchase.ts';

test('a pending purchase names its subscription', () => {
  expect(parsePendingPurchase(pendingPurchaseItem)).toBe(12);
});

test.each([
  ['keyed', trialItem],
  ['plain', plainTrialItem],
])('a %s trial marker says when the trial was taken, and nothing else', (_, item) => {
  expect(parseTrial(item)).toEqual({ taken_at: '2026-05-01T10:00:00.000Z' });
});

test('an item of another entity is refused', () => {
  expect(() => parsePendingPurchase(trialItem)).toThrow();
  expect(() => parseTrial(pendingPurchaseItem)).toThrow();
});
