import { ListPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ProfileDetails } from './profile-details.tsx';
import { useIsViewed, useProfile } from './queries.ts';
import { NeedsPlan, UnlockStep } from './unlock-step.tsx';
import { viewProblemOf } from './view-problem.ts';

const Loading = () => {
  const t = useT();
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">{t('candidateSearch.profile.loading')}</span>
      <Skeleton className="h-16 w-2/3" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="aspect-video w-full" />
    </div>
  );
};

const Profile = ({ profile, unverified }: { profile: ReturnType<typeof useProfile>; unverified: ReactNode }) => {
  const t = useT();
  if (profile.isError) {
    const { text, needsPlan, needsVerification } = viewProblemOf(profile.error);
    if (needsVerification) return unverified;
    if (needsPlan) return <NeedsPlan text={text} />;
    return <ErrorState title={text} busy={profile.isFetching} onRetry={() => void profile.refetch()} />;
  }
  if (!profile.data) return <Loading />;
  const { is_new_view, remaining_candidates: remaining } = profile.data.subscription_info;
  return (
    <div className="space-y-6">
      <Notice tone={is_new_view ? 'success' : 'info'}>
        {t(is_new_view ? 'candidateSearch.profile.spent' : 'candidateSearch.profile.free', { remaining })}
      </Notice>
      <ProfileDetails candidate={profile.data} />
    </div>
  );
};

/**
 * A candidate's whole profile. Where it is not unlocked yet, it first shows what that costs and waits for a yes.
 * `name` is what the recruiter knows so far.
 */
export const ProfileDialog = ({
  candidateId,
  name,
  isUnlocked,
  onClose,
  unverified,
  shortlistForm,
}: {
  candidateId: number;
  name: string;
  isUnlocked: boolean;
  onClose: () => void;
  /** Shown instead of the profile while the recruiter's account is not verified. */
  unverified: ReactNode;
  /** The form that the shortlist button opens; absent for candidates who are already on the list. */
  shortlistForm?: (onDone: () => void) => ReactNode;
}) => {
  const t = useT();
  const isViewed = useIsViewed(candidateId);
  const { verified } = useVerified();
  const isUnverified = verified === false;
  const [accepted, setAccepted] = useState(isUnlocked || isViewed);
  const wanted = accepted && !isUnverified;
  const [shortlisting, setShortlisting] = useState(false);
  const profile = useProfile(candidateId, wanted);
  const canShortlist = shortlistForm !== undefined && profile.data !== undefined && !shortlisting;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size={wanted && !shortlisting ? 'lg' : 'sm'}
      title={profile.data?.name ?? name}
      {...(wanted ? {} : { description: t('candidateSearch.unlock.description') })}
      footer={
        canShortlist && (
          <Button icon={<ListPlus className="size-4" aria-hidden="true" />} onClick={() => setShortlisting(true)}>
            {t('candidateSearch.card.shortlist')}
          </Button>
        )
      }
    >
      {isUnverified && unverified}
      {!wanted && !isUnverified && <UnlockStep onUnlock={() => setAccepted(true)} onCancel={onClose} />}
      {shortlisting && shortlistForm?.(() => setShortlisting(false))}
      {wanted && !shortlisting && <Profile profile={profile} unverified={unverified} />}
    </Dialog>
  );
};
