import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { AnswerOf } from '#shared/contracts/define.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { dashboardOf, linkTo } from '#web/config/links.ts';
import { InvoiceSheet } from '#web/features/subscriptions/invoice-sheet.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Printer } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** How often an invoice that is being issued is loaded again, in milliseconds: it takes some seconds. */
const waitMs = 5_000;

const Documents = ({ payment, documents }: AnswerOf<typeof paymentCalls.invoice>) => {
  const t = useT();
  if (documents.length === 0) {
    return (
      <div className="mx-auto max-w-3xl">
        <Notice>{t('payments.invoice.waiting')}</Notice>
      </div>
    );
  }
  return (
    <div className="space-y-6">
      {documents.map((document) => (
        <InvoiceSheet key={document.number} document={document} payment={payment} />
      ))}
    </div>
  );
};

/** The invoice of a payment with its credit notes, laid out for printing. */
export const Component = () => {
  const t = useT();
  const { paymentId = '' } = useParams();
  const session = useSession();
  const invoice = useQuery({
    ...queryOf(paymentCalls.invoice, { params: { id: paymentId } }),
    refetchInterval: ({ state }) => (state.data?.documents.length === 0 ? waitMs : false),
  });
  const isRefused = invoice.error instanceof ApiError && invoice.error.status >= 400 && invoice.error.status < 500;
  const isRecruiter = session?.userType === 'recruiter';
  return (
    <>
      <div className="mx-auto max-w-3xl print:hidden">
        <PageHeader
          title={t('payments.invoice.pageTitle')}
          {...(session && {
            backTo: isRecruiter
              ? linkTo('subscriptionDetails', { recruiterId: session.user.id })
              : dashboardOf[session.userType],
          })}
          actions={
            Boolean(invoice.data?.documents.length) && (
              <Button icon={<Printer className="size-4" aria-hidden="true" />} onClick={() => window.print()}>
                {t('payments.invoice.print')}
              </Button>
            )
          }
        />
      </div>
      {invoice.isPending && (
        <div role="status" className="mx-auto max-w-3xl">
          <span className="sr-only">{t('payments.invoice.loading')}</span>
          <Skeleton className="h-96 w-full" />
        </div>
      )}
      {invoice.isError && (
        <ErrorState
          title={t(isRefused ? 'payments.invoice.none' : 'payments.invoice.failed')}
          query={isRefused ? undefined : invoice}
        />
      )}
      {invoice.data && <Documents {...invoice.data} />}
    </>
  );
};
