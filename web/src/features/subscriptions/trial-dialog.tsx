import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import { redirectDelayMs } from '#shared/domain/constants.ts';
import { linkTo } from '#web/config/links.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { useTakeTrial } from './purchase.ts';

/** Goes to the dashboard shortly after the trial has begun. */
const useLeaveWhenDone = (done: boolean): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate(linkTo('recruiterDashboard')), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [done, navigate]);
};

/** Asks before the free trial starts, which it does at once. */
export const TrialDialog = ({ plan, onClose }: { plan: Plan; onClose: () => void }) => {
  const t = useT();
  const trial = useTakeTrial();
  useLeaveWhenDone(trial.isSuccess);
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
        {trial.isSuccess && <Notice tone="success">{t('subscriptions.purchase.trialActive')}</Notice>}
        <FormError>{trial.isError ? errorText(trial.error, t('subscriptions.purchase.failed')) : null}</FormError>
      </div>
    </Dialog>
  );
};
