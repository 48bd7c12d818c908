import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { type Plan, subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/api-client.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { PlanCard } from './plan-card.tsx';
import { PurchaseDialog } from './purchase-dialog.tsx';
import { useSubscriptionStatus } from './subscription-status.ts';

const Plans = ({ currentPlan, onSelect }: { currentPlan: string | null; onSelect: (plan: Plan) => void }) => {
  const t = useT();
  const plans = useQuery({
    queryKey: ['subscriptions', 'plans'],
    queryFn: ({ signal }) => call(subscriptionCalls.allPlans, {}, { signal }),
  });
  if (plans.isPending) {
    return <SkeletonCards label={t('subscriptions.plans.loading')} count={4} className="lg:grid-cols-4" />;
  }
  if (plans.isError) {
    return (
      <ErrorState
        title={t('subscriptions.plans.failed')}
        busy={plans.isFetching}
        onRetry={() => void plans.refetch()}
      />
    );
  }
  if (plans.data.length === 0) {
    return (
      <EmptyState icon={<CreditCard aria-hidden="true" />} title={t('subscriptions.plans.empty')}>
        {t('subscriptions.plans.emptyText')}
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-x-4 gap-y-6 pt-3 sm:grid-cols-2 xl:grid-cols-4">
      {plans.data.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan} current={plan.name === currentPlan} onSelect={() => onSelect(plan)} />
        </li>
      ))}
    </ul>
  );
};

/** Where a recruiter chooses a plan. */
export const PlansPage = () => {
  const t = useT();
  const [selected, setSelected] = useState<Plan>();
  const { status } = useSubscriptionStatus();
  return (
    <>
      <PageHeader
        title={t('subscriptions.plans.title')}
        backTo={paths.recruiter.dashboard}
        backLabel={t('subscriptions.plans.back')}
      >
        {t('subscriptions.plans.text')}
      </PageHeader>
      {status?.has_active_subscription && (
        <div className="mb-6">
          <Notice
            tone="success"
            title={t('subscriptions.plans.haveTitle', { plan: status.current_plan ?? '' })}
            action={
              <ButtonLink to={paths.recruiter.viewCandidates} variant="secondary" size="sm">
                {t('subscriptions.plans.useIt')}
              </ButtonLink>
            }
          >
            {t('subscriptions.plans.haveText', {
              remaining: status.remaining_candidates,
              date: status.subscription_end_date ? formatDate(status.subscription_end_date) : t('common.notAvailable'),
            })}
          </Notice>
        </div>
      )}
      <Plans currentPlan={status?.current_plan ?? null} onSelect={setSelected} />
      {selected && <PurchaseDialog key={selected.id} plan={selected} onClose={() => setSelected(undefined)} />}
    </>
  );
};
