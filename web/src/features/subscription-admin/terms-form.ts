import * as z from 'zod/mini';
import { type ListedSubscription, newSubscriptionBody } from '#shared/contracts/admin-subscriptions.ts';
import { shownVersion } from '#shared/contracts/fields.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';

/** The common fields of creating and editing a subscription, by the contract's rules. */
const termsSchema = z.extend(
  z.pick(newSubscriptionBody, {
    plan_name: true,
    candidate_limit: true,
    price: true,
    payment_status: true,
    is_active: true,
  }),
  { version: shownVersion },
);
export type Terms = z.output<typeof termsSchema>;

/** The specified defaults of a subscription that an admin creates. */
export const newTerms = {
  plan_name: 'trial',
  candidate_limit: 5,
  price: 0,
  payment_status: 'completed',
  is_active: true,
} as const satisfies Terms;

/** The terms of a subscription to edit; the plan by its displayed name. */
export const termsOf = ({ plan, candidate_limit, price, payment_status, is_active, version }: ListedSubscription) => ({
  plan_name: plan.name,
  candidate_limit,
  price,
  payment_status,
  is_active,
  version,
});

export const useTermsForm = (terms: Terms) => useContractForm(termsSchema, terms);

export type TermsForm = ReturnType<typeof useTermsForm>;

/** Only a paid subscription can be active, even if the box was ticked before the payment's status changed. */
export const withActive = (terms: Terms): Terms =>
  terms.payment_status === 'completed' ? terms : { ...terms, is_active: false };

/** The fields that differ from the stored subscription: only these are sent, with the version that the form showed. */
export const changesOf = (before: ListedSubscription, after: Terms): Partial<Terms> => {
  const values: Terms = termsOf(before);
  const names = (Object.keys(after) as (keyof Terms)[]).filter((name) => name !== 'version');
  return Object.fromEntries(names.filter((name) => after[name] !== values[name]).map((name) => [name, after[name]]));
};

/** Whether the price is on an invoice, so that only a refund changes what was paid: always by card, by UPI once it came. */
export const isPricePaid = ({ payment_method, payment_status }: ListedSubscription): boolean =>
  payment_method === 'razorpay' || (payment_method === 'upi' && payment_status === 'completed');
