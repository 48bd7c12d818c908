import type { ReactNode } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type CandidateVideo, type LanguagesOf, ProfileDetails } from './profile-details.tsx';
import type { useProfile } from './queries.ts';
import { NeedsPlan } from './unlock-step.tsx';
import { viewProblemOf } from './view-problem.ts';

/** The shape of a profile that is on its way. */
export const OpeningProfile = () => {
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

/** What the view of a candidate answered: the whole profile with what it cost, or why it stays closed. */
export const OpenedProfile = ({
  profile,
  unverified,
  candidateVideo,
  languagesOf,
}: {
  profile: ReturnType<typeof useProfile>;
  unverified: ReactNode;
  candidateVideo: CandidateVideo;
  languagesOf: LanguagesOf;
}) => {
  const t = useT();
  if (profile.isError) {
    const { text, needsPlan, needsVerification } = viewProblemOf(profile.error);
    if (needsVerification) return unverified;
    if (needsPlan) return <NeedsPlan text={text} />;
    return <ErrorState title={text} query={profile} />;
  }
  if (!profile.data) return <OpeningProfile />;
  const { subscription_info: info } = profile.data;
  return (
    <div className="space-y-6">
      {info && (
        <Notice tone={info.is_new_view ? 'success' : 'info'}>
          {t(info.is_new_view ? 'candidateSearch.profile.spent' : 'candidateSearch.profile.free', {
            remaining: info.remaining_candidates,
          })}
        </Notice>
      )}
      <ProfileDetails candidate={profile.data} candidateVideo={candidateVideo} languagesOf={languagesOf} />
    </div>
  );
};
