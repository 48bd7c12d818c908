import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DashboardStats } from '#shared/contracts/admin-lists.ts';
import { linkTo } from '#web/config/links.ts';
import { cx } from '#web/lib/cx.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { ArrowRight, BadgeCheck, CreditCard, Flag, ShieldCheck } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const queues = [
  { name: 'recruiters', figure: 'waitingRecruiters', Icon: ShieldCheck, to: linkTo('adminModeration') },
  { name: 'reports', figure: 'openReports', Icon: Flag, to: linkTo('adminModeration', {}, { tab: 'reports' }) },
  { name: 'certificates', figure: 'openCertificates', Icon: BadgeCheck, to: linkTo('adminCertificates') },
  {
    name: 'payments',
    figure: 'pendingPayments',
    Icon: CreditCard,
    to: linkTo('subscriptionManagement', {}, { status: 'pending' }),
  },
] as const;

const Count = ({ isLoading, children }: { isLoading: boolean; children: ReactNode }) =>
  isLoading ? <Skeleton className="h-[0.7lh] w-10" /> : children;

/**
 * What waits for an admin, with the way to each queue: the beginning of a dashboard. `stats` undefined: loading; `failed`: the
 * numbers are unknown.
 */
export const Queues = ({ stats, failed = false }: { stats: DashboardStats | undefined; failed?: boolean }) => {
  const t = useT();
  return (
    <nav aria-labelledby="queues-title" className="mb-6">
      <h2 id="queues-title" className="mb-3 text-xl">
        {t('admin.queues.title')}
      </h2>
      <ul className="grid auto-rows-fr grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
        {queues.map(({ name, figure, Icon, to }) => {
          const waits = !failed && stats !== undefined && stats[figure] > 0;
          return (
            <li key={name} className="grid">
              <Link
                to={to}
                className="group grid content-between gap-1 rounded-lg border border-line bg-card px-3 py-2.5 transition-colors hover:border-primary sm:px-4"
              >
                <span className="flex items-start justify-between gap-2 text-sm">
                  <span className="wrap-anywhere">{t(`admin.queues.${name}`)}</span>
                  <Icon className="size-5 shrink-0 text-primary max-sm:hidden" aria-hidden="true" />
                </span>
                <span className="flex items-center justify-between gap-2">
                  <span
                    className={cx(
                      'flex h-[1lh] items-center font-display text-2xl font-semibold tabular-nums',
                      waits ? 'text-primary' : 'text-soft',
                    )}
                  >
                    <Count isLoading={!failed && !stats}>
                      {failed ? t('common.notAvailable') : stats && formatNumber(stats[figure])}
                    </Count>
                  </span>
                  <ArrowRight
                    className="size-4 shrink-0 text-soft group-hover:text-primary rtl:rotate-180"
                    aria-hidden="true"
                  />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
