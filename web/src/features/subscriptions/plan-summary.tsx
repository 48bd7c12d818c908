import type { Plan } from '#shared/contracts/subscriptions.ts';
import { formatMoney } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { usePlanTexts } from '#web/lib/plan-texts.ts';

/** Features and price of a plan. */
export const PlanSummary = ({ plan }: { plan: Plan }) => {
  const t = useT();
  const { name } = usePlanTexts(plan);
  const lines: [string, string][] = [
    [t('subscriptions.purchase.plan'), name],
    [t('subscriptions.purchase.candidates'), t('subscriptions.plans.candidates', { count: plan.candidate_limit })],
    [t('subscriptions.purchase.duration'), t('subscriptions.plans.days', { count: plan.duration_days })],
    [t('subscriptions.purchase.price'), formatMoney(plan.price)],
  ];
  return (
    <dl className="divide-y divide-line rounded-lg border border-line">
      {lines.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 px-4 py-2.5">
          <dt className="text-soft">{label}</dt>
          <dd className="text-end font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
