import { ProfileToUnlock } from '#web/features/candidate-search/profile-to-unlock.tsx';
import { LanguageList } from '#web/features/languages/language-list.tsx';
import { transcribedVideo } from '#web/features/transcription/candidate-video.tsx';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';
import { later } from '#web/lib/later.tsx';
import { afterPaint } from '#web/lib/when.ts';

const After = later(async () => (await import('./after-profile.tsx')).AfterProfile, {
  texts: ['samples', 'shortlist', 'player'],
  when: afterPaint,
});

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
