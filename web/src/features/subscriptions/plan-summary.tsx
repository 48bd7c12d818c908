import type { Plan } from '#shared/contracts/subscriptions.ts';
import { formatMoney } from '#web/lib/format.ts';
import { chargeOfPlan, gstText } from '#web/lib/gst-text.ts';
import { useT } from '#web/lib/i18n.ts';
import { usePlanTexts } from '#web/lib/plan-texts.ts';

/** Features and price of a plan. `gst`: as the buyer pays it. */
export const PlanSummary = ({ plan, gst = plan.gst }: { plan: Plan; gst?: Plan['gst'] }) => {
  const t = useT();
  const { name } = usePlanTexts(plan);
  const lines: [string, string][] = [
    [t('subscriptions.purchase.plan'), name],
    [t('subscriptions.purchase.candidates'), t('subscriptions.plans.candidates', { count: plan.candidate_limit })],
    [t('subscriptions.purchase.duration'), t('subscriptions.plans.days', { count: plan.duration_days })],
    [
      t('subscriptions.purchase.price'),
      [formatMoney(plan.price), plan.price > 0 && gstText(gst)].filter(Boolean).join(' '),
    ],
  ];
  const charge = chargeOfPlan(plan, gst);
  if (charge !== plan.price) lines.push([t('subscriptions.purchase.toPay'), formatMoney(charge)]);
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
