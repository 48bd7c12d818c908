import { Skeleton } from './skeleton.tsx';

/** The shape of a screen while its code loads. */
export const PageFallback = () => (
  <div className="mx-auto w-full max-w-6xl space-y-6 px-4 py-10 sm:px-6" aria-busy="true">
    <Skeleton className="h-10 w-72 max-w-full" />
    <Skeleton className="h-5 w-96 max-w-full" />
    <Skeleton className="h-64 w-full" />
  </div>
);
