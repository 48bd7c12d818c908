import { useQuery } from '@tanstack/react-query';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { useSubscriptionStatus } from '#web/lib/entitlement.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { BriefcaseBusiness, CircleCheck, Eye, FileUser } from '#web/ui/icons.ts';
import { StatCard, StatGrid } from '#web/ui/stat-card.tsx';

/** The recruiter's own profile, which counts jobs and applications. */
export const useOverview = () => useQuery(queryOf(recruiterCalls.ownProfile, {}));

/** The recruiter's jobs, applications and viewed candidates in numbers. */
export const DashboardFigures = () => {
  const t = useT();
  const overview = useOverview();
  const { status } = useSubscriptionStatus();
  const shown = (figure: number | undefined) => {
    if (figure !== undefined) return formatNumber(figure);
    return overview.isError ? t('common.notAvailable') : undefined;
  };
  return (
    <section aria-label={t('recruiters.stats.title')}>
      <StatGrid>
        <StatCard
          label={t('recruiters.stats.jobs')}
          value={shown(overview.data?.total_jobs)}
          icon={<BriefcaseBusiness aria-hidden="true" />}
        />
        <StatCard
          label={t('recruiters.stats.applications')}
          value={shown(overview.data?.total_applications)}
          icon={<FileUser aria-hidden="true" />}
        />
        <StatCard
          label={t('recruiters.stats.active')}
          value={shown(overview.data?.active_jobs)}
          icon={<CircleCheck aria-hidden="true" />}
        />
        <StatCard
          label={t('recruiters.stats.viewed')}
          value={status ? formatNumber(status.candidates_viewed) : undefined}
          icon={<Eye aria-hidden="true" />}
        />
      </StatGrid>
    </section>
  );
};
