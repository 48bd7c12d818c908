import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { LanguageLines } from '#web/features/languages/language-lines.tsx';
import { CandidateMatch } from '#web/features/matches/candidate-match.tsx';
import { useComparableJobs } from '#web/features/matches/compare-select.tsx';
import { nameOf } from '#web/features/shortlist/entry.ts';
import { EntryPanel } from '#web/features/shortlist/entry-panel.tsx';
import type { EntryActions } from '#web/features/shortlist/entry-row.tsx';

/** The entry that is open beside the shortlist. */
export const OpenedEntry = ({
  entry,
  ...panel
}: {
  entry: ShortlistEntry;
  actions: EntryActions;
  takesFocus: boolean;
  onClose: () => void;
}) => {
  const { candidate } = entry;
  const job = useComparableJobs().find(({ id }) => id === entry.job?.id);
  return (
    <EntryPanel
      entry={entry}
      languages={<LanguageLines languages={candidate.languages} max={candidate.languages.length} />}
      match={job && <CandidateMatch name={nameOf(entry)} candidate={candidate} job={job} />}
      {...panel}
    />
  );
};
