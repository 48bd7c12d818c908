import { lazy, Suspense, useEffect, useState } from 'react';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import type { OpenPlanDialog } from './plan-dialogs.tsx';

const load = () => import('./plan-dialogs.tsx');
const PlanDialogs = lazy(async () => ({ default: (await load()).PlanDialogs }));

/**
 * The dialogs of plans and the function that opens one. Their code loads after the list, which must not wait for it.
 * @param usualDays default duration of a new plan in days
 */
export const usePlanDialogs = (plans: readonly Plan[], usualDays: number) => {
  const [open, setOpen] = useState<OpenPlanDialog>();
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  const dialogs = (
    <Suspense fallback={null}>
      {open && <PlanDialogs open={open} plans={plans} usualDays={usualDays} onClose={() => setOpen(undefined)} />}
    </Suspense>
  );
  return { dialogs, open: setOpen };
};
