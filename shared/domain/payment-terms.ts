/** What can be bought, how it is paid, and the states of a payment. */

export const planKeys = ['trial', 'basic', 'premium', 'enterprise'] as const;
export type PlanKey = (typeof planKeys)[number];

/** Payment methods: the card checkout, or a manual transfer to the portal's UPI id. */
export const paymentMethods = ['razorpay', 'upi'] as const;

/** A UPI id (virtual payment address), such as `name@bank`. */
export const upiIdPattern = /^[A-Za-z0-9._-]{2,100}@[A-Za-z][A-Za-z0-9.-]{1,63}$/;

/** States of a subscription's payment. */
export const paymentStatuses = ['pending', 'completed', 'failed'] as const;

/** States of a payment record; `refunded`: fully refunded. */
export const paymentRecordStatuses = [...paymentStatuses, 'refunded'] as const;
