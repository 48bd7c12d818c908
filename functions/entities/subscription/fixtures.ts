// One stored item for each shape that a deployment ever wrote, oldest first. Only tests read them.

const card = {
  id: 12,
  recruiter_id: 3,
  plan_name: 'premium',
  plan: { name: 'Premium', candidate_limit: 200, price: 7_999 },
  candidate_limit: 200,
  price: 7_999,
  payment_method: 'trial',
  payment_status: 'completed',
  start_date: '2026-05-01T10:00:00.000Z',
  end_date: '2026-05-08T10:00:00.000Z',
  is_active: true,
  created_at: '2026-05-01T10:00:00.000Z',
};

/** From before subscriptions could be paid for, extended or closed: there were trials only. */
export const firstSubscriptionItem = {
  PK: 'RECRUITER#3',
  SK: 'SUBSCRIPTION#000000000012',
  entity: 'subscription',
  schema_version: 1,
  GSI1PK: 'SUBSCRIPTIONS',
  GSI1SK: '2026-05-01T10:00:00.000Z#000000000012',
  card,
  version: 1,
};

/** From before each payment's part was recorded: it says only what was carried over from the one before. */
export const carriedSubscriptionItem = {
  ...firstSubscriptionItem,
  GSI2PK: 'SUBSCRIPTION#12',
  GSI2SK: '2026-05-01T10:00:00.000Z#000000000012',
  GSI3PK: 'SUBSCRIPTIONS#END',
  GSI3SK: '2026-06-07T10:00:00.000Z#000000000012',
  card: { ...card, payment_method: 'upi', end_date: '2026-06-07T10:00:00.000Z', upi_id: 'lima@bank' },
  duration_days: 30,
  views_used: 0,
  carried: { subscription_id: 9, views: 4 },
  closed: null,
  reminded_at: '2026-06-04T10:00:00.000Z',
  reminder_due: false,
  version: 3,
};

const { carried: _, ...later } = carriedSubscriptionItem;

export const subscriptionItem = {
  ...later,
  schema_version: 2,
  grants: [
    { subscription_id: 9, views: 4, ms: 604_800_000 },
    { subscription_id: 12, views: 196, ms: 2_592_000_000 },
  ],
};

/** Its recruiter is not verified yet: its days wait. */
export const waitingSubscriptionItem = {
  ...subscriptionItem,
  GSI3PK: undefined,
  GSI3SK: undefined,
  card: { ...subscriptionItem.card, end_date: null },
};

/** From before days waited for a verification. */
export const firstEntitlementItem = {
  PK: 'RECRUITER#3',
  SK: 'ENTITLEMENT',
  entity: 'entitlement',
  schema_version: 1,
  recruiter_id: 3,
  subscription_id: 12,
  plan_name: 'Premium',
  price: 7_999,
  candidate_limit: 200,
  candidates_viewed: 17,
  starts_at: Date.UTC(2026, 4, 1),
  ends_at: Date.UTC(2026, 5, 7),
};

export const entitlementItem = { ...firstEntitlementItem, schema_version: 2, waiting_ms: null };

export const waitingEntitlementItem = { ...entitlementItem, ends_at: null, waiting_ms: 604_800_000 };

/** From before orders by card were noted. */
export const pendingPurchaseItem = {
  PK: 'RECRUITER#3',
  SK: 'PENDING_SUBSCRIPTION',
  entity: 'pending_subscription',
  schema_version: 1,
  subscription_id: 12,
};

export const latestOrdersItem = { ...pendingPurchaseItem, schema_version: 2, card_order: 'order_Premium12' };

/** From before markers were keyed with a secret: only its key was made in another way. */
export const plainTrialItem = {
  PK: 'TRIAL#0IgsJVnRUX0FZzHb_3mLtEmhfVqHn2wEXAMPLEplain0',
  SK: 'TRIAL',
  entity: 'trial',
  schema_version: 1,
  taken_at: '2026-05-01T10:00:00.000Z',
};

export const trialItem = { ...plainTrialItem, PK: 'TRIAL#q7Jt2mDVZf0wq3uE3tX9rZ1d4hW1J8sEXAMPLEkeyed0' };
