import { type ReactNode, useCallback, useState } from 'react';
import { type ShortlistEntry, shortlistCalls } from '#shared/contracts/shortlist.ts';
import { bulkMost } from '#shared/domain/bulk-moves.ts';
import { useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { useItems } from '#web/lib/query.ts';
import { useFurtherPages } from '#web/lib/use-further-pages.ts';
import { useMay } from '#web/lib/use-may.ts';
import { DeskFrame, focusSearch, KeysButton } from '#web/ui/desk.tsx';
import { DeskRows } from '#web/ui/desk-rows.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useDesk } from '#web/ui/use-desk.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import { EmptyShortlist } from './empty-shortlist.tsx';
import { keyOf, nameOf } from './entry.ts';
import { type EntryActions, entryRow, type RowParts } from './entry-row.tsx';
import { LazyShortlistDialogs } from './lazy-dialogs.tsx';
import type { OpenDialog, ShortlistDialogsProps } from './open-dialog.ts';
import { type EntryFilters, useEntries } from './queries.ts';
import { SelectedBar } from './selected-bar.tsx';

/** The pipeline's candidates in rows, one of them open beside them, with the dialogs that change them. */
export const EntryList = ({
  filters,
  chips,
  noneMatches,
  lead,
  rowParts,
  panel,
  labelDialog,
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
  panel: (props: {
    entry: ShortlistEntry;
    actions: EntryActions;
    takesFocus: boolean;
    onClose: () => void;
  }) => ReactNode;
  /** Gives labels to several people. */
  labelDialog: (entries: readonly ShortlistEntry[], onClose: () => void) => ReactNode;
} & Pick<ShortlistDialogsProps, 'profileDialog'>) => {
  const t = useT();
  const entries = useEntries(filters);
  const items = useItems(entries);
  const { verified } = useVerified();
  const mayChange = useMay(shortlistCalls.updateStatus);
  const [dialog, setDialog] = useState<OpenDialog>();
  const selection = useSelection({ items, keyOf, most: bulkMost, pages: entries });
  const { selected, isFull, press } = selection;
  const [isLabelling, setLabelling] = useState(false);
  const actionsOf = useCallback(
    (entry: ShortlistEntry): EntryActions => {
      // Changing the status needs verification; removing an entry does not.
      const isMovable = mayChange && entry.status !== 'rejected' && verified !== false;
      return {
        onView: () => setDialog({ dialog: 'view', entry }),
        onStatus: isMovable ? (next) => setDialog({ dialog: 'status', entry, status: next }) : undefined,
        onReject: isMovable ? () => setDialog({ dialog: 'reject', entry }) : undefined,
        onRemove: mayChange ? () => setDialog({ dialog: 'remove', entry }) : undefined,
      };
    },
    [verified, mayChange],
  );
  const desk = useDesk({
    items,
    keyOf,
    pages: entries,
    search: focusSearch,
    rowKeys: { x: (entry) => press(keyOf(entry)), r: (entry) => actionsOf(entry).onReject?.() },
  });
  const row = useCallback(
    (entry: ShortlistEntry) => ({
      ...entryRow(entry, rowParts(entry), actionsOf(entry)),
      choice: {
        label: t('shortlist.pack.select', { name: nameOf(entry) }),
        isChosen: selected.has(keyOf(entry)),
        isFull,
        onChoose: (isRange: boolean) => press(keyOf(entry), isRange),
      },
    }),
    [rowParts, actionsOf, selected, isFull, press, t],
  );
  const { openItem, openKey } = desk;
  // The address may name an entry of a later page.
  const isSought = useFurtherPages(entries, openKey !== undefined && !openItem) || entries.isPending;
  LazyShortlistDialogs.usePreload();
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        {lead}
        <KeysButton desk={desk} />
      </div>
      {chips}
      <DeskFrame
        isOpen={openKey !== undefined && (openItem !== undefined || isSought)}
        panel={
          openItem &&
          panel({ entry: openItem, actions: actionsOf(openItem), takesFocus: desk.isPressed, onClose: desk.close })
        }
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
      </DeskFrame>
      <SelectedBar
        selected={[...selected.values()]}
        onClear={selection.clear}
        onLabel={mayChange ? () => setLabelling(true) : undefined}
      />
      {isLabelling && selected.size > 0 && labelDialog([...selected.values()], () => setLabelling(false))}
      {dialog && (
        <LazyShortlistDialogs open={dialog} onClose={() => setDialog(undefined)} profileDialog={profileDialog} />
      )}
    </>
  );
};
