import { type ReactNode, useState } from 'react';
import { type BulkStatus, bulkMost } from '#shared/domain/bulk-moves.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLetterKeys } from '#web/lib/letter-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { Download, ListPlus, Tag, UserRoundX } from '#web/ui/icons.ts';
import { SelectionBar } from '#web/ui/sticky-bar.tsx';
import type { useSelection } from '#web/ui/use-selection.ts';
import type { AnyApplicant } from './applicant.ts';
import { BulkDialog, type OpenBulk } from './bulk-dialog.tsx';
import { BulkResult } from './bulk-result.tsx';
import { exportApplicants } from './export-applicants.ts';
import { useBulkMove } from './use-bulk-move.ts';

/** What can be done with the selected applicants, and how far the latest move of several is. */
export const BulkPanel = ({
  jobId,
  selection,
  canAddMore,
  open,
  setOpen,
  labelDialog,
}: {
  jobId: number;
  selection: ReturnType<typeof useSelection<AnyApplicant>>;
  /** The list has people who are not selected. */
  canAddMore: boolean;
  open: OpenBulk | undefined;
  setOpen: (open: OpenBulk | undefined) => void;
  /** Gives labels to several people. */
  labelDialog: (people: readonly AnyApplicant[], onClose: () => void) => ReactNode;
}) => {
  const t = useT();
  const letters = useLetterKeys();
  const bulk = useBulkMove(jobId);
  const [isLabelling, setLabelling] = useState(false);
  const { present: people, isFull, isAddingAll, addAll, clear } = selection;
  const start = (status: BulkStatus, notes: string, people: readonly AnyApplicant[]) => {
    void bulk.start({ status, notes, people: people.filter((each) => each.status !== status) });
    setOpen(undefined);
    clear();
  };
  return (
    <>
      {/* Both bars stick together, one above the other. */}
      <div className="sticky bottom-20 z-10 md:bottom-4">
        <SelectionBar
          text={people.length > 0 ? t('bulk.selected', { count: people.length }) : ''}
          hint={isFull && t('bulk.most', { most: bulkMost })}
          more={
            canAddMore &&
            !isFull && (
              <Button variant="quiet" size="sm" loading={isAddingAll} onClick={addAll}>
                {t('bulk.all')}
              </Button>
            )
          }
          clearLabel={t('bulk.clear')}
          onClear={clear}
        >
          <Button
            variant="secondary"
            size="sm"
            className="max-sm:hidden"
            icon={<Download className="size-4" aria-hidden="true" />}
            onClick={() => exportApplicants(people, new Date())}
          >
            {t('bulk.export')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            icon={<Tag className="size-4" aria-hidden="true" />}
            onClick={() => setLabelling(true)}
          >
            {t('bulk.label')}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setOpen('choose')}>
            {t('bulk.move')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            className="max-sm:hidden"
            icon={<ListPlus className="size-4" aria-hidden="true" />}
            onClick={() => setOpen('shortlisted')}
            {...(letters && { 'aria-keyshortcuts': 's' })}
          >
            {t('bulk.shortlist')}
          </Button>
          <Button
            variant="danger"
            size="sm"
            icon={<UserRoundX className="size-4" aria-hidden="true" />}
            onClick={() => setOpen('rejected')}
            {...(letters && { 'aria-keyshortcuts': 'r' })}
          >
            {t('bulk.reject')}
          </Button>
        </SelectionBar>
        {bulk.move && <BulkResult bulk={bulk} move={bulk.move} />}
      </div>
      {isLabelling && people.length > 0 && labelDialog(people, () => setLabelling(false))}
      {open && people.length > 0 && (
        <BulkDialog open={open} people={people} onMove={start} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
};
