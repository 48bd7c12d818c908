import type { BillingDetails } from '#shared/contracts/invoices.ts';
import { isGstState } from '#shared/domain/billing/gst-states.ts';
import type { BillingDetails as StoredBilling } from './stored-billing.ts';

/** Billing details as their owner sees and edits them: '' where there is none. */
export const toBilling = ({ legal_name, address, country, state, gstin }: StoredBilling): BillingDetails => ({
  legal_name,
  address,
  country: country as BillingDetails['country'],
  state: state !== null && isGstState(state) ? state : '',
  gstin: gstin ?? '',
});
