import * as z from 'zod/mini';
import {
  type adminSubscriptionCalls,
  type ListedSubscription,
  newSubscriptionBody,
} from '#shared/contracts/admin-subscriptions.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import { shownVersion } from '#shared/contracts/fields.ts';
import { type IsoInstant, isoInstant } from '#shared/domain/time.ts';
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
  { end_date: z.optional(z.string()), version: shownVersion },
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

/** The day of an instant in the browser's zone, as a date field has it. */
export const dayHere = (instant: string | number): string => {
  const date = new Date(instant);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
};

/** The terms of a subscription to edit; the plan by its displayed name. Only an active one has an end to change. */
export const termsOf = ({ plan, end_date, is_active, version, ...subscription }: ListedSubscription) => ({
  plan_name: plan.name,
  candidate_limit: subscription.candidate_limit,
  price: subscription.price,
  payment_status: subscription.payment_status,
  is_active,
  ...(is_active && end_date && { end_date: dayHere(end_date) }),
  version,
});

export const useTermsForm = (terms: Terms) => useContractForm(termsSchema, terms);

export type TermsForm = ReturnType<typeof useTermsForm>;

/** Only a paid subscription can be active, even if the box was ticked before the payment's status changed. */
export const withActive = (terms: Terms): Terms =>
  terms.payment_status === 'completed' ? terms : { ...terms, is_active: false };

/** The end on another day, at the time of day that it has; today at the end of the day, as that time may be over. */
const endOn = (day: string, end: string): IsoInstant => {
  const date = new Date(end);
  if (day === dayHere(Date.now())) date.setHours(23, 59, 59, 999);
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  date.setFullYear(year, month - 1, dayOfMonth);
  return isoInstant(date.toISOString());
};

type Changes = BodyOf<typeof adminSubscriptionCalls.adminUpdate>;

/** The fields that differ from the stored subscription: only these are sent, with the version that the form showed. */
export const changesOf = (before: ListedSubscription, { end_date: day, version: _, ...after }: Terms): Changes => {
  const values: Terms = termsOf(before);
  const names = Object.keys(after) as (keyof typeof after)[];
  const changes = names.filter((name) => after[name] !== values[name]).map((name) => [name, after[name]]);
  // The form shows the end only of an active subscription.
  const isMoved = after.is_active && day && day !== values.end_date && before.end_date;
  return { ...Object.fromEntries(changes), ...(isMoved && { end_date: endOn(day, before.end_date ?? '') }) };
};

/** Whether the price is on an invoice, so that only a refund changes what was paid: always by card, by UPI once it came. */
export const isPricePaid = ({ payment_method, payment_status }: ListedSubscription): boolean =>
  payment_method === 'razorpay' || (payment_method === 'upi' && payment_status === 'completed');
