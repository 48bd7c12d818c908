import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { BillingLine } from './billing-line.tsx';
import { CarryOverNotice } from './carry-over-notice.tsx';
import { isQuestion } from './order-terms.ts';
import { PlanSummary } from './plan-summary.tsx';
import { UpiStep } from './upi-step.tsx';
import type { Purchase } from './use-purchase.ts';
import { VerificationNotice } from './verification-notice.tsx';
import { WaysToPay } from './ways-to-pay.tsx';

const LoadingWays = () => {
  const t = useT();
  return (
    <div role="status" className="grid gap-2 sm:grid-cols-2">
      <span className="sr-only">{t('subscriptions.payment.loading')}</span>
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </div>
  );
};

/** The outcome of the last payment attempt. */
const Problem = ({ purchase: { way, card, upi, offered, choose } }: { purchase: Purchase }) => {
  const t = useT();
  if (way === 'upi') {
    if (isQuestion(upi.report.error)) return <Notice tone="warning">{errorText(upi.report.error, '')}</Notice>;
    return (
      <FormError>
        {upi.report.isError ? errorText(upi.report.error, t('subscriptions.payment.failed')) : null}
      </FormError>
    );
  }
  if (card.phase.name !== 'idle' || !card.phase.problem) return null;
  const { text, failed, blockedHost } = card.phase.problem;
  if (!failed) return <Notice tone="warning">{text}</Notice>;
  return (
    <>
      <FormError>{text}</FormError>
      {blockedHost && offered.includes('upi') && (
        <Button variant="secondary" onClick={() => choose('upi')}>
          {t('subscriptions.payment.upiInstead')}
        </Button>
      )}
    </>
  );
};

const Payment = ({ purchase, formId }: { purchase: Purchase; formId: string }) => {
  const t = useT();
  const { plan, ways, way, offered, choose, isBusy, upi } = purchase;
  if (ways.isPending) return <LoadingWays />;
  if (ways.isError) {
    const retry = () => void ways.refetch();
    return <ErrorState title={t('subscriptions.payment.waysFailed')} query={{ ...ways, refetch: retry }} />;
  }
  if (way === undefined) {
    return (
      <Notice tone="warning" title={t('subscriptions.payment.noneTitle')}>
        {t('subscriptions.payment.noneText')}
      </Notice>
    );
  }
  return (
    <>
      <WaysToPay ways={offered} chosen={way} disabled={isBusy} onChoose={choose} />
      {way === 'upi' && ways.data.upi && (
        <UpiStep
          plan={plan}
          charge={purchase.charge}
          to={ways.data.upi}
          form={upi.form}
          formId={formId}
          onSubmit={() => void upi.submit()}
        />
      )}
      <Problem purchase={purchase} />
    </>
  );
};

/** Content of the purchase dialog for each phase. `formId` names the form of a payment by UPI. */
export const PurchaseContent = ({ purchase, formId }: { purchase: Purchase; formId: string }) => {
  const t = useT();
  const { plan, card, upi } = purchase;
  if (card.phase.name === 'verifying') return <Spinner label={t('subscriptions.payment.verifying')} />;
  if (card.phase.name === 'unsure') {
    return (
      <Notice tone="warning" title={t('subscriptions.payment.unsureTitle')}>
        {t('subscriptions.payment.unsureText')}
      </Notice>
    );
  }
  if (upi.report.isSuccess) return <Notice tone="success">{t('subscriptions.upi.done')}</Notice>;
  return (
    <div className="space-y-4">
      <PlanSummary plan={plan} gst={purchase.gst} />
      <BillingLine />
      <CarryOverNotice plan={plan} />
      <VerificationNotice />
      <Payment purchase={purchase} formId={formId} />
    </div>
  );
};
