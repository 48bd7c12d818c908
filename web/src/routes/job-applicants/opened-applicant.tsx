import type { Job } from '#shared/contracts/jobs.ts';
import { type AnyApplicant, shownCandidate } from '#web/features/applicants/applicant.ts';
import { ApplicantPanel } from '#web/features/applicants/applicant-panel.tsx';
import type { ApplicantActions } from '#web/features/applicants/applicant-row.tsx';
import { AttestButton } from '#web/features/attestations/attest-button.tsx';
import { PersonLabels } from '#web/features/labels/person-labels.tsx';
import { LanguageLines } from '#web/features/languages/language-lines.tsx';
import { CandidateMatch } from '#web/features/matches/candidate-match.tsx';
import { SamplesButton } from '#web/features/samples/samples-button.tsx';
import { useLatestEntries } from '#web/features/shortlist/queries.ts';
import { ShortlistMark } from '#web/features/shortlist/shortlist-mark.tsx';

/** The applicant that is open beside the list of a job's applicants. */
export const OpenedApplicant = ({
  applicant,
  job,
  ...panel
}: {
  applicant: AnyApplicant;
  job: Job;
  actions: ApplicantActions;
  takesFocus: boolean;
  onClose: () => void;
}) => {
  const { candidate, application_id: applicationId } = applicant;
  const { name } = shownCandidate(applicant);
  const entry = useLatestEntries().get(candidate.id);
  return (
    <ApplicantPanel
      applicant={applicant}
      attest={<AttestButton applicationId={applicationId} name={name} />}
      labels={
        <PersonLabels
          key={candidate.id}
          person={{ candidate_id: candidate.id, job_id: job.id, name }}
          labels={applicant.labels}
          marks={applicant.label_marks}
        />
      }
      languages={<LanguageLines languages={candidate.languages} max={candidate.languages.length} />}
      match={<CandidateMatch name={name} candidate={candidate} job={job} />}
      samples={<SamplesButton candidateId={candidate.id} name={name} />}
      shortlistMark={entry && <ShortlistMark entry={entry} />}
      {...panel}
    />
  );
};
