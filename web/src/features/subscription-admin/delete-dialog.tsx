import type { ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDeleteSubscription } from './subscription-changes.ts';
import { ownerOf } from './subscription-parts.tsx';

/** Requests confirmation, then deletes a subscription. */
export const DeleteDialog = ({ subscription, onClose }: { subscription: ListedSubscription; onClose: () => void }) => {
  const t = useT();
  const remove = useDeleteSubscription(subscription);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => toast.success(t('subscriptionAdmin.delete.done')),
      onError: (error) => toast.error(errorText(error, t('subscriptionAdmin.delete.failed'))),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={t('subscriptionAdmin.delete.title', { owner: ownerOf(subscription), plan: subscription.plan.name })}
      text={t(subscription.is_active ? 'subscriptionAdmin.delete.activeText' : 'subscriptionAdmin.delete.text')}
      confirmLabel={t('common.delete')}
      onConfirm={confirm}
      busy={remove.isPending}
    />
  );
};
