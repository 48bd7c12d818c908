import type { Plan } from '#shared/contracts/subscriptions.ts';
import { endOf } from '#shared/domain/subscription-rules.ts';
import { toEpochMs, toIso } from '#shared/domain/time.ts';
import { useSubscriptionStatus } from '#web/lib/entitlement.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { usePlanNames, usePlanTexts } from '#web/lib/plan-texts.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Explains a purchase while a plan is active: it starts immediately, and the rest of the former plan is added. */
export const CarryOverNotice = ({ plan }: { plan: Plan }) => {
  const t = useT();
  const { name } = usePlanTexts(plan);
  const planName = usePlanNames();
  const { status } = useSubscriptionStatus();
  if (!status?.has_active_subscription || status.subscription_end_date === null) return null;
  const end = endOf(toEpochMs(status.subscription_end_date), plan.duration_days);
  return (
    <Notice title={t('subscriptions.purchase.haveTitle', { plan: planName(status.current_plan ?? '') })}>
      {t('subscriptions.purchase.haveText', {
        plan: name,
        left: status.remaining_candidates,
        views: plan.candidate_limit + status.remaining_candidates,
        date: formatDate(toIso(end)),
      })}
    </Notice>
  );
};
