import { paymentCalls } from '#shared/contracts/payments.ts';
import type { SubscriptionStatus } from '#shared/contracts/subscriptions.ts';
import { daysUntil, usagePercent } from '#shared/domain/subscription-rules.ts';
import { epochMs } from '#shared/domain/time.ts';
import { linkTo } from '#web/config/links.ts';
import { useSubscriptionStatus } from '#web/lib/entitlement.ts';
import { formatDate, formatMoney, formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { usePlanNames } from '#web/lib/plan-texts.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { RefreshCw } from '#web/ui/icons.ts';
import { May } from '#web/ui/may.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePayments } from './payments.ts';
import { PendingPayment } from './pending-payment.tsx';

const Figure = ({ label, value, hint }: { label: string; value: string; hint?: string }) => (
  <div className="min-w-0">
    <dt className="text-sm text-soft">{label}</dt>
    <dd className="mt-0.5 font-display text-xl font-semibold tabular-nums wrap-anywhere">{value}</dd>
    {hint && <dd className="text-sm text-soft">{hint}</dd>}
  </div>
);

const Loading = () => {
  const t = useT();
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-4">
      <span className="sr-only">{t('subscriptions.status.loading')}</span>
      {['plan', 'viewed', 'left', 'end'].map((name) => (
        <Skeleton key={name} className="h-14 w-full" />
      ))}
      <Skeleton className="h-2 w-full sm:col-span-4" />
    </div>
  );
};

const Plan = ({ status }: { status: SubscriptionStatus }) => {
  const t = useT();
  const planName = usePlanNames(status.current_plan !== null);
  const { candidates_viewed: viewed, candidate_limit: limit, subscription_end_date: end, plan_price: price } = status;
  const waiting = status.waiting_days ?? null;
  const percent = usagePercent(viewed, limit);
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        <Figure
          label={t('subscriptions.status.plan')}
          value={status.current_plan === null ? t('subscriptions.status.noPlan') : planName(status.current_plan)}
          {...(price > 0 ? { hint: t('subscriptions.plans.perPlan', { price: formatMoney(price) }) } : {})}
        />
        <Figure
          label={t('subscriptions.status.viewed')}
          value={formatNumber(viewed)}
          hint={t('subscriptions.status.ofLimit', { limit })}
        />
        <Figure label={t('subscriptions.status.remaining')} value={formatNumber(status.remaining_candidates)} />
        <Figure
          label={t('subscriptions.status.expires')}
          value={end ? formatDate(end) : t('subscriptions.status.unverified')}
          hint={
            end
              ? t('subscriptions.status.daysLeft', { days: daysUntil(end, epochMs(Date.now())) })
              : t('subscriptions.status.waitingDays', { days: waiting ?? 0 })
          }
        />
      </dl>
      <div className="mt-5 flex items-center gap-3">
        <Progress value={percent} label={t('subscriptions.status.usage')} />
        <span className="shrink-0 text-sm tabular-nums text-soft">
          {t('subscriptions.status.used', { viewed, limit, percent })}
        </span>
      </div>
    </>
  );
};

const NoPlan = ({ failed }: { failed: boolean }) => {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 basis-72 grow">
        <p className="font-display text-xl font-semibold">{t('subscriptions.status.noPlan')}</p>
        <p className="mt-1 text-soft">
          {t(failed ? 'subscriptions.status.unknown' : 'subscriptions.status.noPlanText')}
        </p>
      </div>
      <May call={paymentCalls.purchase}>
        {!failed && <ButtonLink to={linkTo('subscriptionPlans')}>{t('subscriptions.status.choose')}</ButtonLink>}
      </May>
    </div>
  );
};

/** Summary of a recruiter's plan, with a refresh button. */
export const SubscriptionCard = () => {
  const t = useT();
  const ownId = useOwnId();
  const { status, isError, isFetching, refetch } = useSubscriptionStatus();
  const payments = usePayments();
  const refresh = () => {
    void refetch();
    void payments.refetch();
  };
  return (
    <Card as="section" aria-labelledby="subscription-status">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="subscription-status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
          <span>{t('subscriptions.status.title')}</span>
          {status && !isError && (
            <Badge tone={status.has_active_subscription ? 'success' : 'neutral'}>
              {t(status.has_active_subscription ? 'subscriptions.status.active' : 'subscriptions.status.inactive')}
            </Badge>
          )}
        </h2>
        <div className="-mx-3 flex gap-1 sm:mx-0">
          <ButtonLink variant="quiet" size="sm" to={linkTo('subscriptionDetails', { recruiterId: ownId })}>
            {t('subscriptions.status.details')}
          </ButtonLink>
          <Button
            variant="quiet"
            size="sm"
            loading={isFetching || payments.isRefetching}
            icon={<RefreshCw className="size-4" aria-hidden="true" />}
            onClick={refresh}
          >
            {t('common.refresh')}
          </Button>
        </div>
      </div>
      {status === undefined && <Loading />}
      {status && (status.has_active_subscription ? <Plan status={status} /> : <NoPlan failed={isError} />)}
      <PendingPayment className="mt-5" />
    </Card>
  );
};
