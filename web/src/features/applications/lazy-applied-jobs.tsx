import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';

const Loading = () => <SkeletonCards label={useT()('applications.list.loading')} count={3} />;

/** The signed-in candidate's applications, whose code comes later than that of the screen around them. */
export const LazyAppliedJobs = later(async () => (await import('./applied-jobs.tsx')).AppliedJobs, {
  waiting: <Loading />,
});
