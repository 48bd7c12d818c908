import { Navigate, useParams } from 'react-router-dom';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { linkTo } from '#web/config/links.ts';
import { BillingLine } from '#web/features/subscriptions/billing-line.tsx';
import { useBuyer } from '#web/features/subscriptions/buyer.ts';
import { Figures, Owner, Usage } from '#web/features/subscriptions/details-parts.tsx';
import { exportDetails } from '#web/features/subscriptions/export-details.ts';
import { PaymentHistory } from '#web/features/subscriptions/payment-history.tsx';
import { usePayments } from '#web/features/subscriptions/payments.ts';
import { ViewLedger } from '#web/features/subscriptions/view-ledger.tsx';
import { useSubscriptionStatus } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { usePlanNames } from '#web/lib/plan-texts.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Download } from '#web/ui/icons.ts';
import { May } from '#web/ui/may.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const Details = () => {
  const t = useT();
  const buyer = useBuyer();
  const { status, isError, isFetching, refetch } = useSubscriptionStatus();
  const payments = usePayments();
  const known = isError ? undefined : status;
  const isLoading = !isError && !status;
  const plan = known?.current_plan ?? null;
  const planName = usePlanNames(plan !== null);
  const refresh = () => {
    void refetch();
    void payments.refetch();
  };
  return (
    <>
      <PageHeader
        title={t('payments.details.pageTitle')}
        backTo={linkTo('recruiterDashboard')}
        actions={
          <>
            <RefreshButton busy={isFetching || payments.isRefetching} onClick={refresh} />
            <Button
              variant="secondary"
              disabled={!known}
              icon={<Download className="size-4" aria-hidden="true" />}
              onClick={() => known && exportDetails({ ...buyer, plan: plan && planName(plan) }, known, new Date())}
            >
              {t('payments.details.export')}
            </Button>
            <May call={paymentCalls.purchase}>
              <ButtonLink to={linkTo('subscriptionPlans')}>{t('payments.details.manage')}</ButtonLink>
            </May>
          </>
        }
      />
      <div className="space-y-4 sm:space-y-5">
        <Owner status={known} isLoading={isLoading} />
        {isError ? (
          <ErrorState title={t('payments.details.failed')} query={{ isFetching, refetch }} />
        ) : (
          <Figures status={status} />
        )}
        {known?.has_active_subscription && <Usage {...known} />}
        {known?.has_active_subscription && <ViewLedger />}
        {known && <BillingLine />}
        {/* The usage above it would move it. */}
        {isLoading ? <Skeleton className="h-64 w-full rounded-lg" /> : <PaymentHistory payments={payments} />}
      </div>
    </>
  );
};

/** A recruiter's subscription, its usage and payments. The address names the recruiter; only the own page is shown. */
export const Component = () => {
  const { recruiterId } = useParams();
  const own = useOwnId();
  return recruiterId === String(own) ? (
    <Details />
  ) : (
    <Navigate to={linkTo('subscriptionDetails', { recruiterId: own })} replace />
  );
};
