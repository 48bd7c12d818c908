import type { ReactNode } from 'react';
import type { DashboardStats } from '#shared/contracts/admin-lists.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { totalActions, type useDashboardStats } from './dashboard-stats.ts';
import { UpdatedAgo } from './updated-ago.tsx';

const Row = ({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) => (
  <div className="flex items-center justify-between gap-4 border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0">
    <dt className="text-sm">
      <span>{label}</span>
      {hint && <span className="block text-xs text-soft">{hint}</span>}
    </dt>
    <dd className="shrink-0 text-sm font-semibold tabular-nums">{children}</dd>
  </div>
);

/** What the last load of the figures says: all lines of the panel come from it. */
export const statusOf = ({
  isFetching,
  isError,
  data,
  dataUpdatedAt,
}: {
  isFetching: boolean;
  isError: boolean;
  data: DashboardStats | undefined;
  dataUpdatedAt: number;
}) => {
  const known = isError ? undefined : data;
  const outcome = isError ? 'failed' : known ? 'live' : 'loading';
  return {
    data: isFetching ? 'loading' : outcome,
    api: ({ failed: 'error', live: 'connected', loading: undefined } as const)[outcome],
    updatedAt: dataUpdatedAt,
    actions: known && totalActions(known),
  } as const;
};

const dataTones = { loading: 'neutral', live: 'success', failed: 'danger' } as const;

/** Whether the shown data is live, when it was loaded, whether the API answers, and the number of pending tasks. */
export const SystemStatus = ({ query }: Pick<ReturnType<typeof useDashboardStats>, 'query'>) => {
  const t = useT();
  const { data, api, updatedAt, actions } = statusOf(query);
  return (
    <Card as="section">
      <CardHeader title={t('admin.status.title')} />
      <dl>
        <Row label={t('admin.status.data')}>
          <Badge tone={dataTones[data]}>{t(`admin.status.${data}`)}</Badge>
        </Row>
        <Row label={t('admin.status.lastRefresh')}>
          <UpdatedAgo at={updatedAt} />
        </Row>
        <Row label={t('admin.status.api')}>
          {api ? (
            <Badge tone={api === 'error' ? 'danger' : 'success'}>{t(`admin.status.${api}`)}</Badge>
          ) : (
            <Skeleton className="h-6 w-20" />
          )}
        </Row>
        <Row label={t('admin.status.actions')} hint={t('admin.status.actionsHint')}>
          <span className="font-display text-2xl">{actions === undefined ? '-' : formatNumber(actions)}</span>
        </Row>
      </dl>
    </Card>
  );
};
