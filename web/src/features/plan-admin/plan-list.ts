import type { Plan } from '#shared/contracts/subscriptions.ts';

/** Counts of the plans that the figures show. */
export const planFigures = (plans: readonly Plan[]) => ({
  total: plans.length,
  active: plans.filter(({ is_active }) => is_active).length,
});

/** The plans to list; `showInactive` includes inactive ones. */
export const shownPlans = (plans: readonly Plan[], showInactive: boolean): readonly Plan[] =>
  showInactive ? plans : plans.filter(({ is_active }) => is_active);

/** The list with a changed plan at its position, or with a new plan at the end. */
export const withPlan = (plans: readonly Plan[], plan: Plan): Plan[] =>
  plans.some(({ id }) => id === plan.id) ? plans.map((each) => (each.id === plan.id ? plan : each)) : [...plans, plan];

export const withoutPlan = (plans: readonly Plan[], id: number): Plan[] => plans.filter((plan) => plan.id !== id);
