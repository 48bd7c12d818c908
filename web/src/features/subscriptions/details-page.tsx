import { Download, RefreshCw } from 'lucide-react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { useOwnId } from '#web/lib/use-own-id.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useBuyer } from './buyer.ts';
import { Figures, Owner, Usage } from './details-parts.tsx';
import { exportDetails } from './export-details.ts';
import { PaymentHistory } from './payment-history.tsx';
import { usePayments } from './payments.ts';
import { useSubscriptionStatus } from './subscription-status.ts';

const Details = () => {
  const t = useT();
  const buyer = useBuyer();
  const { status, isError, isFetching, refetch } = useSubscriptionStatus();
  const payments = usePayments();
  const known = isError ? undefined : status;
  const refresh = () => {
    void refetch();
    void payments.refetch();
  };
  return (
    <>
      <PageHeader
        title={t('payments.details.pageTitle')}
        backTo={paths.recruiter.dashboard}
        actions={
          <>
            <Button
              variant="secondary"
              loading={isFetching || payments.isRefetching}
              icon={<RefreshCw className="size-4" aria-hidden="true" />}
              onClick={refresh}
            >
              {t('common.refresh')}
            </Button>
            <Button
              variant="secondary"
              disabled={!known}
              icon={<Download className="size-4" aria-hidden="true" />}
              onClick={() => known && exportDetails(buyer, known, new Date())}
            >
              {t('payments.details.export')}
            </Button>
            <ButtonLink to={paths.recruiter.plans}>{t('payments.details.manage')}</ButtonLink>
          </>
        }
      />
      <div className="space-y-4 sm:space-y-5">
        <Owner status={known} />
        {isError ? (
          <ErrorState title={t('payments.details.failed')} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Figures status={status} />
        )}
        {known?.has_active_subscription && <Usage {...known} />}
        <PaymentHistory payments={payments} />
      </div>
    </>
  );
};

/** A recruiter's subscription, its usage and what was paid. The address names the recruiter, and only the own one shows. */
export const SubscriptionDetailsPage = () => {
  const { id } = useParams();
  const own = useOwnId();
  return id === String(own) ? <Details /> : <Navigate to={paths.recruiter.subscription(own)} replace />;
};
