import type { ReactNode } from 'react';
import type { DashboardStats } from '#shared/contracts/admin.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { totalActions } from './dashboard-stats.ts';
import { UpdatedAgo } from './updated-ago.tsx';

const Row = ({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) => (
  <div className="flex items-center justify-between gap-4 border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0">
    <dt className="text-sm">
      {label}
      {hint && <span className="block text-xs text-soft">{hint}</span>}
    </dt>
    <dd className="shrink-0 text-sm font-semibold tabular-nums">{children}</dd>
  </div>
);

const ApiStatus = ({ isKnown, failed }: { isKnown: boolean; failed: boolean }) => {
  const t = useT();
  if (failed) return <Badge tone="danger">{t('admin.status.error')}</Badge>;
  return isKnown ? <Badge tone="success">{t('admin.status.connected')}</Badge> : <Skeleton className="h-6 w-20" />;
};

/** Whether the shown data is live, when it was loaded, whether the API answers, and the number of pending tasks. */
export const SystemStatus = ({
  stats,
  isLoading,
  failed,
  updatedAt,
}: {
  stats: DashboardStats | undefined;
  isLoading: boolean;
  failed: boolean;
  updatedAt: number;
}) => {
  const t = useT();
  return (
    <Card as="section">
      <CardHeader title={t('admin.status.title')} />
      <dl>
        <Row label={t('admin.status.data')}>
          <Badge tone={isLoading ? 'neutral' : 'success'}>
            {t(isLoading ? 'admin.status.loading' : 'admin.status.live')}
          </Badge>
        </Row>
        <Row label={t('admin.status.lastRefresh')}>
          <UpdatedAgo at={updatedAt} />
        </Row>
        <Row label={t('admin.status.api')}>
          <ApiStatus isKnown={stats !== undefined} failed={failed} />
        </Row>
        <Row label={t('admin.status.actions')} hint={t('admin.status.actionsHint')}>
          <span className="font-display text-2xl">{stats ? formatNumber(totalActions(stats)) : '-'}</span>
        </Row>
      </dl>
    </Card>
  );
};
