import { createLazy } from '#web/lib/create-lazy.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useIdleLoad } from '#web/lib/use-idle-load.ts';
import { SkeletonCards } from '#web/ui/skeleton.tsx';

const Loading = () => <SkeletonCards label={useT()('applications.list.loading')} count={3} />;

/** The signed-in candidate's applications, whose code comes later than that of the screen around them. */
export const LazyAppliedJobs = createLazy(async () => (await import('./applied-jobs.tsx')).AppliedJobs, <Loading />);

/** Loads the list's code when the browser is idle. */
export const usePreloadedAppliedJobs = (): void => useIdleLoad(LazyAppliedJobs.load);
