import { useEffect, useState } from 'react';
import type { useAllPlans } from '#web/features/plan-admin/plan-changes.ts';
import { PlanResults } from '#web/features/plan-admin/plan-results.tsx';
import { usePlanDialogs } from '#web/features/plan-admin/use-plan-dialogs.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useQueryParams } from '#web/lib/use-query-params.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Plus } from '#web/ui/icons.ts';

/** Default duration of a new plan in days, as specified for this screen. */
const usualDays = 0;

/** Whether inactive plans are shown. The address stores it, and is updated after the checkbox. */
const useShowInactive = () => {
  const { params, change: changeParams } = useQueryParams();
  const isInAddress = params.get('inactive') === 'show';
  const [showInactive, setShowInactive] = useState(isInAddress);
  useEffect(() => setShowInactive(isInAddress), [isInAddress]);
  const change = (show: boolean) => {
    setShowInactive(show);
    changeParams({ inactive: show ? 'show' : undefined }, { replace: true });
  };
  return { showInactive, change };
};

/** The table of plans, with their actions. */
export const PlansSection = ({ query }: { query: ReturnType<typeof useAllPlans> }) => {
  const t = useT();
  const { showInactive, change } = useShowInactive();
  const { dialogs, open } = usePlanDialogs(query.data ?? [], usualDays);
  return (
    <section aria-labelledby="plans-title" className="mb-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="plans-title" className="text-xl">
          {t('subscriptionAdmin.plans.title')}
        </h2>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Checkbox
            label={t('subscriptionAdmin.plans.showInactive')}
            checked={showInactive}
            onChange={(event) => change(event.target.checked)}
          />
          <Button icon={<Plus className="size-4" aria-hidden="true" />} onClick={() => open({ dialog: 'create' })}>
            {t('subscriptionAdmin.plan.add')}
          </Button>
        </div>
      </div>
      <PlanResults query={query} showInactive={showInactive} view="table" onOpen={open} />
      {dialogs}
    </section>
  );
};
