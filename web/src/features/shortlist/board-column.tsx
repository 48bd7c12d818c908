import { type DragEvent, type ReactNode, useId, useState } from 'react';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { stateOf } from '#shared/domain/hiring-pipeline.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { useItems } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { idOf } from '#web/ui/stepped-list.tsx';
import { BoardCard } from './board-card.tsx';
import { statusTone } from './entry.ts';
import { type EntryFilters, useEntries } from './queries.ts';

/** Handlers of a place that accepts a dragged card; `isOver` while one is above it. */
const useDropPlace = (isPossible: boolean, onDrop: () => void) => {
  const [isOver, setOver] = useState(false);
  return {
    isOver: isOver && isPossible,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!isPossible) return;
        // The browser's default is to refuse the drop.
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!isInside) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        if (isPossible) onDrop();
      },
    },
  };
};

/** What a column tells the board, and what the board tells all columns. */
export interface ColumnActions {
  isReadOnly: boolean;
  /** The card that is being dragged. */
  dragged: ShortlistEntry | undefined;
  /** Id of the entry that was moved last. */
  movedId: string | undefined;
  onView: (entry: ShortlistEntry) => void;
  onMove: (entry: ShortlistEntry, status: PipelineState) => void;
  onDrag: (entry: ShortlistEntry | undefined) => void;
  onDrop: (entry: ShortlistEntry, status: PipelineState) => void;
  /** Shows how the languages of an entry meet its job. */
  matchOf: (entry: ShortlistEntry) => ReactNode;
  /** What all columns show. */
  filters: Omit<EntryFilters, 'status'>;
}

const Cards = ({
  status,
  isReadOnly,
  movedId,
  onView,
  onMove,
  onDrag,
  matchOf,
  filters,
}: { status: PipelineState } & ColumnActions) => {
  const t = useT();
  const entries = useEntries({ ...filters, status });
  return (
    <ListFrame
      query={entries}
      items={useItems(entries)}
      loading={<Skeleton className="h-36 w-full rounded-lg" />}
      failed={t('shortlist.list.failed')}
      empty={<p className="py-3 text-center text-sm text-soft">{t('shortlist.board.emptyColumn')}</p>}
      className="space-y-3"
      rowKey={idOf}
      card={(entry) => (
        <BoardCard
          entry={entry}
          isMovable={!isReadOnly && status !== 'rejected'}
          isMoved={entry.id === movedId}
          match={matchOf(entry)}
          onView={() => onView(entry)}
          onMove={(next) => onMove(entry, next)}
          onDrag={(isDragged) => onDrag(isDragged ? entry : undefined)}
        />
      )}
    />
  );
};

/** The candidates of one state; `count` is their number, also of those not loaded yet. */
export const BoardColumn = ({
  status,
  count,
  ...actions
}: { status: PipelineState; count: string | undefined } & ColumnActions) => {
  const t = useT();
  const title = useId();
  const { dragged, onDrop } = actions;
  const place = useDropPlace(dragged !== undefined && stateOf(dragged) !== status, () => {
    if (dragged) onDrop(dragged, status);
  });
  return (
    <section
      aria-labelledby={title}
      {...place.handlers}
      className={cx(
        'flex min-w-0 snap-start flex-col rounded-lg border p-3',
        place.isOver ? 'border-primary bg-primary-tint' : 'border-line bg-sunk',
      )}
    >
      <h2 id={title} className="mb-3 flex items-center justify-between gap-2 text-base">
        <Badge tone={statusTone[status]}>{t(`shortlist.status.${status}`)}</Badge>
        <span className="text-sm text-soft tabular-nums">{count}</span>
      </h2>
      <Cards status={status} {...actions} />
    </section>
  );
};
