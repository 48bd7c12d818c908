import type { ListedCandidate } from '#shared/contracts/candidates.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { shownName } from '#web/features/candidate-search/candidate-row.tsx';
import { ProfileDialog } from '#web/features/candidate-search/profile-dialog.tsx';
import { LanguageList } from '#web/features/languages/language-list.tsx';
import { ReportButton } from '#web/features/reports/report-button.tsx';
import { CandidateSamples } from '#web/features/samples/lazy-samples.tsx';
import { useLatestEntries } from '#web/features/shortlist/queries.ts';
import { ShortlistDialog, ShortlistForm } from '#web/features/shortlist/shortlist-form.tsx';
import { ShortlistMark } from '#web/features/shortlist/shortlist-mark.tsx';
import { transcribedVideo } from '#web/features/transcription/candidate-video.tsx';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';
import { useMay } from '#web/lib/use-may.ts';
import { SidePanel } from '#web/ui/side-panel.tsx';

interface CandidateDialogProps {
  candidate: ListedCandidate;
  onClose: () => void;
}

/** The profile of a candidate, open beside the list. Only a press opens an unlocked one whole: moving on reads no profile. */
export const CandidateProfile = ({ candidate, isPressed, onClose }: CandidateDialogProps & { isPressed: boolean }) => {
  const entry = useLatestEntries().get(candidate.id);
  const mayShortlist = useMay(shortlistCalls.add);
  return (
    <ProfileDialog
      // Another candidate's profile starts anew, masked.
      key={candidate.id}
      candidateId={candidate.id}
      name={shownName(candidate)}
      isUnlocked={candidate.is_unlocked}
      isWanted={isPressed}
      known={candidate}
      frame={(props) => <SidePanel takesFocus={isPressed} onClose={onClose} {...props} />}
      onClose={onClose}
      unverified={<VerificationNotice />}
      report={<ReportButton type="candidate" id={candidate.id} />}
      candidateVideo={transcribedVideo}
      samples={<CandidateSamples candidateId={candidate.id} />}
      languagesOf={({ languages, modes }) => <LanguageList {...{ languages, modes }} />}
      shortlistMark={entry && <ShortlistMark entry={entry} />}
      shortlistForm={
        entry || !mayShortlist
          ? undefined
          : (onDone) => (
              <ShortlistForm
                candidateId={candidate.id}
                source="search"
                onDone={onDone}
                unverified={<VerificationNotice />}
              />
            )
      }
    />
  );
};

/** The form that shortlists a candidate of the list. */
export const ShortlistCandidate = ({ candidate, onClose }: CandidateDialogProps) => (
  <ShortlistDialog
    candidateId={candidate.id}
    name={shownName(candidate)}
    source="search"
    onClose={onClose}
    unverified={<VerificationNotice />}
  />
);
