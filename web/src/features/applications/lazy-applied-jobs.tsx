import { lazy, Suspense } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { useIdleLoad } from '#web/lib/use-idle-load.ts';
import { SkeletonCards } from '#web/ui/skeleton.tsx';

const loadList = () => import('./applied-jobs.tsx');
const LoadedList = lazy(async () => ({ default: (await loadList()).AppliedJobs }));

/** Loads the list's code when the browser is idle. */
export const usePreloadedAppliedJobs = (): void => useIdleLoad(loadList);

/** The signed-in candidate's applications, whose code comes later than that of the screen around them. */
export const LazyAppliedJobs = ({ browse }: { browse: string }) => {
  const t = useT();
  return (
    <Suspense fallback={<SkeletonCards label={t('applications.list.loading')} count={3} />}>
      <LoadedList browse={browse} />
    </Suspense>
  );
};
