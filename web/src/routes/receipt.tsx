import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { dashboardOf, linkTo } from '#web/config/links.ts';
import { ReceiptSheet } from '#web/features/subscriptions/receipt-sheet.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The receipt of a payment, laid out for printing. */
export const Component = () => {
  const t = useT();
  const { paymentId = '' } = useParams();
  const session = useSession();
  const receipt = useQuery(queryOf(paymentCalls.receipt, { params: { id: paymentId } }));
  const isRefused = receipt.error instanceof ApiError && receipt.error.status >= 400 && receipt.error.status < 500;
  const isRecruiter = session?.userType === 'recruiter';
  return (
    <>
      <div className="mx-auto max-w-3xl print:hidden">
        <PageHeader
          title={t('payments.receipt.pageTitle')}
          {...(session && {
            backTo: isRecruiter
              ? linkTo('subscriptionDetails', { recruiterId: session.user.id })
              : dashboardOf[session.userType],
          })}
          actions={
            receipt.data && (
              <Button icon={<Printer className="size-4" aria-hidden="true" />} onClick={() => window.print()}>
                {t('payments.receipt.print')}
              </Button>
            )
          }
        />
      </div>
      {receipt.isPending && (
        <div role="status" className="mx-auto max-w-3xl">
          <span className="sr-only">{t('payments.receipt.loading')}</span>
          <Skeleton className="h-96 w-full" />
        </div>
      )}
      {receipt.isError && (
        <ErrorState
          title={t(isRefused ? 'payments.receipt.none' : 'payments.receipt.failed')}
          error={receipt.error}
          busy={receipt.isFetching}
          {...(isRefused ? {} : { onRetry: () => void receipt.refetch() })}
        />
      )}
      {receipt.data && <ReceiptSheet receipt={receipt.data} />}
    </>
  );
};
