import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ListPlus } from '#web/ui/icons.ts';
import { KnownFacts } from './known-facts.tsx';
import { OpenedProfile, OpeningProfile } from './opened-profile.tsx';
import type { CandidateVideo, LanguagesOf } from './profile-details.tsx';
import { useIsViewed, useProfile } from './queries.ts';
import { UnlockStep } from './unlock-step.tsx';

/**
 * A candidate's full profile. If it is not unlocked yet, the dialog first shows the cost and requests confirmation.
 * `name` is the name as the recruiter sees it so far.
 */
export const ProfileDialog = ({
  candidateId,
  name,
  isUnlocked,
  onClose,
  unverified,
  shortlistForm,
  shortlistMark,
  report,
  candidateVideo,
  samples,
  languagesOf,
}: {
  candidateId: number;
  name: string;
  isUnlocked: boolean;
  onClose: () => void;
  /** Shown instead of the profile while the recruiter's account is not verified. */
  unverified: ReactNode;
  /** The form that the shortlist button opens; absent for candidates who are already on the list. */
  shortlistForm?: ((onDone: () => void) => ReactNode) | undefined;
  /** Says that the candidate is on the list. */
  shortlistMark?: ReactNode;
  /** Reports the profile. */
  report: ReactNode;
  candidateVideo: CandidateVideo;
  /** The candidate's recordings, which can be heard before the profile is unlocked. */
  samples: ReactNode;
  languagesOf: LanguagesOf;
}) => {
  const t = useT();
  const isViewed = useIsViewed(candidateId);
  const { verified } = useVerified();
  const isUnverified = verified === false;
  const [accepted, setAccepted] = useState(isUnlocked || isViewed);
  const wanted = accepted && !isUnverified;
  const [shortlisting, setShortlisting] = useState(false);
  const isOffered = !wanted && !isUnverified;
  const masked = useQuery({
    ...queryOf(candidateCalls.maskedProfile, { params: { id: candidateId } }),
    enabled: isOffered,
  });
  const profile = useProfile(candidateId, wanted);
  const canShortlist = shortlistForm !== undefined && profile.data !== undefined && !shortlisting;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size={wanted && !shortlisting ? 'lg' : 'md'}
      title={profile.data?.name ?? name}
      {...(wanted ? {} : { description: t('candidateSearch.unlock.description') })}
      footer={
        !shortlisting && (
          <>
            <span className="me-auto">{report}</span>
            {shortlistMark}
            {canShortlist && (
              <Button icon={<ListPlus className="size-4" aria-hidden="true" />} onClick={() => setShortlisting(true)}>
                {t('candidateSearch.card.shortlist')}
              </Button>
            )}
          </>
        )
      }
    >
      {isUnverified && unverified}
      {isOffered && masked.isPending && <OpeningProfile />}
      {isOffered && !masked.isPending && (
        <div className="space-y-5">
          {masked.data && <KnownFacts candidate={masked.data} languagesOf={languagesOf} />}
          <UnlockStep onUnlock={() => setAccepted(true)} onCancel={onClose} />
        </div>
      )}
      {shortlisting && shortlistForm?.(() => setShortlisting(false))}
      {wanted && !shortlisting && <OpenedProfile {...{ profile, unverified, candidateVideo, languagesOf }} />}
      {!shortlisting && <div className="mt-6 empty:hidden">{samples}</div>}
    </Dialog>
  );
};
