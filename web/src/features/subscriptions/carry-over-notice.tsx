import type { Plan } from '#shared/contracts/subscriptions.ts';
import { endOf } from '#shared/domain/subscription-rules.ts';
import { toEpochMs, toIso } from '#shared/domain/time.ts';
import { useSubscriptionStatus } from '#web/lib/entitlement.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { usePlanNames, usePlanTexts } from '#web/lib/plan-texts.ts';
import { Notice } from '#web/ui/notice.tsx';

/**
 * Explains a purchase while a plan is active: it starts immediately, the rest of the previous plan is added, and the plan has
 * the new one's name, also where that is the smaller one.
 */
export const CarryOverNotice = ({ plan }: { plan: Plan }) => {
  const t = useT();
  const { name } = usePlanTexts(plan);
  const planName = usePlanNames();
  const { status } = useSubscriptionStatus();
  if (!status?.has_active_subscription) return null;
  const current = planName(status.current_plan ?? '');
  const isSmaller = plan.price < status.plan_price;
  const views = plan.candidate_limit + status.remaining_candidates;
  const values = { plan: name, left: status.remaining_candidates, views };
  const { subscription_end_date: end, waiting_days: waiting } = status;
  const date = end && formatDate(toIso(endOf(toEpochMs(end), plan.duration_days)));
  return (
    <Notice
      tone={isSmaller ? 'warning' : 'info'}
      title={t(isSmaller ? 'subscriptions.purchase.smallerTitle' : 'subscriptions.purchase.haveTitle', {
        plan: isSmaller ? name : current,
        current,
      })}
    >
      <p>
        {date
          ? t('subscriptions.purchase.haveText', { ...values, date })
          : t('subscriptions.purchase.haveTextWaiting', { ...values, days: plan.duration_days + (waiting ?? 0) })}
      </p>
      {status.current_plan !== plan.name && <p>{t('subscriptions.purchase.nameText', { plan: name, current })}</p>}
    </Notice>
  );
};
