import { ReportButton } from '#web/features/reports/report-button.tsx';
import { CandidateSamples } from '#web/features/samples/candidate-samples.tsx';
import { useLatestEntries } from '#web/features/shortlist/queries.ts';
import { ShortlistMark } from '#web/features/shortlist/shortlist-mark.tsx';
import { MessageLink } from '#web/ui/message-link.tsx';

/**
 * What follows a candidate's profile for a recruiter: recordings, if there are any, the place on the shortlist, and a way to
 * report the profile.
 */
export const AfterProfile = ({ candidateId }: { candidateId: number }) => {
  const entry = useLatestEntries().get(candidateId);
  return (
    <>
      <CandidateSamples key={candidateId} candidateId={candidateId} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        <ReportButton type="candidate" id={candidateId} />
        <span className="flex flex-wrap items-center gap-3">
          <MessageLink candidateId={candidateId} />
          {entry && <ShortlistMark entry={entry} />}
        </span>
      </div>
    </>
  );
};
