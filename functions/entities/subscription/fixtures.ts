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

export const subscriptionItem = {
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

export const entitlementItem = {
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

export const pendingPurchaseItem = {
  PK: 'RECRUITER#3',
  SK: 'PENDING_SUBSCRIPTION',
  entity: 'pending_subscription',
  schema_version: 1,
  subscription_id: 12,
};

/** From before markers were keyed with a secret: only its key was made in another way. */
export const plainTrialItem = {
  PK: 'TRIAL#0IgsJVnRUX0FZzHb_3mLtEmhfVqHn2wEXAMPLEplain0',
  SK: 'TRIAL',
  entity: 'trial',
  schema_version: 1,
  taken_at: '2026-05-01T10:00:00.000Z',
};

export const trialItem = { ...plainTrialItem, PK: 'TRIAL#q7Jt2mDVZf0wq3uE3tX9rZ1d4hW1J8sEXAMPLEkeyed0' };
