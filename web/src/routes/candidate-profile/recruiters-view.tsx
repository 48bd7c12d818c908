import { ProfileToUnlock } from '#web/features/candidate-search/profile-to-unlock.tsx';
import { LanguageList } from '#web/features/languages/language-list.tsx';
import { ReportButton } from '#web/features/reports/report-button.tsx';
import { CandidateSamples } from '#web/features/samples/lazy-samples.tsx';
import { transcribedVideo } from '#web/features/transcription/candidate-video.tsx';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';

/** A candidate's profile for a recruiter, who may have to unlock it first. */
export const RecruitersView = (props: { candidateId: number; onCancel: () => void }) => (
  <ProfileToUnlock
    {...props}
    unverified={<VerificationNotice />}
    candidateVideo={transcribedVideo}
    languagesOf={({ languages, modes }) => <LanguageList {...{ languages, modes }} />}
    after={
      <>
        <div className="mt-6 empty:hidden">
          <CandidateSamples candidateId={props.candidateId} />
        </div>
        <div className="mt-6 border-t border-line pt-4">
          <ReportButton type="candidate" id={props.candidateId} />
        </div>
      </>
    }
  />
);
