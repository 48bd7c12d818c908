import { type ComponentType, Suspense } from 'react';
import { useSession } from '#web/lib/use-session.ts';
import { PublicLayout } from './public-layout.tsx';

/** The frame of the job search: that of signed-in people for candidates, who see their own jobs there. */
export const JobsLayout = ({ AppLayout }: { AppLayout: ComponentType }) =>
  useSession()?.userType === 'candidate' ? (
    <Suspense>
      <AppLayout />
    </Suspense>
  ) : (
    <PublicLayout />
  );
