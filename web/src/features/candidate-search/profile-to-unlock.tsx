import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { candidateCalls, type MaskedCandidate } from '#shared/contracts/candidates.ts';
import { useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { languageText } from '#web/lib/language-text.ts';
import { queryOf } from '#web/lib/query.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { KnownFacts } from './known-facts.tsx';
import { OpenedProfile, OpeningProfile } from './opened-profile.tsx';
import type { CandidateVideo, LanguagesOf } from './profile-details.tsx';
import { useIsViewed, useProfile } from './queries.ts';
import { UnlockStep } from './unlock-step.tsx';
import { viewProblemOf } from './view-problem.ts';

/** Who a candidate is, as far as everybody may know. */
const Masked = ({ candidate, languagesOf }: { candidate: MaskedCandidate; languagesOf: LanguagesOf }) => {
  const t = useT();
  const { masked_name, subtitle, language, avatar } = candidate;
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-start gap-4">
        <Avatar name={masked_name} src={avatar} className="size-16! text-2xl!" />
        <div className="flex min-h-16 min-w-0 flex-1 basis-52 flex-col justify-center">
          <h2 className="text-2xl wrap-anywhere">
            <bdi>{masked_name}</bdi>
          </h2>
          {subtitle && <p className="text-soft wrap-anywhere">{subtitle}</p>}
          {language && (
            <Badge tone="primary" className="mt-1 self-start">
              {languageText(language)}
            </Badge>
          )}
          {candidate.not_looking && (
            <Badge tone="warning" className="mt-1 self-start">
              {t('common.notLooking')}
            </Badge>
          )}
        </div>
      </div>
      <KnownFacts candidate={candidate} languagesOf={languagesOf} />
    </div>
  );
};

/**
 * A candidate's profile at its own address, as a recruiter sees it: whole once it is unlocked, until then masked, with
 * what unlocking costs.
 */
export const ProfileToUnlock = ({
  candidateId,
  unverified,
  onCancel,
  candidateVideo,
  languagesOf,
  after,
}: {
  candidateId: number;
  /** Shown instead of the offer while the recruiter's account is not verified. */
  unverified: ReactNode;
  onCancel: () => void;
  candidateVideo: CandidateVideo;
  languagesOf: LanguagesOf;
  /** Follows the profile, once it is there: it would be moved by it. */
  after: ReactNode;
}) => {
  const t = useT();
  const masked = useQuery(queryOf(candidateCalls.maskedProfile, { params: { id: candidateId } }));
  const { verified, isPending } = useVerified();
  const isViewed = useIsViewed(candidateId);
  const [accepted, setAccepted] = useState(false);
  const isWanted = verified !== false && !isPending && (accepted || isViewed || masked.data?.is_unlocked === true);
  const profile = useProfile(candidateId, isWanted);
  if (masked.isError) {
    const { text } = viewProblemOf(masked.error);
    return <ErrorState title={text} query={masked} />;
  }
  if (masked.isPending || isPending) return <OpeningProfile />;
  if (isWanted) {
    return (
      <>
        <h2 className="mb-5 text-2xl wrap-anywhere">
          <bdi>{profile.data?.name ?? masked.data.name ?? masked.data.masked_name}</bdi>
        </h2>
        <OpenedProfile {...{ profile, unverified, candidateVideo, languagesOf }} />
        {!profile.isPending && after}
      </>
    );
  }
  return (
    <>
      <div className="space-y-6">
        <Masked candidate={masked.data} languagesOf={languagesOf} />
        {verified === false ? (
          unverified
        ) : (
          <section className="space-y-4 border-t border-line pt-5">
            <p className="text-soft">{t('candidateSearch.unlock.description')}</p>
            <UnlockStep onUnlock={() => setAccepted(true)} onCancel={onCancel} />
          </section>
        )}
      </div>
      {after}
    </>
  );
};
