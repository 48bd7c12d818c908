import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import { redirectDelayMs } from '#shared/domain/constants.ts';
import { paths } from '#web/app/paths.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PaymentStep } from './payment-step.tsx';
import { isTrial, useTakeTrial } from './purchase.ts';

const Summary = ({ plan }: { plan: Plan }) => {
  const t = useT();
  const lines: [string, string][] = [
    [t('subscriptions.purchase.plan'), plan.name],
    [t('subscriptions.purchase.candidates'), t('subscriptions.plans.candidates', { count: plan.candidate_limit })],
    [t('subscriptions.purchase.duration'), t('subscriptions.plans.days', { count: plan.duration_days })],
    [t('subscriptions.purchase.price'), formatMoney(plan.price)],
  ];
  return (
    <dl className="divide-y divide-line rounded-lg border border-line">
      {lines.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 px-4 py-2.5">
          <dt className="text-soft">{label}</dt>
          <dd className="text-end font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Goes to the dashboard shortly after the trial has begun. */
const useLeaveWhenDone = (done: boolean): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate(paths.recruiter.dashboard), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [done, navigate]);
};

/** Asks before a plan is taken. The trial starts at once; a paid plan goes through the payment step. */
export const PurchaseDialog = ({ plan, onClose }: { plan: Plan; onClose: () => void }) => {
  const t = useT();
  const trial = useTakeTrial();
  useLeaveWhenDone(trial.isSuccess);
  const free = isTrial(plan);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !trial.isPending && onClose()}
      size="sm"
      title={t('subscriptions.purchase.title')}
      description={t(free ? 'subscriptions.purchase.trialText' : 'subscriptions.purchase.text')}
      footer={
        !trial.isSuccess && (
          <>
            <Button variant="secondary" disabled={trial.isPending} onClick={onClose}>
              {t(free ? 'common.cancel' : 'common.close')}
            </Button>
            {free && (
              <Button loading={trial.isPending} onClick={() => trial.mutate()}>
                {t('subscriptions.purchase.activateTrial')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="space-y-4">
        <Summary plan={plan} />
        {!free && <PaymentStep plan={plan} />}
        {trial.isSuccess && <Notice tone="success">{t('subscriptions.purchase.trialActive')}</Notice>}
        <FormError>{trial.isError ? errorText(trial.error, t('subscriptions.purchase.failed')) : null}</FormError>
      </div>
    </Dialog>
  );
};
