import { Layers, Plus } from 'lucide-react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonCards } from '#web/ui/skeleton.tsx';
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
  const t = useT();
  if (view === 'cards') return <SkeletonCards label={t('subscriptionAdmin.plans.loading')} count={3} />;
  return (
    <div role="status" className="space-y-3 rounded-lg border border-line bg-card p-4">
      <span className="sr-only">{t('subscriptionAdmin.plans.loading')}</span>
      {['first', 'second', 'third', 'fourth'].map((name) => (
        <Skeleton key={name} className="h-14 w-full" />
      ))}
    </div>
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
  if (query.isPending) return <Loading view={view} />;
  if (query.isError) return <ErrorState title={t('subscriptionAdmin.plans.failed')} query={query} />;
  const plans = shownPlans(query.data, showInactive);
  if (plans.length === 0) return <NoPlans allInactive={query.data.length > 0} onOpen={onOpen} />;
  return view === 'cards' ? <PlanGrid plans={plans} onOpen={onOpen} /> : <PlanTable plans={plans} onOpen={onOpen} />;
};
