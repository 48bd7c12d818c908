import { useState } from 'react';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import type { OpenPlanDialog } from './plan-dialogs.tsx';

const PlanDialogs = laterDialog(async () => (await import('./plan-dialogs.tsx')).PlanDialogs);

/**
 * The dialogs of plans and the function that opens one. Their code loads after the list, which must not wait for it.
 * @param usualDays default duration of a new plan in days
 */
export const usePlanDialogs = (plans: readonly Plan[], usualDays: number) => {
  const [open, setOpen] = useState<OpenPlanDialog>();
  PlanDialogs.usePreload();
  const dialogs = open && (
    <PlanDialogs open={open} plans={plans} usualDays={usualDays} onClose={() => setOpen(undefined)} />
  );
  return { dialogs, open: setOpen };
};
