import type { ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useConfirmPayment } from './subscription-changes.ts';
import { ownerOf } from './subscription-parts.tsx';

/** Requests confirmation that the money has arrived, and confirms the payment: the subscription starts. */
export const ConfirmPaymentDialog = ({
  subscription,
  onClose,
}: {
  subscription: ListedSubscription;
  onClose: () => void;
}) => {
  const t = useT();
  const payment = useConfirmPayment();
  const { price, plan, candidate_limit, upi_id: from } = subscription;
  const values = { price: formatMoney(price), plan: plan.name, owner: ownerOf(subscription) };
  const confirm = () =>
    payment.mutate(subscription, {
      onSuccess: () => toast.success(t('subscriptionAdmin.confirm.done')),
      onError: (error) => toast.error(errorText(error, t('subscriptionAdmin.confirm.failed'))),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !payment.isPending && onClose()}
      title={t('subscriptionAdmin.confirm.title', values)}
      text={[
        t(from ? 'subscriptionAdmin.confirm.textFrom' : 'subscriptionAdmin.confirm.text', {
          ...values,
          ...(from && { from }),
        }),
        t('subscriptionAdmin.confirm.terms', { count: candidate_limit }),
      ].join(' ')}
      confirmLabel={t('subscriptionAdmin.confirm.button')}
      onConfirm={confirm}
      busy={payment.isPending}
      danger={false}
    />
  );
};
