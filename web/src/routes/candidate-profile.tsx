import { lazy, Suspense } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { dashboardOf, linkTo } from '#web/config/links.ts';
import { AccountLink } from '#web/features/account/account-link.tsx';
import { ChangeEmail } from '#web/features/account/lazy-account.tsx';
import { ProfileLoading } from '#web/features/candidate-profile/profile-loading.tsx';
import { type ProfileMode, ProfilePanel } from '#web/features/candidate-profile/profile-panel.tsx';
import { LazyEditor, ProfileLanguages } from '#web/features/languages/lazy-languages.tsx';
import { ImportLink } from '#web/features/portable/lazy-portable.tsx';
import { OwnSamples } from '#web/features/samples/lazy-samples.tsx';
import { transcribedVideo } from '#web/features/transcription/candidate-video.tsx';
import { loadCatalogues, useT } from '#web/lib/i18n.ts';
import type { Session } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { VideoPlayer } from '#web/ui/video-player/index.tsx';

/** Comes with its texts, for recruiters only. */
const RecruitersView = lazy(async () => {
  const [view] = await Promise.all([
    import('./candidate-profile/recruiters-view.tsx'),
    loadCatalogues(['candidateSearch', 'languages', 'verification', 'languageTerms', 'activity']),
  ]);
  return { default: view.RecruitersView };
});

/** Comes with its texts, for candidates only. */
const OwnEvidence = lazy(async () => {
  const [view] = await Promise.all([
    import('./candidate-profile/own-evidence.tsx'),
    loadCatalogues(['certificates', 'attestations', 'languageTerms']),
  ]);
  return { default: view.OwnEvidence };
});

const ownId = (session: Session | null) => (session?.userType === 'candidate' ? session.user.id : null);

const modes: readonly ProfileMode[] = ['view', 'edit', 'languages'];

/** The candidate id in the address; by default the user's own id. */
const wantedId = (param: string | undefined, own: number | null): number | 'badId' | 'noUser' => {
  if (param === undefined) return own ?? 'noUser';
  return /^[1-9][0-9]{0,11}$/.test(param) ? Number(param) : 'badId';
};

/** A candidate's profile: its owner can edit it, admins can read it, and recruiters once they unlocked it. */
export const Component = () => {
  const t = useT();
  const session = useSession();
  const own = ownId(session);
  const wanted = wantedId(useParams().candidateId, own);
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const mode = modes.find((each) => each === params.get('mode')) ?? 'view';
  const isOwn = wanted === own;
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
            <Suspense fallback={<ProfileLoading />}>
              <RecruitersView
                key={wanted}
                candidateId={wanted}
                onCancel={() => void navigate(linkTo('viewCandidates'))}
              />
            </Suspense>
          ) : (
            <ProfilePanel
              key={wanted}
              candidateId={wanted}
              canEdit={isOwn}
              mode={mode}
              onMode={(next) => setParams(next === 'view' ? {} : { mode: next })}
              changeEmail={(onClose) => <ChangeEmail onClose={onClose} />}
              candidateVideo={isOwn ? transcribedVideo : (_, video) => <VideoPlayer {...video} />}
              languagesOf={({ languages, modes }) => <ProfileLanguages {...{ isOwn, languages, modes }} />}
              languageForm={(candidate, onDone) => <LazyEditor candidate={candidate} onDone={onDone} />}
            />
          )}
        </Card>
      )}
      {isOwn && own !== null && mode === 'view' && (
        <div className="mt-6 space-y-6">
          <OwnSamples />
          <Suspense fallback={null}>
            <OwnEvidence candidateId={own} />
          </Suspense>
          <ImportLink />
          <AccountLink />
        </div>
      )}
    </div>
  );
};
