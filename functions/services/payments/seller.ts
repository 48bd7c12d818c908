/** Who sells the plans: on receipts, and as the payee of UPI payments. */
export const sellerName = 'Foreign Language Job Portal';
