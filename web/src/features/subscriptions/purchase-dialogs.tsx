import { useId, useState } from 'react';
import { type Plan, subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { linkTo } from '#web/config/links.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { useDelayedRedirect } from '#web/lib/use-delayed-redirect.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { changedPlan, expectedOf } from './order-terms.ts';
import { isTrial } from './plan-card.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { PurchaseContent } from './purchase-content.tsx';
import { type Purchase, usePurchase } from './use-purchase.ts';
import { VerificationNotice } from './verification-notice.tsx';

/** The dialog's main button, whose action depends on the phase of the purchase. */
const Action = ({ purchase, formId }: { purchase: Purchase; formId: string }) => {
  const t = useT();
  const { charge, way, card, upi, isBusy, isSecond } = purchase;
  const { phase } = card;
  if (phase.name === 'unsure') {
    return <Button onClick={() => void card.checkAgain(phase.result)}>{t('subscriptions.payment.checkAgain')}</Button>;
  }
  if (way === undefined || upi.report.isSuccess) return null;
  return way === 'card' ? (
    <Button loading={isBusy} onClick={() => void card.pay()}>
      {t(isSecond ? 'subscriptions.payment.payAgain' : 'subscriptions.payment.pay', { price: formatMoney(charge) })}
    </Button>
  ) : (
    <Button type="submit" form={formId} loading={isBusy}>
      {t(isSecond ? 'subscriptions.upi.paidAgain' : 'subscriptions.upi.paid')}
    </Button>
  );
};

/** The purchase of a paid plan: summary, payment method, and the payment itself. */
export const PurchaseDialog = ({ plan, onClose }: { plan: Plan; onClose: () => void }) => {
  const t = useT();
  const formId = useId();
  const purchase = usePurchase(plan);
  const { card, upi, isBusy, isMade } = purchase;
  return (
    <Dialog
      // The checkout opens outside of this dialog, which would block clicks there and take the focus back.
      open={card.phase.name !== 'paying'}
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={t(upi.report.isSuccess ? 'subscriptions.upi.doneTitle' : 'subscriptions.purchase.title')}
      {...(isMade ? {} : { description: t('subscriptions.purchase.text') })}
      footer={
        card.phase.name !== 'verifying' && (
          <>
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              {t('common.close')}
            </Button>
            <Action purchase={purchase} formId={formId} />
          </>
        )
      }
    >
      <PurchaseContent purchase={purchase} formId={formId} />
    </Dialog>
  );
};

/** Starts the free trial, which is active immediately and available once for each e-mail address. */
const useStartTrial = (plan: Plan, onRefused: (error: unknown) => void) => {
  const recruiterId = useOwnId();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: () =>
      call(subscriptionCalls.create, {
        body: { recruiter_id: recruiterId, plan_name: 'trial', ...expectedOf({ plan, charge: plan.price }) },
      }),
    onError: onRefused,
    // Also after a refusal: the trial was used or a plan started meanwhile.
    onSettled: () => invalidate(subscriptionCalls.status),
  });
};

/** Requests confirmation, then starts the free trial immediately. */
export const TrialDialog = ({ plan: offer, onClose }: { plan: Plan; onClose: () => void }) => {
  const t = useT();
  const [plan, setPlan] = useState(offer);
  const trial = useStartTrial(plan, (error) => setPlan(changedPlan(plan, error) ?? plan));
  useDelayedRedirect(trial.isSuccess ? linkTo('recruiterDashboard') : null);
  // It has a price since the page was loaded.
  if (!isTrial(plan)) return <PurchaseDialog plan={plan} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !trial.isPending && onClose()}
      size="sm"
      title={t('subscriptions.purchase.title')}
      description={t('subscriptions.purchase.trialText')}
      footer={
        !trial.isSuccess && (
          <>
            <Button variant="secondary" disabled={trial.isPending} onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button loading={trial.isPending} onClick={() => trial.mutate()}>
              {t('subscriptions.purchase.activateTrial')}
            </Button>
          </>
        )
      }
    >
      <div className="space-y-4">
        <PlanSummary plan={plan} />
        <VerificationNotice />
        {trial.isSuccess && <Notice tone="success">{t('subscriptions.purchase.trialActive')}</Notice>}
        <FormError>{trial.isError ? errorText(trial.error, t('subscriptions.purchase.failed')) : null}</FormError>
      </div>
    </Dialog>
  );
};
