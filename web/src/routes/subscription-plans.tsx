import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { type Plan, type SubscriptionStatus, subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { linkTo } from '#web/config/links.ts';
import { usePayments, usePendingUpi } from '#web/features/subscriptions/payments.ts';
import { PendingPayment } from '#web/features/subscriptions/pending-payment.tsx';
import { isTrial, NoTrial, PlanCard, SelectPlan } from '#web/features/subscriptions/plan-card.tsx';
import { useSubscriptionStatus } from '#web/lib/entitlement.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { usePlanNames } from '#web/lib/plan-texts.ts';
import { isUnanswered, queryOf } from '#web/lib/query.ts';
import { useMay } from '#web/lib/use-may.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CreditCard, ReceiptText } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { May, RoleNotice } from '#web/ui/may.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { idOf } from '#web/ui/stepped-list.tsx';

const loadDialogs = () => import('#web/features/subscriptions/purchase-dialogs.tsx');
const PurchaseDialog = laterDialog(async () => (await loadDialogs()).PurchaseDialog);
const TrialDialog = laterDialog(async () => (await loadDialogs()).TrialDialog);

const Plans = ({
  status,
  isWaiting,
  onSelect,
}: {
  /** Undefined while it loads. */
  status: SubscriptionStatus | undefined;
  /** A notice above the plans may still come, which would move them. */
  isWaiting: boolean;
  onSelect: (plan: Plan) => void;
}) => {
  const t = useT();
  const plans = useQuery(queryOf(subscriptionCalls.allPlans, {}));
  const pendingPlan = usePendingUpi()?.plan_name;
  return (
    <ListFrame
      query={plans}
      items={plans.data ?? []}
      isReady={!isWaiting}
      loading={<SkeletonCards label={t('subscriptions.plans.loading')} count={4} columns="lg:grid-cols-4" />}
      failed={t('subscriptions.plans.failed')}
      empty={
        <EmptyState icon={<CreditCard aria-hidden="true" />} title={t('subscriptions.plans.empty')}>
          {t('subscriptions.plans.emptyText')}
        </EmptyState>
      }
      className="grid gap-x-4 gap-y-6 pt-3 sm:grid-cols-2 xl:grid-cols-4"
      rowKey={idOf}
      card={(plan) => (
        <PlanCard plan={plan} current={plan.name === status?.current_plan} pending={plan.name === pendingPlan}>
          <May call={paymentCalls.purchase}>
            {isTrial(plan) && !status?.trial_available ? (
              <NoTrial status={status} />
            ) : (
              <SelectPlan plan={plan} onSelect={() => onSelect(plan)} />
            )}
          </May>
        </PlanCard>
      )}
    />
  );
};

/** The page on which a recruiter chooses a plan. */
export const Component = () => {
  const t = useT();
  PurchaseDialog.usePreload();
  TrialDialog.usePreload();
  const ownId = useOwnId();
  const [selected, setSelected] = useState<Plan>();
  const subscription = useSubscriptionStatus();
  const payments = usePayments();
  const { status } = subscription;
  const planName = usePlanNames();
  const mayBuy = useMay(paymentCalls.purchase);
  const Purchase = selected && isTrial(selected) ? TrialDialog : PurchaseDialog;
  return (
    <>
      <PageHeader
        title={t('subscriptions.plans.title')}
        backTo={linkTo('recruiterDashboard')}
        backLabel={t('subscriptions.plans.back')}
        actions={
          <ButtonLink
            variant="secondary"
            to={linkTo('subscriptionDetails', { recruiterId: ownId })}
            icon={<ReceiptText className="size-4" aria-hidden="true" />}
          >
            {t('subscriptions.plans.payments')}
          </ButtonLink>
        }
      >
        {t('subscriptions.plans.text')}
      </PageHeader>
      {status?.has_active_subscription && (
        <div className="mb-6">
          <Notice
            tone="success"
            title={t('subscriptions.plans.haveTitle', { plan: planName(status.current_plan ?? '') })}
            action={
              <ButtonLink to={linkTo('viewCandidates')} variant="secondary" size="sm">
                {t('subscriptions.plans.useIt')}
              </ButtonLink>
            }
          >
            {status.subscription_end_date
              ? t('subscriptions.plans.haveText', {
                  remaining: status.remaining_candidates,
                  date: formatDate(status.subscription_end_date),
                })
              : t('subscriptions.plans.haveTextWaiting', {
                  remaining: status.remaining_candidates,
                  days: status.waiting_days ?? 0,
                })}
          </Notice>
        </div>
      )}
      {!mayBuy && (
        <div className="mb-6">
          <RoleNotice call={paymentCalls.purchase} />
        </div>
      )}
      <PendingPayment className="mb-6" />
      <Plans status={status} isWaiting={[subscription, payments].some(isUnanswered)} onSelect={setSelected} />
      {selected && <Purchase key={selected.id} plan={selected} onClose={() => setSelected(undefined)} />}
    </>
  );
};
