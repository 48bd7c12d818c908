import { ProfileDialog } from '#web/features/candidate-search/profile-dialog.tsx';
import { LanguageList } from '#web/features/languages/language-list.tsx';
import { ReportButton } from '#web/features/reports/report-button.tsx';
import { CandidateSamples } from '#web/features/samples/lazy-samples.tsx';
import type { ProfileDialogProps } from '#web/features/shortlist/open-dialog.ts';
import { transcribedVideo } from '#web/features/transcription/candidate-video.tsx';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';

/** The profile of a candidate on the shortlist. */
export const EntryProfile = (props: ProfileDialogProps) => (
  <ProfileDialog
    {...props}
    unverified={<VerificationNotice />}
    report={<ReportButton type="candidate" id={props.candidateId} />}
    candidateVideo={transcribedVideo}
    samples={<CandidateSamples candidateId={props.candidateId} />}
    languagesOf={({ languages, modes }) => <LanguageList {...{ languages, modes }} />}
  />
);
