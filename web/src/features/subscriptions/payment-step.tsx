import type { Plan } from '#shared/contracts/subscriptions.ts';
import { useT } from '#web/lib/i18n.ts';
import { Notice } from '#web/ui/notice.tsx';

/**
 * The last step of buying a paid plan. Paying online is not open yet, and this is the one place that says so: a payment
 * takes this notice's place.
 */
export const PaymentStep = ({ plan }: { plan: Plan }) => {
  const t = useT();
  return (
    <Notice title={t('subscriptions.payment.soonTitle')}>
      {t('subscriptions.payment.soonText', { plan: plan.name })}
    </Notice>
  );
};
