import type { DashboardStats } from '#shared/contracts/admin-lists.ts';
import { referenceRates } from '#shared/domain/reference-rates.ts';
import { formatDate, formatNumber, formatRelative } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { BriefcaseBusiness, Building2, CreditCard, GraduationCap, Hourglass } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatCard, StatGrid } from '#web/ui/stat-card.tsx';

/** Takes as many lines as the hint with figures of two digits, in every language and width. */
const HintSkeleton = () => {
  const t = useT();
  return (
    <span className="relative block">
      <span className="invisible">{t('admin.stats.verifiedSplit', { verified: 10, pending: 10 })}</span>
      <Skeleton className="absolute inset-y-0.5 start-0 w-28 max-w-full" />
    </span>
  );
};

/** The platform's figures; `stats` undefined shows that they are loading. */
export const StatCards = ({ stats, forMaster = false }: { stats: DashboardStats | undefined; forMaster?: boolean }) => {
  const t = useT();
  const figure = (name: keyof DashboardStats) => (stats ? formatNumber(stats[name]) : undefined);
  const split = stats && { verified: stats.verifiedRecruiters, pending: stats.unverifiedRecruiters };
  return (
    <section aria-label={t('admin.dashboard.figures')} className="mb-6">
      <StatGrid>
        <StatCard
          label={t('admin.stats.totalCandidates')}
          value={figure('totalCandidates')}
          icon={<GraduationCap aria-hidden="true" />}
        />
        <StatCard
          label={t('admin.stats.totalRecruiters')}
          value={figure('totalRecruiters')}
          icon={<Building2 aria-hidden="true" />}
          hint={split ? t('admin.stats.verifiedSplit', split) : <HintSkeleton />}
        />
        <StatCard
          label={t(forMaster ? 'admin.stats.activeJobs' : 'admin.stats.totalJobs')}
          value={figure(forMaster ? 'activeJobs' : 'totalJobs')}
          icon={<BriefcaseBusiness aria-hidden="true" />}
        />
        {!forMaster && (
          <StatCard
            label={t('admin.stats.totalSubscriptions')}
            value={figure('totalSubscriptions')}
            icon={<CreditCard aria-hidden="true" />}
          />
        )}
        <StatCard
          label={t('admin.stats.pendingPayments')}
          value={figure('pendingPayments')}
          icon={<Hourglass aria-hidden="true" />}
        />
      </StatGrid>
      <p className="mt-3 text-sm text-soft">
        {t('admin.stats.rates', {
          date: formatDate(referenceRates.date, 'long'),
          ago: formatRelative(referenceRates.date),
        })}
      </p>
    </section>
  );
};
