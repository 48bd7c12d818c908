import { useAllPlans } from '#web/features/plan-admin/plan-changes.ts';
import { PlanResults } from '#web/features/plan-admin/plan-results.tsx';
import { usePlanDialogs } from '#web/features/plan-admin/use-plan-dialogs.tsx';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Plus } from '#web/ui/icons.ts';
import { ScreenHeader } from '#web/ui/screen-header.tsx';

/** Default duration of a new plan in days, as specified for this screen. */
const usualDays = 30;

/** The plans as cards, including inactive ones, which are marked. */
export const Component = () => {
  const t = useT();
  const plans = useAllPlans();
  const { dialogs, open } = usePlanDialogs(plans.data ?? [], usualDays);
  return (
    <>
      <ScreenHeader
        name="planManagement"
        actions={
          <Button icon={<Plus className="size-4" aria-hidden="true" />} onClick={() => open({ dialog: 'create' })}>
            {t('subscriptionAdmin.plan.add')}
          </Button>
        }
      />
      <PlanResults query={plans} showInactive view="cards" onOpen={open} />
      {dialogs}
    </>
  );
};
