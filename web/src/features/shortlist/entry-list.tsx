import { type ReactNode, useMemo, useState } from 'react';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import type { ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import { useT } from '#web/lib/i18n.ts';
import { useOnceTrue } from '#web/lib/use-once-true.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SteppedList } from '#web/ui/stepped-list.tsx';
import { mostChosen } from './chosen-entries.ts';
import { EmptyShortlist } from './empty-shortlist.tsx';
import { EntryCard, type LanguagesOf } from './entry-card.tsx';
import { PrintBar } from './print-bar.tsx';
import { useEntries } from './queries.ts';
import { type OpenDialog, ShortlistDialogs, type ShortlistDialogsProps } from './shortlist-dialogs.tsx';

const Loading = () => {
  const t = useT();
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">{t('shortlist.list.loading')}</span>
      {['first', 'second', 'third'].map((name) => (
        <Skeleton key={name} className="h-64 w-full rounded-lg" />
      ))}
    </div>
  );
};

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
  const pages = entries.data?.pages;
  const items = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages]);
  const isShown = useOnceTrue(!entries.isPending);
  if (entries.isPending || !isShown) return <Loading />;
  if (entries.isError) return <ErrorState title={t('shortlist.list.failed')} query={entries} />;
  return (
    <>
      {items.length === 0 && <EmptyShortlist filtered={status !== ''} />}
      <SteppedList
        items={items}
        className="space-y-4"
        card={(entry) => (
          <EntryCard
            entry={entry}
            match={matchOf(entry)}
            languagesOf={languagesOf}
            isChosen={chosen.has(entry.candidate.id)}
            isFull={chosen.size >= mostChosen}
            onChoose={() => toggle(entry.candidate.id)}
            onView={() => setOpen({ dialog: 'view', entry })}
            onStatus={(chosen) => setOpen({ dialog: 'status', entry, status: chosen })}
            onReject={() => setOpen({ dialog: 'reject', entry })}
            onRemove={() => setOpen({ dialog: 'remove', entry })}
          />
        )}
      />
      <LoadMore {...entries} />
      <PrintBar chosen={chosen} onClear={clear} />
      {open && <ShortlistDialogs open={open} onClose={() => setOpen(undefined)} profileDialog={profileDialog} />}
    </>
  );
};
