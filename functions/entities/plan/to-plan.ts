import { editVersion } from '#functions/data/edit-version.ts';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import type { StoredPlan } from './stored-plan.ts';

/** What admins edit of a plan. */
export const editedPlan = ({ id: _, key: __, created_at: ___, ...edited }: StoredPlan) => edited;

/** A plan as visitors, recruiters and admins see it. */
export const toPlan = (plan: StoredPlan): Plan => ({
  id: plan.id,
  key: plan.key,
  name: plan.name,
  description: plan.description,
  price: plan.price,
  candidate_limit: plan.candidate_limit,
  duration_days: plan.duration_days,
  is_active: plan.is_active,
  features: plan.features,
  translations: plan.translations,
  created_at: plan.created_at,
  version: editVersion(editedPlan(plan)),
});
