import { pipelineStates } from '#shared/domain/hiring-statuses.ts';
import { cx } from '#web/lib/cx.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { countAt } from './entry.ts';
import { useStats } from './queries.ts';

/** How many candidates have each state. The figures must not push the list off a phone's screen. */
export const Figures = () => {
  const t = useT();
  const { data, isError } = useStats();
  const stats = data?.stats;
  const figures = [
    { label: t('shortlist.stats.total'), figure: stats?.total_shortlisted, className: 'max-lg:col-span-full' },
    ...pipelineStates.map((state) => ({
      label: t(`shortlist.status.${state}`),
      figure: stats && countAt(stats, state),
      className: '',
    })),
  ];
  return (
    <section aria-label={t('shortlist.stats.title')} className="overflow-hidden rounded-lg border border-line bg-line">
      <dl className="grid grid-cols-2 gap-px sm:grid-cols-3 lg:grid-cols-7">
        {figures.map(({ label, figure, className }) => (
          <div
            key={label}
            className={cx(
              'flex min-w-0 items-baseline justify-between gap-2 bg-card px-3 py-1 sm:px-4 sm:py-2.5',
              className,
            )}
          >
            <dt className="truncate text-xs text-soft sm:text-sm">{label}</dt>
            <dd className="font-display text-lg font-semibold tabular-nums">
              {figure !== undefined ? (
                <span>{formatNumber(figure)}</span>
              ) : isError ? (
                <span>{t('common.notAvailable')}</span>
              ) : (
                <Skeleton className="h-7 w-6" />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
