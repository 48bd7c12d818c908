import { requireOwner } from '#functions/data/require-owner.ts';
import { isOff, refreshSwitches } from '#functions/data/switches/switch-state.ts';
import { transact } from '#functions/data/transact.ts';
import { putBilling, readBilling } from '#functions/entities/billing/billing-store.ts';
import { toBilling } from '#functions/entities/billing/to-billing.ts';
import type { UseCase } from '#functions/http/request.ts';
import { setting } from '#functions/platform/env.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { gstFor } from '#functions/services/payments/buyer-terms.ts';
import { takesCards, takesUpi } from '#functions/services/payments/require-card-payments.ts';
import { seller } from '#functions/services/payments/seller.ts';
import type { paymentCalls } from '#shared/contracts/payments.ts';

/**
 * The ways to pay that this deployment is set up for, none while payments are switched off, and what the caller's invoices
 * will say (0.5 read units).
 */
export const paymentWays: UseCase<typeof paymentCalls.ways> = async ({ caller }) => {
  refreshSwitches();
  const billing = await readBilling(caller.id);
  const isClosed = await isOff('payments');
  return {
    card: takesCards() && !isClosed,
    upi: takesUpi() && !isClosed ? { id: setting('UPI_ID'), name: seller().name } : null,
    gst: gstFor(billing),
    billing: billing ? toBilling(billing) : null,
  };
};

/** Replaces the caller's billing details (4 write units). */
export const saveBilling: UseCase<typeof paymentCalls.saveBilling> = async ({ body, caller }) => {
  const { legal_name, address, country, state, gstin } = body;
  const details = { legal_name, address, country, state: country === 'IN' ? state : null, gstin: gstin || null };
  const owner = requireOwner({ kind: 'recruiter', id: caller.id });
  const { done } = await transact({ owner, billing: putBilling(caller.id, details) });
  if (!done) throw new HttpError('SESSION_REQUIRED');
  return toBilling(details);
};
