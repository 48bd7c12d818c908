import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { PersonLabels } from '#web/features/labels/person-labels.tsx';
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
      labels={
        <PersonLabels
          key={candidate.id}
          person={{ candidate_id: candidate.id, job_id: entry.job?.id ?? null, name: nameOf(entry) }}
          labels={entry.labels}
          marks={entry.label_marks}
        />
      }
      languages={<LanguageLines languages={candidate.languages} max={candidate.languages.length} />}
      match={job && <CandidateMatch name={nameOf(entry)} candidate={candidate} job={job} />}
      {...panel}
    />
  );
};
