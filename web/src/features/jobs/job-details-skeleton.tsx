import { useT } from '#web/lib/i18n.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The skeleton of a job's page: its title, company, key facts and figures, and the text with the facts beside it. */
export const JobDetailsSkeleton = () => {
  const t = useT();
  return (
    <div role="status">
      <span className="sr-only">{t('jobs.details.loading')}</span>
      <Skeleton className="mb-4 h-5 w-40" />
      <Skeleton className="h-11 w-3/4" />
      <Skeleton className="mt-3 h-6 w-48 max-w-full" />
      <Skeleton className="mt-3 h-6 w-2xl max-w-full" />
      <Skeleton className="mt-4 h-5 w-72 max-w-full" />
      <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96 w-full rounded-lg" />
        <Skeleton className="h-72 w-full rounded-lg" />
      </div>
    </div>
  );
};
