import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { profileProblem, profileQuery } from './profile-query.ts';
import { ProfileView } from './profile-view.tsx';

export type ProfileMode = 'view' | 'edit';

const Loading = () => {
  const t = useT();
  return (
    <div role="status" className="space-y-6">
      <span className="sr-only">{t('candidates.profile.loading')}</span>
      <div className="flex items-center gap-4">
        <Skeleton className="size-16 rounded-full" />
        <div className="space-y-2">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-4 w-64 max-w-full" />
        </div>
      </div>
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
};

/** A profile that loads itself, for reading or, where `canEdit`, for editing; saving leads back to reading. */
export const ProfilePanel = ({
  candidateId,
  canEdit,
  mode,
  onMode,
}: {
  candidateId: number;
  canEdit: boolean;
  mode: ProfileMode;
  onMode: (mode: ProfileMode) => void;
}) => {
  const t = useT();
  const profile = useQuery(profileQuery(candidateId));
  if (profile.isPending) return <Loading />;
  if (!profile.data) {
    const problem = profileProblem(profile.error);
    return (
      <ErrorState
        title={'key' in problem ? t(problem.key) : problem.detail}
        busy={profile.isFetching}
        onRetry={() => void profile.refetch()}
      />
    );
  }
  if (canEdit && mode === 'edit') return <ProfileEditor candidate={profile.data} onDone={() => onMode('view')} />;
  return (
    <>
      <ProfileView candidate={profile.data} />
      {canEdit && (
        <div className="mt-6 flex justify-end border-t border-line pt-5">
          <Button icon={<Pencil className="size-4" aria-hidden="true" />} onClick={() => onMode('edit')}>
            {t('candidates.profile.edit')}
          </Button>
        </div>
      )}
    </>
  );
};
