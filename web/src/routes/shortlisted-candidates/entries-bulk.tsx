import { labelCalls } from '#shared/contracts/labels.ts';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { maxInvited } from '#shared/domain/interviews.ts';
import { linkTo } from '#web/config/links.ts';
import { BulkPanel } from '#web/features/bulk/bulk-panel.tsx';
import { InviteButton } from '#web/features/interviews/invite-button.tsx';
import { LabelDialog } from '#web/features/labels/label-dialog.tsx';
import { maxChosen } from '#web/features/shortlist/chosen-entries.ts';
import { personOf } from '#web/features/shortlist/entry.ts';
import { exportEntries } from '#web/features/shortlist/export-entries.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMay } from '#web/lib/use-may.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Printer } from '#web/ui/icons.ts';
import type { Selection } from '#web/ui/use-selection.ts';

/** What can be done with selected people of the shortlist. */
export const EntriesBulk = ({
  entries,
  selection,
  mayMove,
}: {
  entries: readonly ShortlistEntry[];
  selection: Selection;
  mayMove: boolean;
}) => {
  const t = useT();
  const mayLabel = useMay(labelCalls.changeLabels);
  const labelled = entries.map((entry) => ({
    candidate_id: entry.candidate.id,
    job_id: entry.job?.id ?? null,
    name: personOf(entry).name,
  }));
  return (
    <BulkPanel
      people={entries.map(personOf)}
      selection={selection}
      mayMove={mayMove}
      onExport={() => exportEntries(entries, new Date())}
      labelDialog={mayLabel ? (onClose) => <LabelDialog people={labelled} onClose={onClose} /> : undefined}
      more={
        <>
          {mayMove && entries.length <= maxInvited && (
            <InviteButton people={labelled.map(({ candidate_id, name }) => ({ id: candidate_id, name }))} />
          )}
          {/* An address has room for so many. */}
          {entries.length <= maxChosen && (
            <ButtonLink
              variant="secondary"
              size="sm"
              icon={<Printer className="size-4" aria-hidden="true" />}
              to={linkTo('shortlistPack', {}, { ids: entries.map(({ candidate }) => candidate.id).join(',') })}
            >
              {t('shortlist.pack.open')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
};
