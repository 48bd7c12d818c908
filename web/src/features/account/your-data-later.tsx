import { lazy, Suspense } from 'react';
import { loadCatalogues } from '#web/lib/i18n.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const Loaded = lazy(async () => {
  const [{ YourData: Content }] = await Promise.all([import('./your-data.tsx'), loadCatalogues(['account'])]);
  return { default: Content };
});

/** What people decide about their own data; for candidates and recruiters. Loads after the screen that it stands on. */
export const YourData = ({ owner }: { owner: 'candidate' | 'recruiter' }) => (
  <Suspense fallback={<Skeleton className="h-64 w-full" />}>
    <Loaded owner={owner} />
  </Suspense>
);
