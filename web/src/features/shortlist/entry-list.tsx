import { type ReactNode, useState } from 'react';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import type { ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import { useT } from '#web/lib/i18n.ts';
import { useItems } from '#web/lib/query.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { idOf } from '#web/ui/stepped-list.tsx';
import { maxChosen } from './chosen-entries.ts';
import { EmptyShortlist } from './empty-shortlist.tsx';
import { EntryCard, type LanguagesOf } from './entry-card.tsx';
import { LazyShortlistDialogs } from './lazy-dialogs.tsx';
import type { OpenDialog, ShortlistDialogsProps } from './open-dialog.ts';
import { PrintBar } from './print-bar.tsx';
import { useEntries } from './queries.ts';

/** The candidates chosen for printing. They stay chosen when the filter changes. */
const useChoice = () => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return { chosen, toggle, clear: () => setChosen(new Set()) };
};

/** The pipeline's candidates with the dialogs that change them; `status` '' shows all. */
export const EntryList = ({
  status,
  matchOf,
  profileDialog,
  languagesOf,
}: {
  status: ShortlistStatus | '';
  matchOf: (entry: ShortlistEntry) => ReactNode;
  languagesOf: LanguagesOf;
} & Pick<ShortlistDialogsProps, 'profileDialog'>) => {
  const t = useT();
  const entries = useEntries(status);
  const [open, setOpen] = useState<OpenDialog>();
  const { chosen, toggle, clear } = useChoice();
  LazyShortlistDialogs.usePreload();
  return (
    <>
      <ListFrame
        query={entries}
        items={useItems(entries)}
        loading={<SkeletonRows rows={3} label={t('shortlist.list.loading')} row="h-64 rounded-lg" />}
        failed={t('shortlist.list.failed')}
        empty={<EmptyShortlist filtered={status !== ''} />}
        className="space-y-4"
        rowKey={idOf}
        card={(entry) => (
          <EntryCard
            entry={entry}
            match={matchOf(entry)}
            languagesOf={languagesOf}
            isChosen={chosen.has(entry.candidate.id)}
            isFull={chosen.size >= maxChosen}
            onChoose={() => toggle(entry.candidate.id)}
            onView={() => setOpen({ dialog: 'view', entry })}
            onStatus={(chosen) => setOpen({ dialog: 'status', entry, status: chosen })}
            onReject={() => setOpen({ dialog: 'reject', entry })}
            onRemove={() => setOpen({ dialog: 'remove', entry })}
          />
        )}
      />
      <PrintBar chosen={chosen} onClear={clear} />
      {open && <LazyShortlistDialogs open={open} onClose={() => setOpen(undefined)} profileDialog={profileDialog} />}
    </>
  );
};
