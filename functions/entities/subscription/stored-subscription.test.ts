import { expect, test } from 'vitest';
import {
  carriedSubscriptionItem,
  entitlementItem,
  firstEntitlementItem,
  firstSubscriptionItem,
  subscriptionItem,
  waitingEntitlementItem,
  waitingSubscriptionItem,
} from './fixtures.ts';
import { parseEntitlement } from './stored-entitlement.ts';
import { defaultDays, parseSubscription } from './stored-subscription.ts';

const day = 86_400_000;

test.each([
  ['', subscriptionItem],
  [' whose days wait', waitingSubscriptionItem],
])('a subscription%s is read with all current fields', (_, item) => {
  const { card, duration_days, views_used, grants, closed, reminded_at, reminder_due, version } = item;
  expect(parseSubscription(item)).toEqual({
    summary: card,
    duration_days,
    views_used,
    grants,
    closed,
    reminded_at,
    reminder_due,
    version,
  });
});

test('what was carried over becomes the grant of the subscription before', () => {
  const read = parseSubscription(carriedSubscriptionItem);
  expect(read).not.toHaveProperty('carried');
  expect(read).toEqual(parseSubscription(subscriptionItem));
  expect(parseSubscription({ ...carriedSubscriptionItem, closed: 'refunded' }).grants).toEqual([]);
});

test('a subscription in the first format lasts from its start to its end, without later changes', () => {
  expect(parseSubscription(firstSubscriptionItem)).toEqual({
    summary: { ...firstSubscriptionItem.card, upi_id: null },
    duration_days: 7,
    views_used: 0,
    grants: [{ subscription_id: 12, views: 200, ms: 7 * day }],
    closed: null,
    reminded_at: null,
    reminder_due: false,
    version: 1,
  });
});

test('a subscription in the first format that never started has the usual duration', () => {
  const card = { ...firstSubscriptionItem.card, start_date: null, end_date: null };
  const read = parseSubscription({ ...firstSubscriptionItem, card });
  expect([read.duration_days, read.grants]).toEqual([defaultDays, []]);
});

test.each([
  ['', entitlementItem],
  [' whose days wait', waitingEntitlementItem],
])('an entitlement%s is read without its keys', (_, item) => {
  const { PK, SK, entity, schema_version, ...entitlement } = item;
  expect(parseEntitlement(item)).toEqual(entitlement);
});

test('an entitlement in the first format does not wait', () => {
  expect(parseEntitlement(firstEntitlementItem)).toEqual(parseEntitlement(entitlementItem));
});

test.each([{ ...subscriptionItem, version: undefined }, {}])('an item of another entity is refused', (item) => {
  expect(() => parseSubscription(item)).toThrow();
  expect(() => parseEntitlement(item)).toThrow();
});
