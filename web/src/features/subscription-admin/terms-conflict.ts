import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import type { ConflictField } from '#web/ui/differences.ts';
import type { Terms } from './terms-form.ts';

/** The terms of a subscription as a conflict shows them. */
export const useConflictFields = (): Record<string, ConflictField> => {
  const t = useT();
  return {
    plan_name: { label: t('subscriptionAdmin.column.plan') },
    candidate_limit: { label: t('subscriptionAdmin.plan.limit') },
    price: { label: t('subscriptionAdmin.plan.price') },
    payment_status: {
      label: t('subscriptionAdmin.form.payment'),
      show: (status: Terms['payment_status']) => t(`subscriptionAdmin.payment.${status}`),
    },
    is_active: { label: t('subscriptionAdmin.form.isActive') },
    end_date: { label: t('subscriptionAdmin.form.end'), show: (day: string) => formatDate(`${day}T12:00:00`) },
  };
};
