import { formatMoney } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { usePlanNames } from '#web/lib/plan-texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { usePendingUpi } from './payments.ts';

/** The pending payment by UPI, and what it waits for; renders nothing without one. */
export const PendingPayment = ({ className }: { className: string }) => {
  const t = useT();
  const pending = usePendingUpi();
  const planName = usePlanNames(pending !== undefined);
  if (!pending) return null;
  return (
    <div className={className}>
      <Notice title={t('subscriptions.upi.pendingTitle', { plan: planName(pending.plan_name) })}>
        <p>{t('subscriptions.upi.pendingText', { price: formatMoney(pending.amount) })}</p>
        {pending.candidate_limit !== null && (
          <p>
            {t('subscriptions.upi.pendingTerms', {
              views: pending.candidate_limit,
              days: pending.duration_days ?? 0,
            })}
          </p>
        )}
      </Notice>
    </div>
  );
};
