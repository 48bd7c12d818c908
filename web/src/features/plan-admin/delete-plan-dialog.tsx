import type { Plan } from '#shared/contracts/subscriptions.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDeletePlan } from './plan-changes.ts';

/** Requests confirmation, then deletes a plan. */
export const DeletePlanDialog = ({ plan: { id, name }, onClose }: { plan: Plan; onClose: () => void }) => {
  const t = useT();
  const remove = useDeletePlan(id);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => toast.success(t('subscriptionAdmin.plan.deleted', { name })),
      onError: (error) => {
        const reason = errorText(error, t('common.somethingWrong'));
        toast.error(t('subscriptionAdmin.plan.deleteFailed', { reason }));
      },
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={t('subscriptionAdmin.plan.deleteTitle', { name })}
      text={t('subscriptionAdmin.plan.deleteText')}
      confirmLabel={t('common.delete')}
      onConfirm={confirm}
      busy={remove.isPending}
    />
  );
};
