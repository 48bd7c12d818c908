import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { UserType } from '#shared/domain/account-kind.ts';
import { recruitersProfileTexts } from '#web/config/later-texts.ts';
import { dashboardOf, linkTo } from '#web/config/links.ts';
import { ChangeEmail } from '#web/features/account/lazy-account.tsx';
import { ProfileLoading } from '#web/features/candidate-profile/profile-loading.tsx';
import { type ProfileMode, ProfilePanel } from '#web/features/candidate-profile/profile-panel.tsx';
import { profileQuery } from '#web/features/candidate-profile/profile-queries.ts';
import type { OwnProfile } from '#web/features/first-steps/first-steps.ts';
import { LazyEditor, ProfileLanguages } from '#web/features/languages/lazy-languages.tsx';
import { transcribedVideo } from '#web/features/transcription/candidate-video.tsx';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import type { Session } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';
import { afterPaint } from '#web/lib/when.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonStrip } from '#web/ui/skeleton.tsx';
import { VideoPlayer } from '#web/ui/video-player/index.tsx';

/** Comes with its texts, for candidates only. */
const ProfileMeter = later(
  async () => {
    const [{ ProfileMeter: Meter }, { NextLevelsCard }] = await Promise.all([
      import('#web/features/first-steps/profile-meter.tsx'),
      import('#web/features/matches/next-levels-card.tsx'),
    ]);
    return ({ profile }: { profile: OwnProfile }) => <Meter profile={profile} figures={<NextLevelsCard isPart />} />;
  },
  {
    texts: ['firstSteps', 'nextLevels', 'languageTerms'],
    when: afterPaint,
    optional: true,
    waiting: <SkeletonStrip />,
  },
);

/** Comes with its texts, for recruiters only. */
const RecruitersView = later(async () => (await import('./candidate-profile/recruiters-view.tsx')).RecruitersView, {
  texts: recruitersProfileTexts,
  when: afterPaint,
  waiting: <ProfileLoading />,
});

const ForRecruiter = ({ candidateId }: { candidateId: number }) => {
  const navigate = useNavigate();
  return <RecruitersView candidateId={candidateId} onCancel={() => void navigate(linkTo('viewCandidates'))} />;
};

/** Comes with its texts, for candidates only. */
const OwnFurther = later(async () => (await import('./candidate-profile/own-further.tsx')).OwnFurther, {
  texts: ['samples', 'player', 'certificates', 'attestations', 'languageTerms', 'portable'],
  when: afterPaint,
  waiting: <Skeleton className="mt-6 h-40" />,
});

/**
 * What follows the own profile, once that is there: it would be moved by it. Not below an error: it reads the profile, too,
 * which would start a failed call again, and so remove both.
 */
const Further = ({ candidateId }: { candidateId: number }) => {
  const { data } = useQuery({ ...profileQuery(candidateId), enabled: false });
  return data ? <OwnFurther candidateId={candidateId} /> : null;
};

const ownId = (session: Session | null) => (session?.userType === 'candidate' ? session.user.id : null);

const modes: readonly ProfileMode[] = ['view', 'edit', 'languages'];

/** The candidate id in the address; by default the user's own id. */
const wantedId = (param: string | undefined, own: number | null): number | 'badId' | 'noUser' => {
  if (param === undefined) return own ?? 'noUser';
  return /^[1-9][0-9]{0,11}$/.test(param) ? Number(param) : 'badId';
};

/** Where other accounts find the profiles of candidates. */
const listOfCandidates: Partial<Record<UserType, string>> = {
  recruiter: linkTo('viewCandidates'),
  admin: linkTo('adminUsers'),
  master_admin: linkTo('adminUsers'),
};

/** A candidate's profile: its owner can edit it, admins can read it, and recruiters once they unlocked it. */
export const Component = () => {
  const t = useT();
  const session = useSession();
  const own = ownId(session);
  const wanted = wantedId(useParams().candidateId, own);
  const [params, setParams] = useSearchParams();
  const mode = modes.find((each) => each === params.get('mode')) ?? 'view';
  const isOwn = wanted === own;
  // Only candidates have a profile of their own.
  const list = wanted === 'noUser' && session && listOfCandidates[session.userType];
  if (list) return <Navigate to={list} replace />;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t(isOwn ? 'candidates.profile.ownTitle' : 'candidates.profile.title')}
        {...(session && { backTo: dashboardOf[session.userType] })}
      />
      {typeof wanted === 'string' ? (
        <ErrorState title={t(`candidates.profile.${wanted}`)} />
      ) : (
        <Card>
          {session?.userType === 'recruiter' ? (
            <ForRecruiter key={wanted} candidateId={wanted} />
          ) : (
            <ProfilePanel
              key={wanted}
              candidateId={wanted}
              canEdit={isOwn}
              mode={mode}
              onMode={(next) => setParams(next === 'view' ? {} : { mode: next })}
              changeEmail={(onClose) => <ChangeEmail onClose={onClose} />}
              candidateVideo={isOwn ? transcribedVideo : (_, video) => <VideoPlayer {...video} />}
              {...(isOwn && {
                lead: (candidate) => (
                  <div className="mb-6">
                    <ProfileMeter profile={candidate} />
                  </div>
                ),
              })}
              languagesOf={({ languages, modes }) => <ProfileLanguages {...{ isOwn, languages, modes }} />}
              languageForm={(candidate, onDone) => (
                <LazyEditor candidate={candidate} onDone={onDone} named={params.get('language')} />
              )}
            />
          )}
        </Card>
      )}
      {isOwn && own !== null && mode === 'view' && <Further candidateId={own} />}
    </div>
  );
};
