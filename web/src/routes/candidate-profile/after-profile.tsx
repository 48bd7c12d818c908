import { ReportButton } from '#web/features/reports/report-button.tsx';
import { CandidateSamples } from '#web/features/samples/candidate-samples.tsx';

/** What follows a candidate's profile for a recruiter: recordings, if there are any, and a way to report the profile. */
export const AfterProfile = ({ candidateId }: { candidateId: number }) => (
  <>
    <div className="mt-6 empty:hidden">
      <CandidateSamples key={candidateId} candidateId={candidateId} />
    </div>
    <div className="mt-6 border-t border-line pt-4">
      <ReportButton type="candidate" id={candidateId} />
    </div>
  </>
);
