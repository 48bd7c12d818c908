import { Suspense } from 'react';
import { linkTo } from '#web/config/links.ts';
import { useAllPlans } from '#web/features/plan-admin/plan-changes.ts';
import { planFigures } from '#web/features/plan-admin/plan-list.ts';
import { FigureCards } from '#web/features/subscription-admin/figure-cards.tsx';
import { LocalDebugPanel } from '#web/features/subscription-admin/local-debug-panel.ts';
import { useSubscriptionFilter } from '#web/features/subscription-admin/use-subscription-filter.ts';
import { useSubscriptionFigures, useSubscriptions } from '#web/features/subscription-admin/use-subscriptions.ts';
import { useT } from '#web/lib/i18n.ts';
import { itemsOf } from '#web/lib/query.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Rows3 } from '#web/ui/icons.ts';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { PlansSection } from './plans-section.tsx';
import { SubscriptionsSection } from './subscriptions-section.tsx';

/** All plans and all subscriptions, with their actions. */
export const FullManagement = () => {
  const t = useT();
  const plans = useAllPlans();
  const figures = useSubscriptionFigures();
  const filtering = useSubscriptionFilter();
  const listed = useSubscriptions(filtering.filter);
  const queries = [plans, figures, listed];
  const refresh = () => {
    for (const query of new Set(queries)) void query.refetch();
  };
  return (
    <>
      <ScreenHeader
        name="subscriptionManagement"
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
      />
      <FigureCards plans={plans.data && planFigures(plans.data)} plansFailed={plans.isError} figures={figures} />
      <PlansSection query={plans} />
      <SubscriptionsSection query={listed} filtering={filtering} />
      {LocalDebugPanel && (
        <Suspense fallback={null}>
          <LocalDebugPanel
            filter={{ ...filtering.filter }}
            queries={{
              plans: { query: plans, count: plans.data?.length ?? 0 },
              subscriptions: { query: listed, count: itemsOf(listed.data)?.length ?? 0 },
              figures: { query: figures, count: figures.data ? 1 : 0 },
            }}
          />
        </Suspense>
      )}
    </>
  );
};
