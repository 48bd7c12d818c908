import { Link } from 'react-router-dom';
import { chartPeriods } from '#shared/domain/day-periods.ts';
import { cx } from '../../lib/cx.ts';
import { useT } from '../../lib/i18n.ts';

/** The periods of charts to choose from; the chosen one is in the address. */
export const PeriodLinks = ({ days, linkOf }: { days: number; linkOf: (days: number) => string }) => {
  const t = useT();
  return (
    <nav
      aria-label={t('charts.period')}
      className="inline-flex max-w-full flex-wrap rounded-md border border-edge bg-card p-0.5"
    >
      {chartPeriods.map((each) => (
        <Link
          key={each}
          to={linkOf(each)}
          replace
          aria-current={each === days ? 'true' : undefined}
          className={cx(
            'inline-flex min-h-10 items-center rounded-sm px-3 text-sm font-semibold whitespace-nowrap',
            each === days ? 'bg-primary text-on-primary' : 'text-soft hover:text-ink',
          )}
        >
          {t(`charts.days.${each}`)}
        </Link>
      ))}
    </nav>
  );
};
