import * as z from 'zod/mini';
import { shownVersion } from '#shared/contracts/fields.ts';
import { newPlanBody } from '#shared/contracts/plans.ts';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';

const translationsOf = (plan: Plan | undefined) =>
  Object.fromEntries(
    interfaceLanguages.map((language) => {
      const { name = '', description = '', features = [] } = plan?.translations[language] ?? {};
      return [language, { name, description, features: features.join(', ') }];
    }),
  );

/** The form's values: those of the plan to edit, else the specified defaults. Features are separated by commas. */
export const planFormValues = (plan: Plan | undefined, usualDays: number) => ({
  name: plan?.name ?? '',
  description: plan?.description ?? '',
  price: String(plan?.price ?? 0),
  candidate_limit: String(plan?.candidate_limit ?? 0),
  duration_days: String(plan?.duration_days ?? usualDays),
  features: plan?.features.join(', ') ?? '',
  translations: translationsOf(plan),
  is_active: plan?.is_active ?? true,
  version: plan?.version,
});

/** Only a plan that exists has a version. */
const planBody = z.extend(newPlanBody, { version: shownVersion });

/** The form of a plan over the contract's own rules. */
export const usePlanForm = (plan: Plan | undefined, usualDays: number) =>
  useContractForm(planBody, planFormValues(plan, usualDays));

export type PlanFormState = ReturnType<typeof usePlanForm>;
