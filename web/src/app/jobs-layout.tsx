import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '#web/lib/use-session.ts';
import { PublicLayout } from './public-layout.tsx';
import { loadAppLayout } from './screen-loaders.ts';

const LazyAppLayout: ComponentType = lazy(async () => ({ default: (await loadAppLayout()).Component }));

/** The frame of the job search: that of signed-in people for candidates, who see their own jobs there. */
export const JobsLayout = () =>
  useSession()?.userType === 'candidate' ? (
    <Suspense>
      <LazyAppLayout />
    </Suspense>
  ) : (
    <PublicLayout />
  );
