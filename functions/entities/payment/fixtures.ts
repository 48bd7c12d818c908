// One stored item for each shape that a deployment ever wrote. Only tests read them.

/** From before lists showed what was ordered. */
export const firstPaymentItem = {
  PK: 'PAYMENT#order_Premium12',
  SK: 'PAYMENT',
  entity: 'payment',
  schema_version: 1,
  GSI2PK: 'PAYMENTS#RECRUITER#3',
  GSI2SK: '2026-05-01T10:00:00.000Z#order_Premium12',
  card: {
    id: 'order_Premium12',
    recruiter_id: 3,
    plan_name: 'Premium',
    amount: 7_999,
    currency: 'INR',
    method: 'razorpay',
    status: 'completed',
    provider_payment_id: 'pay_Premium12',
    amount_refunded: 0.5,
    subscription_id: 12,
    created_at: '2026-05-01T10:00:00.000Z',
    paid_at: '2026-05-01T10:01:00.000Z',
    refunded_at: null,
  },
  terms: { key: 'premium', name: 'Premium', price: 7_999, candidate_limit: 200, duration_days: 30 },
  confirmed_by: null,
  version: 2,
};

/** From before refunds had names. */
export const unnamedRefundItem = {
  ...firstPaymentItem,
  card: { ...firstPaymentItem.card, candidate_limit: 200, duration_days: 30 },
};

/** From before reports of refunds waited for their capture. */
export const namedRefundItem = {
  ...unnamedRefundItem,
  refunds: [{ id: 'rfnd_Premium12', amount: 50, failed: false }],
};

export const paymentItem = { ...namedRefundItem, early: [], taken: { views: 150, ms: 1_296_000_000 } };

/** An order of which a refund was reported before its capture. */
export const earlyRefundItem = {
  ...namedRefundItem,
  card: { ...unnamedRefundItem.card, status: 'pending', provider_payment_id: null, amount_refunded: 0, paid_at: null },
  refunds: [],
  early: [{ paid_by: 'pay_Premium12', total: 50, refund: { id: 'rfnd_Premium12', amount: 50 }, failed: false }],
  taken: null,
};

/** An order of which a refund was counted before its capture: from before reports waited for it. */
export const countedEarlyItem = {
  ...namedRefundItem,
  card: { ...unnamedRefundItem.card, status: 'pending', amount_refunded: 0.5, paid_at: null },
  refunds: [
    { id: 'rfnd_Premium11', amount: 20, failed: true },
    { id: 'rfnd_Premium12', amount: 50, failed: false },
  ],
};
