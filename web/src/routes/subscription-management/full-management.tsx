import { Plus, Rows3 } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dashboardOf, linkTo } from '#web/config/links.ts';
import { useAllPlans } from '#web/features/plan-admin/plan-changes.ts';
import { planFigures } from '#web/features/plan-admin/plan-list.ts';
import { PlanResults } from '#web/features/plan-admin/plan-results.tsx';
import { usePlanDialogs } from '#web/features/plan-admin/use-plan-dialogs.tsx';
import { FigureCards } from '#web/features/subscription-admin/figure-cards.tsx';
import { LocalDebugPanel } from '#web/features/subscription-admin/local-debug-panel.ts';
import { SubscriptionFilterBar } from '#web/features/subscription-admin/subscription-filter-bar.tsx';
import { SubscriptionResults } from '#web/features/subscription-admin/subscription-results.tsx';
import { useSubscriptionDialogs } from '#web/features/subscription-admin/use-subscription-dialogs.tsx';
import { useSubscriptionFilter } from '#web/features/subscription-admin/use-subscription-filter.ts';
import {
  isFiltered,
  noFilter,
  useSubscriptionFigures,
  useSubscriptions,
} from '#web/features/subscription-admin/use-subscriptions.ts';
import { useT } from '#web/lib/i18n.ts';
import { itemsOf } from '#web/lib/query.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';

/** Days of a new plan before anything is entered, as documented for this screen. */
const usualDays = 0;

/** Whether inactive plans are shown, as the address says, which follows the tick a moment later. */
const useShowInactive = () => {
  const [params, setParams] = useSearchParams();
  const isInAddress = params.get('inactive') === 'show';
  const [showInactive, setShowInactive] = useState(isInAddress);
  useEffect(() => setShowInactive(isInAddress), [isInAddress]);
  const change = (show: boolean) => {
    setShowInactive(show);
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (show) next.set('inactive', 'show');
        else next.delete('inactive');
        return next;
      },
      { replace: true },
    );
  };
  return { showInactive, change };
};

const Plans = ({ query }: { query: ReturnType<typeof useAllPlans> }) => {
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

const Subscriptions = ({
  query,
  filtering,
}: {
  query: ReturnType<typeof useSubscriptions>;
  filtering: ReturnType<typeof useSubscriptionFilter>;
}) => {
  const t = useT();
  const { dialogs, open } = useSubscriptionDialogs();
  return (
    <section aria-labelledby="subscriptions-title">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="subscriptions-title" className="text-xl">
          {t('subscriptionAdmin.list.title')}
        </h2>
        <Button icon={<Plus className="size-4" aria-hidden="true" />} onClick={() => open({ dialog: 'create' })}>
          {t('subscriptionAdmin.create.open')}
        </Button>
      </div>
      <SubscriptionFilterBar {...filtering} />
      <SubscriptionResults
        query={query}
        isSimple={false}
        onClear={isFiltered(filtering.filter) ? () => filtering.change(noFilter) : undefined}
        onOpen={open}
      />
      {dialogs}
    </section>
  );
};

/** All plans and all subscriptions, with what can be done with them. */
export const FullManagement = () => {
  const t = useT();
  const session = useSession();
  const plans = useAllPlans();
  const known = useSubscriptionFigures();
  const filtering = useSubscriptionFilter();
  const listed = useSubscriptions(filtering.filter);
  const queries = [plans, known.query, listed];
  const refresh = () => {
    for (const query of new Set(queries)) void query.refetch();
  };
  return (
    <>
      <PageHeader
        title={t('subscriptionAdmin.pageTitle')}
        backTo={dashboardOf[session?.userType ?? 'admin']}
        actions={
          <>
            <RefreshButton busy={queries.some(({ isFetching }) => isFetching)} onClick={refresh} />
            <ButtonLink
              variant="secondary"
              to={linkTo('subscriptionManagement', {}, { view: 'simple' })}
              icon={<Rows3 className="size-4" aria-hidden="true" />}
            >
              {t('subscriptionAdmin.view.simple')}
            </ButtonLink>
          </>
        }
      >
        {t('subscriptionAdmin.text')}
      </PageHeader>
      <FigureCards plans={plans.data && planFigures(plans.data)} plansFailed={plans.isError} known={known} />
      <Plans query={plans} />
      <Subscriptions query={listed} filtering={filtering} />
      {LocalDebugPanel && (
        <Suspense fallback={null}>
          <LocalDebugPanel
            filter={{ ...filtering.filter }}
            queries={{
              plans: { query: plans, count: plans.data?.length ?? 0 },
              subscriptions: { query: listed, count: itemsOf(listed.data)?.length ?? 0 },
              figures: { query: known.query, count: known.loaded },
            }}
          />
        </Suspense>
      )}
    </>
  );
};
