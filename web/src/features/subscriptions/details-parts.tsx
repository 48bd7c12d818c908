import type { ReactNode } from 'react';
import type { SubscriptionStatus } from '#shared/contracts/subscriptions.ts';
import { daysUntil, usagePercent } from '#shared/domain/subscription-rules.ts';
import { epochMs } from '#shared/domain/time.ts';
import { formatDate, formatMoney, formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { usePlanNames } from '#web/lib/plan-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Building2, CalendarClock, CreditCard, Eye, Mail, UserRound, UserRoundCheck } from '#web/ui/icons.ts';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { useBuyer } from './buyer.ts';

/** The owner of the subscription, and whether it is active. */
export const Owner = ({ status, isLoading }: { status: SubscriptionStatus | undefined; isLoading: boolean }) => {
  const t = useT();
  const { name, email, company } = useBuyer();
  const facts: [ReactNode, string, string][] = [
    [<UserRound key="name" aria-hidden="true" />, t('payments.details.name'), name],
    [<Mail key="email" aria-hidden="true" />, t('payments.details.email'), email],
    [<Building2 key="company" aria-hidden="true" />, t('payments.details.company'), company],
  ];
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <dl className="flex min-w-0 flex-col gap-x-8 gap-y-3 sm:flex-row sm:flex-wrap">
        {facts.map(([icon, label, value]) => (
          <div
            key={label}
            className="flex min-w-0 items-center gap-2.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-primary"
          >
            {icon}
            <dt className="sr-only">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value || t('common.notAvailable')}</dd>
          </div>
        ))}
      </dl>
      {status && (
        <Badge tone={status.has_active_subscription ? 'success' : 'neutral'}>
          {t(status.has_active_subscription ? 'subscriptions.status.active' : 'subscriptions.status.inactive')}
        </Badge>
      )}
      {isLoading && <Skeleton className="h-6 w-32 rounded-full" />}
    </Card>
  );
};

/** Plan, views and end of a subscription; undefined: loading. */
export const Figures = ({ status }: { status: SubscriptionStatus | undefined }) => {
  const t = useT();
  const { has_active_subscription: active, candidates_viewed: viewed = 0, candidate_limit: limit = 0 } = status ?? {};
  const { subscription_end_date: end, waiting_days: waiting, plan_price: price = 0 } = status ?? {};
  const plan = status?.current_plan ?? null;
  const planName = usePlanNames(plan !== null);
  const percent = usagePercent(viewed, limit);
  const shown = (value: ReactNode) => (status ? value : undefined);
  const figure = (text: string) => shown(<span className="text-xl wrap-anywhere sm:text-2xl xl:text-xl">{text}</span>);
  const noEnd = active ? t('subscriptions.status.unverified') : t('common.notAvailable');
  const endText = end ? formatDate(end, 'long') : noEnd;
  const activeHint =
    price > 0 ? t('payments.details.activeAt', { price: formatMoney(price) }) : t('payments.details.active');
  return (
    <dl className="grid grid-cols-2 gap-2 sm:gap-4 xl:grid-cols-4">
      <StatCard
        label={t('payments.details.plan')}
        value={figure(plan === null ? t('payments.details.noPlan') : planName(plan))}
        hint={shown(active ? activeHint : t('payments.details.noActivePlan'))}
        icon={<CreditCard aria-hidden="true" />}
      />
      <StatCard
        label={t('payments.details.viewed')}
        value={figure(formatNumber(viewed))}
        hint={shown(t('payments.details.ofLimit', { limit }))}
        icon={<Eye aria-hidden="true" />}
      />
      <StatCard
        label={t('payments.details.remaining')}
        value={figure(formatNumber(status?.remaining_candidates ?? 0))}
        hint={shown(t('payments.details.percentUsed', { percent }))}
        icon={<UserRoundCheck aria-hidden="true" />}
      />
      <StatCard
        label={t('payments.details.expires')}
        value={figure(endText)}
        hint={shown(
          end
            ? t('subscriptions.status.daysLeft', { days: daysUntil(end, epochMs(Date.now())) })
            : active
              ? t('subscriptions.status.waitingDays', { days: waiting ?? 0 })
              : t('payments.details.noActive'),
        )}
        icon={<CalendarClock aria-hidden="true" />}
      />
    </dl>
  );
};

/** The used part of the views. */
export const Usage = ({ candidates_viewed: viewed, candidate_limit: limit }: SubscriptionStatus) => {
  const t = useT();
  const percent = usagePercent(viewed, limit);
  return (
    <Card as="section">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">{t('payments.details.usage')}</h2>
        <p className="tabular-nums text-soft">{t('subscriptions.status.used', { viewed, limit, percent })}</p>
      </div>
      <Progress value={percent} label={t('subscriptions.status.usage')} />
    </Card>
  );
};
