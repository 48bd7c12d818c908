import { ProfileToUnlock } from '#web/features/candidate-search/profile-to-unlock.tsx';
import { LanguageList } from '#web/features/languages/language-list.tsx';
import { transcribedVideo } from '#web/features/transcription/candidate-video.tsx';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';
import { createPart } from '#web/lib/create-part.ts';
import { loadCatalogues } from '#web/lib/i18n.ts';

const useAfter = createPart(async () => {
  const [{ AfterProfile }] = await Promise.all([
    import('./after-profile.tsx'),
    loadCatalogues(['samples', 'shortlist', 'player']),
  ]);
  return { AfterProfile };
});

const After = ({ candidateId }: { candidateId: number }) => {
  const after = useAfter();
  return after && <after.AfterProfile candidateId={candidateId} />;
};

/** A candidate's profile for a recruiter, who may have to unlock it first. */
export const RecruitersView = (props: { candidateId: number; onCancel: () => void }) => (
  <ProfileToUnlock
    {...props}
    unverified={<VerificationNotice />}
    candidateVideo={transcribedVideo}
    languagesOf={({ languages, modes }) => <LanguageList {...{ languages, modes }} />}
    after={<After candidateId={props.candidateId} />}
  />
);
