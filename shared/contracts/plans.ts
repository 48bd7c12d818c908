import * as z from 'zod/mini';
import { textId } from '../texts/text-id.ts';
import { decided, numberOf, whole } from './amounts.ts';
import { subscriptionInfo } from './candidate-answers.ts';
import { defineCall } from './define.ts';
import { anyId, idText, message, required, shownVersion } from './fields.ts';
import { enteredTranslations, planTextFields } from './plan-translations.ts';
import { plan } from './subscriptions.ts';

const staff = { admin: 'any', master_admin: 'any' } as const;
const byId = z.object({ id: idText });

/** Error text for every invalid value of a plan. */
const invalid = textId('plan_field_invalid');

const highestPrice = 10_000_000;

const isWithoutDigits = (value: unknown): boolean => typeof value === 'string' && !/\p{Nd}/u.test(value);

/**
 * Whole rupees from 0 up. The specification requires that a value that is not a number counts as 0; a text with digits that
 * are no whole amount is refused.
 */
const price = z.pipe(
  z.pipe(
    z.unknown().check(decided),
    z.transform((value) => {
      if (typeof value !== 'string' && typeof value !== 'number') return 0;
      return isWithoutDigits(value) ? 0 : numberOf(value);
    }),
  ),
  z.int(invalid).check(z.minimum(0, invalid), z.maximum(highestPrice, invalid)),
);

const fields = {
  name: required(planTextFields.name, invalid),
  description: required(planTextFields.description, invalid),
  candidate_limit: whole(1, 1_000_000, invalid),
  duration_days: whole(1, 3_650, invalid),
  is_active: z.boolean(invalid),
  features: planTextFields.features,
  /** Replaces all translations. */
  translations: enteredTranslations,
};

export const newPlanBody = z.object({
  ...fields,
  price: z.optional(price),
  is_active: z._default(fields.is_active, true),
  features: z._default(fields.features, []),
  translations: z._default(fields.translations, {}),
});

export const planCalls = {
  createPlan: defineCall({
    method: 'POST',
    path: '/subscription-plans/create',
    summary: 'Adds a plan.',
    access: staff,
    body: newPlanBody,
    repeatable: true,
    status: 201,
    answer: plan,
    errors: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  updatePlan: defineCall({
    method: 'PUT',
    path: '/subscription-plans/{id}',
    summary: 'Changes the given fields of a plan. Existing subscriptions and orders keep their terms.',
    access: staff,
    params: byId,
    body: z.object({ ...z.partial(z.object({ ...fields, price })).shape, version: shownVersion }),
    status: 200,
    answer: plan,
    errors: ['NOT_FOUND', 'INVALID_STATE', 'CHANGED_MEANWHILE'],
  }),
  deletePlan: defineCall({
    method: 'DELETE',
    path: '/subscription-plans/{id}',
    summary: 'Deletes a plan. Existing subscriptions continue.',
    access: staff,
    params: byId,
    status: 200,
    answer: message,
    errors: ['NOT_FOUND'],
  }),
  incrementView: defineCall({
    method: 'POST',
    path: '/subscription-plans/increment-view/{id}',
    summary: "Counts a view of a candidate against the quota, once each; the path contains the caller's own id.",
    access: { recruiter: 'self' },
    own: ['params.id'],
    verified: 'candidates',
    params: byId,
    body: z.object({ candidate_id: anyId }),
    status: 200,
    answer: subscriptionInfo,
    errors: ['CANDIDATE_NOT_FOUND', 'NOT_VERIFIED', 'SUBSCRIPTION_REQUIRED', 'VIEW_LIMIT_REACHED'],
  }),
};
