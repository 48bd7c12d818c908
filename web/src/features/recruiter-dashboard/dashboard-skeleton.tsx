import { useT } from '#web/lib/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatCard, StatGrid } from '#web/ui/stat-card.tsx';

const planFigures = ['plan', 'viewed', 'left', 'end'];
const figures = ['jobs', 'applications', 'active', 'viewed'] as const;
const links = ['post', 'jobs', 'candidates', 'shortlist', 'insights'];
const applications = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const TwoLines = () => (
  <div className="min-w-0 flex-1 space-y-2">
    <Skeleton className="h-4 w-2/5" />
    <Skeleton className="h-4 w-3/5" />
  </div>
);

const PlanShape = () => (
  <Card>
    <Skeleton className="mb-5 h-8 w-40" />
    <div className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
      {planFigures.map((name) => (
        <div key={name} className="space-y-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </div>
    <Skeleton className="mt-6 h-2.5 w-full" />
  </Card>
);

/** The shapes of the plan, the figures, the links and the latest applications, while they load. */
export const DashboardSkeleton = () => {
  const t = useT();
  return (
    <>
      <div role="status">
        <span className="sr-only">{t('common.loading')}</span>
        <PlanShape />
      </div>
      <StatGrid>
        {figures.map((name) => (
          <StatCard key={name} label={t(`recruiters.stats.${name}`)} value={undefined} />
        ))}
      </StatGrid>
      <div className="grid grid-cols-1 gap-5 sm:gap-6 lg:grid-cols-[1fr_1.5fr]">
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-1">
          {links.map((name) => (
            <div key={name} className="flex items-center gap-4 rounded-lg border border-line bg-card p-4 sm:p-5">
              <Skeleton className="size-11 shrink-0" />
              <TwoLines />
            </div>
          ))}
        </div>
        <Card>
          <Skeleton className="mb-6 h-6 w-48" />
          <div className="space-y-6">
            {applications.map((name) => (
              <div key={name} className="flex items-center gap-3">
                <Skeleton className="size-10 shrink-0 rounded-full" />
                <TwoLines />
              </div>
            ))}
          </div>
        </Card>
      </div>
    </>
  );
};
