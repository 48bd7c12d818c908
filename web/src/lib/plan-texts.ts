import { useQuery } from '@tanstack/react-query';
import { type Plan, subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { type PlanTexts, planNameIn, planTextsIn } from '#shared/domain/plan-texts.ts';
import { useLanguage } from './i18n.ts';
import { queryOf } from './query.ts';

/** A plan's texts in the site's language. */
export const usePlanTexts = (plan: Plan): PlanTexts => planTextsIn(plan, useLanguage());

const minutes = 60_000;

/**
 * Names plans of records (subscription, payment, notification) in the site's language; a name stays as recorded while
 * the plans load. `isNeeded` false: no plan is named, and none is loaded.
 */
export const usePlanNames = (isNeeded = true): ((recorded: string) => string) => {
  const language = useLanguage();
  const plans = useQuery({ ...queryOf(subscriptionCalls.allPlans, {}), enabled: isNeeded, staleTime: 5 * minutes });
  return (recorded) => planNameIn(plans.data ?? [], recorded, language);
};
