import { useT } from '#web/lib/i18n.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The skeleton of a profile. */
export const ProfileLoading = () => {
  const t = useT();
  return (
    <div role="status" className="space-y-6">
      <span className="sr-only">{t('candidates.profile.loading')}</span>
      <div className="flex items-center gap-4">
        <Skeleton className="size-16 shrink-0 rounded-full" />
        <div className="min-w-0 grow space-y-2">
          <Skeleton className="h-6 w-48 max-w-full" />
          <Skeleton className="h-4 w-64 max-w-full" />
        </div>
      </div>
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
};
