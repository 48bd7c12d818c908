import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { candidateCalls, type MaskedCandidate } from '#shared/contracts/candidates.ts';
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

/** The frame of a profile: a dialog, or what is open beside a list. */
type Frame = (props: Omit<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange'>) => ReactNode;

const inDialog =
  (onClose: () => void): Frame =>
  (props) => <Dialog open onOpenChange={(open) => !open && onClose()} {...props} />;

/**
 * A candidate's full profile. If it is not unlocked yet, it first shows what is known, the cost, and requests confirmation.
 * `name` is the name as the recruiter sees it so far.
 */
export const ProfileDialog = ({
  candidateId,
  name,
  isUnlocked,
  isWanted = true,
  known,
  frame,
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
  /** An unlocked profile opens without a further press. */
  isWanted?: boolean;
  /** The masked profile, where the list has it. */
  known?: MaskedCandidate | undefined;
  /** Default: a dialog. */
  frame?: Frame;
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
  const [accepted, setAccepted] = useState((isUnlocked && isWanted) || isViewed);
  const wanted = accepted && !isUnverified;
  const [shortlisting, setShortlisting] = useState(false);
  const isOffered = !wanted && !isUnverified;
  const masked = useQuery({
    ...queryOf(candidateCalls.maskedProfile, { params: { id: candidateId } }),
    enabled: isOffered && !known,
  });
  const shown = known ?? masked.data;
  const profile = useProfile(candidateId, wanted);
  const canShortlist = shortlistForm !== undefined && profile.data !== undefined && !shortlisting;
  const inFrame = frame ?? inDialog(onClose);
  return inFrame({
    size: wanted && !shortlisting ? 'lg' : 'md',
    title: profile.data?.name ?? name,
    ...(!wanted && !isUnlocked && { description: t('candidateSearch.unlock.description') }),
    footer: !shortlisting && (
      <>
        <span className="me-auto">{report}</span>
        {shortlistMark}
        {canShortlist && (
          <Button icon={<ListPlus className="size-4" aria-hidden="true" />} onClick={() => setShortlisting(true)}>
            {t('candidateSearch.card.shortlist')}
          </Button>
        )}
      </>
    ),
    children: (
      <>
        {isUnverified && unverified}
        {isOffered && !known && masked.isPending && <OpeningProfile />}
        {isOffered && (known || !masked.isPending) && (
          <div className="space-y-5">
            {shown?.subtitle && <p className="wrap-anywhere">{shown.subtitle}</p>}
            {shown && <KnownFacts candidate={shown} languagesOf={languagesOf} />}
            {isUnlocked ? (
              <Button onClick={() => setAccepted(true)}>{t('candidates.card.viewProfile')}</Button>
            ) : (
              <UnlockStep onUnlock={() => setAccepted(true)} onCancel={onClose} />
            )}
          </div>
        )}
        {shortlisting && shortlistForm?.(() => setShortlisting(false))}
        {wanted && !shortlisting && <OpenedProfile {...{ profile, unverified, candidateVideo, languagesOf }} />}
        {!shortlisting && samples}
      </>
    ),
  });
};
