import { candidateCalls } from '#shared/contracts/candidates.ts';
import { linkTo } from '#web/config/links.ts';
import { useSubscriptionStatus } from '#web/lib/entitlement.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { usePlanNames } from '#web/lib/plan-texts.ts';
import { useMay } from '#web/lib/use-may.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { RoleNotice } from '#web/ui/may.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Explains why a profile stays locked, with a link to the plans if a plan would unlock it. */
export const NeedsPlan = ({ text }: { text: string }) => {
  const t = useT();
  return (
    <div className="space-y-5">
      <Notice tone="warning">{text}</Notice>
      <div className="flex justify-end">
        <ButtonLink to={linkTo('subscriptionPlans')}>{t('candidateSearch.view.plans')}</ButtonLink>
      </div>
    </div>
  );
};

/** Shows the cost of opening a profile before a view is used. */
export const UnlockStep = ({ onUnlock, onCancel }: { onUnlock: () => void; onCancel: () => void }) => {
  const t = useT();
  const { status, isError } = useSubscriptionStatus();
  const planName = usePlanNames((status?.current_plan ?? null) !== null);
  const mayUnlock = useMay(candidateCalls.view);
  if (!mayUnlock) return <RoleNotice call={candidateCalls.view} />;
  if (!status) return <Spinner label={t('candidateSearch.unlock.checking')} />;
  if (!isError && !status.has_active_subscription) return <NeedsPlan text={t('candidateSearch.view.needsPlan')} />;
  if (!isError && status.remaining_candidates === 0) return <NeedsPlan text={t('candidateSearch.view.noneLeft')} />;
  return (
    <div className="space-y-5">
      <div className="rounded-lg bg-sunk p-5">
        {isError ? (
          <p className="font-semibold">{t('candidateSearch.unlock.unknown')}</p>
        ) : (
          <>
            <p className="font-display text-lg font-semibold">
              {t('candidateSearch.unlock.cost', { remaining: status.remaining_candidates })}
            </p>
            <p className="mt-1 text-sm text-soft">
              {t('candidateSearch.unlock.plan', {
                plan: planName(status.current_plan ?? ''),
                viewed: formatNumber(status.candidates_viewed),
                limit: formatNumber(status.candidate_limit),
              })}
            </p>
          </>
        )}
        <p className="mt-3 text-sm">{t('candidateSearch.unlock.lasting')}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button onClick={onUnlock}>{t('candidateSearch.unlock.confirm')}</Button>
      </div>
    </div>
  );
};
