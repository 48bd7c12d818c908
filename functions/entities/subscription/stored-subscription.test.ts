import { expect, test } from 'vitest';
import { entitlementItem, firstSubscriptionItem, subscriptionItem } from './fixtures.ts';
import { parseEntitlement } from './stored-entitlement.ts';
import { defaultDays, parseSubscription } from './stored-subscription.ts';

test('a subscription is read with all current fields', () => {
  const { card, duration_days, views_used, carried, closed, reminded_at, reminder_due, version } = subscriptionItem;
  expect(parseSubscription(subscriptionItem)).toEqual({
    summary: card,
    duration_days,
    views_used,
    carried,
    closed,
    reminded_at,
    reminder_due,
    version,
  });
});

test('a subscription in the first format lasts from its start to its end, without later changes', () => {
  expect(parseSubscription(firstSubscriptionItem)).toEqual({
    summary: { ...firstSubscriptionItem.card, upi_id: null },
    duration_days: 7,
    views_used: 0,
    carried: null,
    closed: null,
    reminded_at: null,
    reminder_due: false,
    version: 1,
  });
});

test('a subscription in the first format that never started has the usual duration', () => {
  const card = { ...firstSubscriptionItem.card, start_date: null, end_date: null };
  expect(parseSubscription({ ...firstSubscriptionItem, card }).duration_days).toBe(defaultDays);
});

test('an entitlement is read without its keys', () => {
  const { PK, SK, entity, schema_version, ...entitlement } = entitlementItem;
  expect(parseEntitlement(entitlementItem)).toEqual(entitlement);
});

test.each([{ ...subscriptionItem, version: undefined }, {}])('an item of another entity is refused', (item) => {
  expect(() => parseSubscription(item)).toThrow();
  expect(() => parseEntitlement(item)).toThrow();
});
