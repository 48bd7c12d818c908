import { type ReactNode, useCallback, useState } from 'react';
import { type ShortlistEntry, shortlistCalls } from '#shared/contracts/shortlist.ts';
import { maxBulk } from '#shared/domain/bulk-moves.ts';
import { useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { useItems } from '#web/lib/query.ts';
import { useMay } from '#web/lib/use-may.ts';
import { DeskList, focusSearch, type PanelPlace } from '#web/ui/desk.tsx';
import { DeskRows } from '#web/ui/desk-rows.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useDesk } from '#web/ui/use-desk.ts';
import { type Selection, useSelection } from '#web/ui/use-selection.ts';
import { EmptyShortlist } from './empty-shortlist.tsx';
import { keyOf, nameOf } from './entry.ts';
import { type EntryActions, entryRow, type RowParts } from './entry-row.tsx';
import { LazyShortlistDialogs } from './lazy-dialogs.tsx';
import type { OpenDialog, ShortlistDialogsProps } from './open-dialog.ts';
import { type EntryFilters, useEntries } from './queries.ts';

/** The dialog that is open, and what opens one about an entry: changing the status needs verification, removing an entry does not. */
const useDialogs = ({ mayMove, mayChange }: { mayMove: boolean; mayChange: boolean }) => {
  const [dialog, setDialog] = useState<OpenDialog>();
  const actionsOf = useCallback(
    (entry: ShortlistEntry): EntryActions => {
      const isMovable = mayMove && entry.status !== 'rejected';
      return {
        onView: () => setDialog({ dialog: 'view', entry }),
        onStatus: isMovable ? (next) => setDialog({ dialog: 'status', entry, status: next }) : undefined,
        onReject: isMovable ? () => setDialog({ dialog: 'reject', entry }) : undefined,
        onRemove: mayChange ? () => setDialog({ dialog: 'remove', entry }) : undefined,
      };
    },
    [mayMove, mayChange],
  );
  return { dialog, setDialog, actionsOf };
};

/** The pipeline's candidates in rows, one of them open beside them, with the dialogs that change them. */
export const EntryList = ({
  filters,
  chips,
  noneMatches,
  lead,
  rowParts,
  panel,
  bulkPanel,
  profileDialog,
}: {
  filters: EntryFilters;
  /** Above the list, where filters are active. */
  chips: ReactNode;
  /** In place of the list, where it has none because of its filters. */
  noneMatches: ReactNode;
  /** Above the list, at the start of its line. */
  lead: ReactNode;
  /** Stays the same while what it shows does. */
  rowParts: (entry: ShortlistEntry) => RowParts;
  panel: (props: { entry: ShortlistEntry; actions: EntryActions } & PanelPlace) => ReactNode;
  /** What can be done with several people; `mayMove`: also what changes them. */
  bulkPanel: (entries: readonly ShortlistEntry[], selection: Selection, mayMove: boolean) => ReactNode;
} & Pick<ShortlistDialogsProps, 'profileDialog'>) => {
  const t = useT();
  const entries = useEntries(filters);
  const items = useItems(entries);
  const { verified } = useVerified();
  const mayChange = useMay(shortlistCalls.updateStatus);
  const selection = useSelection({ items, keyOf, max: maxBulk, pages: entries });
  const { selected, press, choiceOf, setOpen: setOpenBulk } = selection;
  const mayMove = mayChange && verified !== false;
  const { dialog, setDialog, actionsOf } = useDialogs({ mayMove, mayChange });
  const desk = useDesk({
    items,
    keyOf,
    pages: entries,
    search: focusSearch,
    rowKeys: {
      x: (entry: ShortlistEntry) => press(keyOf(entry)),
      ...(mayMove && {
        h: (entry: ShortlistEntry) => (selected.size > 0 ? setOpenBulk('hired') : actionsOf(entry).onStatus?.('hired')),
        r: (entry: ShortlistEntry) => (selected.size > 0 ? setOpenBulk('rejected') : actionsOf(entry).onReject?.()),
      }),
    },
    canUndo: mayMove,
  });
  const row = useCallback(
    (entry: ShortlistEntry) => ({
      ...entryRow(entry, rowParts(entry), actionsOf(entry)),
      choice: choiceOf(entry, t('shortlist.pack.select', { name: nameOf(entry) })),
    }),
    [rowParts, actionsOf, choiceOf, t],
  );
  LazyShortlistDialogs.usePreload();
  return (
    <>
      <DeskList
        desk={desk}
        pages={entries}
        lead={lead}
        chips={chips}
        panel={(entry, place) => panel({ entry, actions: actionsOf(entry), ...place })}
      >
        <ListFrame
          query={entries}
          items={items}
          loading={<SkeletonRows rows={10} label={t('shortlist.list.loading')} className="space-y-px" row="h-14" />}
          failed={t('shortlist.list.failed')}
          empty={Object.keys(filters).length > 0 ? noneMatches : <EmptyShortlist />}
        >
          {(shown) => <DeskRows desk={desk} items={shown} label={t('shortlist.title')} row={row} />}
        </ListFrame>
      </DeskList>
      {bulkPanel(selection.present, selection, mayMove)}
      {dialog && (
        <LazyShortlistDialogs open={dialog} onClose={() => setDialog(undefined)} profileDialog={profileDialog} />
      )}
    </>
  );
};
