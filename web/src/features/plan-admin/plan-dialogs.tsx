import type { Plan } from '#shared/contracts/subscriptions.ts';
import { useT } from '#web/lib/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DeletePlanDialog } from './delete-plan-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';

/** The open dialog; plans are referenced by id, as the list may be reloaded meanwhile. */
export type OpenPlanDialog = { dialog: 'create' } | { dialog: 'edit' | 'delete'; id: number };

/** Says that the plan of a dialog no longer exists. */
const NoPlan = ({ dialog, onClose }: { dialog: 'edit' | 'delete'; onClose: () => void }) => {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={t(dialog === 'edit' ? 'subscriptionAdmin.plan.editTitle' : 'subscriptionAdmin.plan.delete')}
    >
      <ErrorState
        title={t(dialog === 'edit' ? 'subscriptionAdmin.plan.noneToUpdate' : 'subscriptionAdmin.plan.noneToDelete')}
      />
    </Dialog>
  );
};

/** Creates, edits or deletes a plan. */
export const PlanDialogs = ({
  open,
  plans,
  usualDays,
  onClose,
}: {
  open: OpenPlanDialog;
  plans: readonly Plan[];
  usualDays: number;
  onClose: () => void;
}) => {
  if (open.dialog === 'create') return <PlanDialog plan={undefined} usualDays={usualDays} onClose={onClose} />;
  const plan = plans.find(({ id }) => id === open.id);
  if (!plan) return <NoPlan dialog={open.dialog} onClose={onClose} />;
  if (open.dialog === 'delete') return <DeletePlanDialog plan={plan} onClose={onClose} />;
  return <PlanDialog plan={plan} usualDays={usualDays} onClose={onClose} />;
};
