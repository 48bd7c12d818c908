import { useT } from '../lib/i18n.ts';
import { useOnline } from '../lib/use-online.ts';
import { Skeleton } from './skeleton.tsx';

/** The shape of a screen while its code loads; without a connection it says that it waits for one. */
export const PageFallback = () => {
  const t = useT();
  const isOnline = useOnline();
  return (
    <div className="mx-auto w-full max-w-6xl space-y-6 px-4 py-10 sm:px-6" aria-busy="true">
      <p role="status" className="empty:hidden">
        {isOnline ? '' : t('common.waitsForConnection')}
      </p>
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-5 w-96 max-w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
};
