import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useStats } from './queries.ts';

const figures = [
  ['total_shortlisted', 'shortlist.stats.total'],
  ['active_shortlisted', 'shortlist.status.active'],
  ['contacted', 'shortlist.status.contacted'],
  ['interviewed', 'shortlist.status.interviewed'],
  ['hired', 'shortlist.status.hired'],
  ['rejected', 'shortlist.status.rejected'],
] as const;

/** How many candidates have each status. The six figures must not push the list off a phone's screen. */
export const Figures = () => {
  const t = useT();
  const { data, isError } = useStats();
  return (
    <section aria-label={t('shortlist.stats.title')} className="overflow-hidden rounded-lg border border-line bg-line">
      <dl className="grid grid-cols-3 gap-px lg:grid-cols-6">
        {figures.map(([figure, label]) => (
          <div
            key={figure}
            className="flex min-w-0 items-baseline justify-between gap-2 bg-card px-3 py-1 sm:px-4 sm:py-2.5"
          >
            <dt className="truncate text-xs text-soft sm:text-sm">{t(label)}</dt>
            <dd className="font-display text-lg font-semibold tabular-nums">
              {data ? (
                <span>{formatNumber(data.stats[figure])}</span>
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
