import { type ReactNode, useState } from 'react';
import { type ShortlistEntry, shortlistCalls } from '#shared/contracts/shortlist.ts';
import { stateOf } from '#shared/domain/hiring-pipeline.ts';
import { type PipelineState, pipelineStates } from '#shared/domain/hiring-statuses.ts';
import { useVerified } from '#web/lib/entitlement.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMay } from '#web/lib/use-may.ts';
import { BoardColumn, type ColumnActions } from './board-column.tsx';
import { EmptyShortlist } from './empty-shortlist.tsx';
import { countAt, nameOf } from './entry.ts';
import { LazyShortlistDialogs } from './lazy-dialogs.tsx';
import type { OpenDialog, ShortlistDialogsProps } from './open-dialog.ts';
import { useStats } from './queries.ts';
import { type Move, useMoveEntry } from './use-move-entry.ts';

/**
 * Moves entries and says where they are, for screen readers.
 * @param onUndone called when a move failed and its card is back
 */
const useAnnouncedMoves = (onUndone: (move: Move) => void) => {
  const t = useT();
  const [announced, setAnnounced] = useState<{ movedId: string; text: string }>();
  const announce = (entry: ShortlistEntry, status: PipelineState, key: 'moved' | 'movedBack') =>
    setAnnounced({
      movedId: entry.id,
      text: t(`shortlist.board.${key}`, { name: nameOf(entry), status: t(`shortlist.status.${status}`) }),
    });
  const { mutate } = useMoveEntry((undone) => {
    announce(undone.entry, stateOf(undone.entry), 'movedBack');
    onUndone(undone);
  });
  const move = (next: Move) => {
    announce(next.entry, next.status, 'moved');
    mutate(next);
  };
  return { announced, move };
};

/** The dialog that moves an entry to a status. */
const moveDialog = (entry: ShortlistEntry, status: PipelineState): OpenDialog =>
  status === 'rejected' ? { dialog: 'reject', entry } : { dialog: 'status', entry, status };

/**
 * The shortlist as a board with a column for each status. A drop moves a card at once, unless it rejects or hires; that, and
 * the button of a card, open the same dialog as in the list. Its card is in the new column as soon as the dialog is closed. It is undone by moving it back, except for a rejection. A move that
 * failed opens its dialog again if a text was typed.
 */
export const Board = ({
  matchOf,
  profileDialog,
  filters,
}: Pick<ShortlistDialogsProps, 'profileDialog'> & Pick<ColumnActions, 'matchOf' | 'filters'>): ReactNode => {
  const t = useT();
  const { data } = useStats();
  const { verified } = useVerified();
  const mayChange = useMay(shortlistCalls.updateStatus);
  const [open, setOpen] = useState<OpenDialog>();
  LazyShortlistDialogs.usePreload();
  const [dragged, setDragged] = useState<ShortlistEntry>();
  const { announced, move } = useAnnouncedMoves(({ entry, status, text }) => {
    // A dialog that was opened meanwhile stays; the text stays a draft until the card is moved again.
    if (text !== '') setOpen((other) => other ?? moveDialog(entry, status));
  });
  const openMove = (entry: ShortlistEntry, status: PipelineState) => {
    setDragged(undefined);
    setOpen(moveDialog(entry, status));
  };
  const isFiltered = Object.keys(filters).length > 0;
  // The figures are of all: a filtered column has none.
  /** A card that is dropped moves at once, unless it is rejected or hired. */
  const drop = (entry: ShortlistEntry, status: PipelineState) => {
    if (status === 'rejected' || status === 'hired') return openMove(entry, status);
    setDragged(undefined);
    move({ entry, status, text: '' });
  };
  const countOf = (status: PipelineState) =>
    data && !isFiltered ? formatNumber(countAt(data.stats, status)) : undefined;
  if (data?.stats.total_shortlisted === 0) return <EmptyShortlist />;
  return (
    <>
      <p role="status" className="sr-only">
        {announced?.text}
      </p>
      <section
        aria-label={t('shortlist.board.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
        className="-mx-4 grid snap-x snap-mandatory scroll-px-4 auto-cols-[minmax(15rem,82%)] grid-flow-col gap-4 overflow-x-auto px-4 pb-3 sm:mx-0 sm:auto-cols-[17rem] sm:scroll-px-0 sm:px-0 xl:auto-cols-fr"
      >
        {pipelineStates.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            count={countOf(status)}
            isReadOnly={verified === false || !mayChange}
            dragged={dragged}
            movedId={announced?.movedId}
            onView={(entry) => setOpen({ dialog: 'view', entry })}
            onMove={openMove}
            onDrop={drop}
            onDrag={setDragged}
            matchOf={matchOf}
            filters={filters}
          />
        ))}
      </section>
      {open && (
        <LazyShortlistDialogs
          open={open}
          onClose={() => setOpen(undefined)}
          onMove={move}
          profileDialog={profileDialog}
        />
      )}
    </>
  );
};
