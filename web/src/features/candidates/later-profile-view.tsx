import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ProfileView as Content } from './profile-view.tsx';

const Later = lazy(async () => ({ default: (await import('./profile-view.tsx')).ProfileView }));

/** A full profile for reading. Its code loads when it is shown, so that the cards' readers do not carry it. */
export const ProfileView = (props: ComponentProps<typeof Content>) => (
  <Suspense fallback={<Skeleton className="h-96 w-full" />}>
    <Later {...props} />
  </Suspense>
);
