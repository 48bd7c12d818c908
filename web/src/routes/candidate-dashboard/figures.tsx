import { useT } from '#web/lib/i18n.ts';
import { Bookmark, BriefcaseBusiness, Send } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatCard, StatGrid } from '#web/ui/stat-card.tsx';

/** The dashboard's figures as texts; each undefined while it loads. */
export interface DashboardCounts {
  jobs?: string | undefined;
  applied?: string | undefined;
  saved?: string | undefined;
}

export const Figures = ({ jobs, applied, saved }: DashboardCounts) => {
  const t = useT();
  return (
    <StatGrid>
      <StatCard
        label={t('candidates.dashboard.totalJobs')}
        value={jobs}
        icon={<BriefcaseBusiness aria-hidden="true" />}
      />
      <StatCard label={t('candidates.dashboard.applied')} value={applied} icon={<Send aria-hidden="true" />} />
      <StatCard label={t('candidates.dashboard.saved')} value={saved} icon={<Bookmark aria-hidden="true" />} />
    </StatGrid>
  );
};

/** Takes as many lines as the counts below the greeting, with figures of three and two digits. */
export const CountsSkeleton = () => {
  const t = useT();
  return (
    <span className="relative block">
      <span className="invisible">{t('candidates.dashboard.counts', { jobs: '100', applied: '10' })}</span>
      <Skeleton className="absolute inset-y-1 start-0 w-64 max-w-full bg-board-line!" />
    </span>
  );
};
