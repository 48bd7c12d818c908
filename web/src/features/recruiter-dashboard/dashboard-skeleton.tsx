import { useT } from '#web/lib/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatCard, StatGrid } from '#web/ui/stat-card.tsx';

const figures = ['jobs', 'applications', 'active', 'viewed'] as const;
const links = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The shapes of the plan, the figures, the links and the latest applications, while they load. */
export const DashboardSkeleton = () => {
  const t = useT();
  return (
    <>
      <Card role="status" className="space-y-4">
        <span className="sr-only">{t('common.loading')}</span>
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-52 w-full sm:h-28" />
      </Card>
      <StatGrid>
        {figures.map((name) => (
          <StatCard key={name} label={t(`recruiters.stats.${name}`)} value={undefined} />
        ))}
      </StatGrid>
      <div aria-hidden="true" className="grid grid-cols-1 gap-5 sm:gap-6 lg:grid-cols-[1fr_1.5fr]">
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-1">
          {links.map((name) => (
            <Skeleton key={name} className="h-20 w-full rounded-lg" />
          ))}
        </div>
        <Skeleton className="h-96 w-full rounded-lg lg:h-auto" />
      </div>
    </>
  );
};
