import { pipelineStates } from '#shared/domain/hiring-statuses.ts';
import { cx } from '#web/lib/cx.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { countAt } from './entry.ts';
import { useStats } from './queries.ts';

/**
 * How many candidates have each state; planned interviews where there are any. The figures must not push the list off a phone's screen: six
 * are two rows of three; of seven, a phone leaves out the total, their sum, which has a row of its own on wider screens.
 */
export const Figures = () => {
  const t = useT();
  const { data, isError } = useStats();
  const stats = data?.stats;
  const states = pipelineStates.filter((state) => state !== 'interview' || stats?.interview);
  const isOdd = states.length === pipelineStates.length;
  const figures = [
    {
      label: t('shortlist.stats.total'),
      figure: stats?.total_shortlisted,
      className: isOdd ? 'max-sm:hidden max-lg:col-span-full' : '',
    },
    ...states.map((state) => ({
      label: t(`shortlist.status.${state}`),
      figure: stats && countAt(stats, state),
      className: '',
    })),
  ];
  return (
    <section aria-label={t('shortlist.stats.title')} className="overflow-hidden rounded-lg border border-line bg-line">
      <dl className={cx('grid grid-cols-3 gap-px', isOdd ? 'lg:grid-cols-7' : 'lg:grid-cols-6')}>
        {figures.map(({ label, figure, className }) => (
          <div
            key={label}
            className={cx(
              'flex min-w-0 items-center justify-between gap-1 bg-card px-2.5 py-0.5 sm:items-baseline sm:gap-2 sm:px-4 sm:py-2.5',
              className,
            )}
          >
            <dt className="truncate text-xs text-soft sm:text-sm">{label}</dt>
            <dd className="font-display text-lg font-semibold tabular-nums max-sm:leading-6">
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
