import { type ReactNode, useState } from 'react';
import type { BulkTarget } from '#shared/domain/bulk-moves.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Download, Tag } from '#web/ui/icons.ts';
import { SelectionBar } from '#web/ui/sticky-bar.tsx';
import type { OpenBulk, Selection } from '#web/ui/use-selection.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { BulkResult } from './bulk-result.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { type BulkPerson, isAnnounced } from './person.ts';
import { useBulkMove } from './use-bulk-move.ts';

/** What can be done with the selected people of a list, and how far the latest move of several is. */
export const BulkPanel = ({
  jobId,
  people,
  selection,
  mayMove,
  labelDialog,
  onExport,
  more,
}: {
  /** Of a job's applicants; absent: of the shortlist. */
  jobId?: number;
  people: readonly BulkPerson[];
  selection: Selection;
  mayMove: boolean;
  /** Gives labels to the people; absent where they may not. */
  labelDialog?: ((onClose: () => void) => ReactNode) | undefined;
  onExport: () => void;
  /** Further buttons. */
  more?: ReactNode;
}) => {
  const t = useT();
  const { clear, open, setOpen } = selection;
  const bulk = useBulkMove(jobId);
  const [isLabelling, setLabelling] = useState(false);
  const start = (status: BulkTarget, notes = '', moved = people) => {
    const others = moved.filter((each) => each.status !== status);
    if (others.length > 0) void bulk.start({ status, notes, people: others });
    setOpen(undefined);
    clear();
  };
  const close = () => setOpen(undefined);
  /** What some would be notified of, such as the end of being hired, is confirmed with its preview. */
  const move = (status: Exclude<OpenBulk, 'choose' | 'removed'>) =>
    people.some((each) => isAnnounced(each, status)) ? setOpen(status) : start(status);
  return (
    <>
      {/* Both bars stick together, one above the other. */}
      <div className="sticky bottom-20 z-10 md:bottom-4">
        <SelectionBar count={people.length} selection={selection}>
          <Button
            variant="secondary"
            size="sm"
            className="max-sm:hidden"
            icon={<Download className="size-4" aria-hidden="true" />}
            onClick={onExport}
          >
            {t('bulk.export')}
          </Button>
          {more}
          {labelDialog && (
            <Button
              variant="secondary"
              size="sm"
              icon={<Tag className="size-4" aria-hidden="true" />}
              onClick={() => setLabelling(true)}
            >
              {t('bulk.label')}
            </Button>
          )}
          {mayMove && <MoveButtons isShortlist={jobId === undefined} onMove={move} onOpen={setOpen} />}
        </SelectionBar>
        {bulk.move && <BulkResult bulk={bulk} move={bulk.move} />}
      </div>
      {isLabelling && people.length > 0 && labelDialog?.(() => setLabelling(false))}
      {open && open !== 'removed' && people.length > 0 && (
        <BulkDialog open={open} people={people} onMove={start} onClose={close} />
      )}
      <ConfirmDialog
        open={open === 'removed' && people.length > 0}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t('bulk.confirm.removed', { count: people.length })}
        text={t('bulk.removeText')}
        confirmLabel={t('bulk.remove')}
        onConfirm={() => start('removed')}
      />
    </>
  );
};
