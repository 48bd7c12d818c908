import { CircleCheckBig, Hourglass } from 'lucide-react';
import type { DashboardStats } from '#shared/contracts/admin.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const Waiting = ({ count }: { count: number }) => {
  const t = useT();
  const none = count === 0;
  return (
    <div className={`flex items-center gap-4 rounded-md p-4 ${none ? 'bg-success-tint' : 'bg-warning-tint'}`}>
      <span className={`[&_svg]:size-7 ${none ? 'text-success' : 'text-warning'}`}>
        {none ? <CircleCheckBig aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
      </span>
      <p className="min-w-0 text-sm">
        <strong className="block font-display text-2xl leading-tight font-semibold tabular-nums">
          {none ? t('admin.payments.none') : formatNumber(count)}
        </strong>
        {none ? t('admin.payments.noneHint') : t('admin.payments.pending', { count })}
      </p>
    </div>
  );
};

/** How many payments of subscriptions wait for confirmation. `stats` undefined: loading; `failed`: the figures are not known. */
export const PaymentsPanel = ({ stats, failed }: { stats: DashboardStats | undefined; failed: boolean }) => {
  const t = useT();
  return (
    <Card as="section" className="flex flex-col">
      <CardHeader title={t('admin.payments.title')} />
      {failed && <p className="rounded-md bg-sunk p-4 text-sm text-soft">{t('admin.payments.unknown')}</p>}
      {!failed && (stats ? <Waiting count={stats.pendingPayments} /> : <Skeleton className="h-20 w-full" />)}
      <dl className="mt-4 flex items-baseline justify-between gap-4 text-sm">
        <dt className="text-soft">{t('admin.payments.subscriptions')}</dt>
        <dd className="font-semibold tabular-nums">{stats ? formatNumber(stats.totalSubscriptions) : '-'}</dd>
      </dl>
      <p className="mt-auto pt-4 text-sm text-soft">{t('admin.payments.hint')}</p>
    </Card>
  );
};
