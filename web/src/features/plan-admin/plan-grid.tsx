import type { Plan } from '#shared/contracts/subscriptions.ts';
import { formatMoney, formatNumber } from '#web/lib/format.ts';
import { gstText } from '#web/lib/gst-text.ts';
import { useT } from '#web/lib/i18n.ts';
import { BadgeList } from '#web/ui/badge.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { CalendarClock, Users } from '#web/ui/icons.ts';
import type { OpenPlanDialog } from './plan-dialogs.tsx';
import { PlanMenu, PlanStatus } from './plan-parts.tsx';

const PlanCard = ({ plan, onOpen }: { plan: Plan; onOpen: (dialog: OpenPlanDialog) => void }) => {
  const t = useT();
  const gst = gstText(plan.gst);
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-card p-5 sm:p-6">
      <div className="flex items-start gap-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-xl wrap-anywhere">
            <bdi>{plan.name}</bdi>
          </h2>
          <PlanStatus plan={plan} />
        </div>
        <div className="-me-2.5 -mt-2.5">
          <PlanMenu plan={plan} onOpen={onOpen} />
        </div>
      </div>
      <p className="mt-1 text-soft wrap-anywhere">
        <bdi>{plan.description}</bdi>
      </p>
      <p className="mt-4">
        <span className="font-display text-3xl font-semibold tabular-nums">{formatMoney(plan.price)}</span>
        {plan.price > 0 && gst && <span className="block text-sm text-soft">{gst}</span>}
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-4 border-t border-line pt-4 text-sm">
        <Fact
          icon={<Users className="text-primary" aria-hidden="true" />}
          label={t('subscriptionAdmin.column.candidates')}
        >
          {formatNumber(plan.candidate_limit)}
        </Fact>
        <Fact
          icon={<CalendarClock className="text-primary" aria-hidden="true" />}
          label={t('subscriptionAdmin.plan.duration')}
        >
          {t('subscriptionAdmin.days', { count: plan.duration_days })}
        </Fact>
      </dl>
      {plan.features.length > 0 && (
        <BadgeList words={plan.features} label={t('subscriptionAdmin.plan.features')} className="mt-4" />
      )}
    </article>
  );
};

/** Plans as cards, each with a menu of actions. */
export const PlanGrid = ({ plans, onOpen }: { plans: readonly Plan[]; onOpen: (dialog: OpenPlanDialog) => void }) => (
  <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
    {plans.map((plan) => (
      <li key={plan.id}>
        <PlanCard plan={plan} onOpen={onOpen} />
      </li>
    ))}
  </ul>
);
