import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Layers, Plus } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonCards, SkeletonRows } from '#web/ui/skeleton.tsx';
import type { useAllPlans } from './plan-changes.ts';
import type { OpenPlanDialog } from './plan-dialogs.tsx';
import { PlanGrid } from './plan-grid.tsx';
import { shownPlans } from './plan-list.ts';
import { PlanTable } from './plan-table.tsx';

interface Props {
  query: ReturnType<typeof useAllPlans>;
  showInactive: boolean;
  view: 'table' | 'cards';
  onOpen: (dialog: OpenPlanDialog) => void;
}

const Loading = ({ view }: Pick<Props, 'view'>) => {
  const label = useT()('subscriptionAdmin.plans.loading');
  if (view === 'cards') return <SkeletonCards label={label} count={3} />;
  return (
    <SkeletonRows rows={4} label={label} className="space-y-3 rounded-lg border border-line bg-card p-4" row="h-14" />
  );
};

const NoPlans = ({ allInactive, onOpen }: { allInactive: boolean } & Pick<Props, 'onOpen'>) => {
  const t = useT();
  return (
    <EmptyState
      icon={<Layers aria-hidden="true" />}
      title={t(allInactive ? 'subscriptionAdmin.plans.noneActive' : 'subscriptionAdmin.plans.none')}
      action={
        <Button icon={<Plus className="size-4" aria-hidden="true" />} onClick={() => onOpen({ dialog: 'create' })}>
          {t('subscriptionAdmin.plan.add')}
        </Button>
      }
    >
      {t(allInactive ? 'subscriptionAdmin.plans.noneActiveText' : 'subscriptionAdmin.plans.noneText')}
    </EmptyState>
  );
};

/** The list of plans, with loading, error and empty states. */
export const PlanResults = ({ query, showInactive, view, onOpen }: Props) => {
  const t = useT();
  const Plans = view === 'cards' ? PlanGrid : PlanTable;
  return (
    <ListFrame
      query={query}
      items={shownPlans(query.data ?? [], showInactive)}
      loading={<Loading view={view} />}
      failed={t('subscriptionAdmin.plans.failed')}
      empty={<NoPlans allInactive={query.data !== undefined && query.data.length > 0} onOpen={onOpen} />}
    >
      {(plans) => <Plans plans={plans} onOpen={onOpen} />}
    </ListFrame>
  );
};
