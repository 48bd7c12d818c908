import { ListChecks } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import type { ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { nameOf } from './entry.ts';
import { EntryCard } from './entry-card.tsx';
import { useEntries } from './queries.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

type Open =
  | { dialog: 'view' | 'reject' | 'remove'; entry: ShortlistEntry }
  | { dialog: 'status'; entry: ShortlistEntry; status: ShortlistStatus };

/** Input of a dialog with a candidate's profile; `isUnlocked`: the recruiter may see it without using a view. */
export interface ProfileDialogProps {
  candidateId: number;
  name: string;
  isUnlocked: boolean;
  onClose: () => void;
}

interface Dialogs {
  profileDialog: (props: ProfileDialogProps) => ReactNode;
}

const OpenDialog = ({ open, onClose, profileDialog }: { open: Open; onClose: () => void } & Dialogs) => {
  const { entry } = open;
  if (open.dialog === 'status') return <StatusDialog entry={entry} initial={open.status} onClose={onClose} />;
  if (open.dialog === 'reject') return <RejectDialog entry={entry} onClose={onClose} />;
  if (open.dialog === 'remove') return <RemoveDialog entry={entry} onClose={onClose} />;
  const { id, name } = entry.candidate;
  // The name is present exactly when the candidate is unlocked under an active plan.
  return profileDialog({ candidateId: id, name: nameOf(entry), isUnlocked: name !== null, onClose });
};

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

const Empty = ({ filtered }: { filtered: boolean }) => {
  const t = useT();
  return (
    <EmptyState
      icon={<ListChecks aria-hidden="true" />}
      title={t(filtered ? 'shortlist.list.emptyStatus' : 'shortlist.list.empty')}
      action={
        filtered ? (
          <ButtonLink to={linkTo('shortlist')} variant="secondary">
            {t('shortlist.list.showAll')}
          </ButtonLink>
        ) : (
          <ButtonLink to={linkTo('viewCandidates')}>{t('shortlist.list.browse')}</ButtonLink>
        )
      }
    >
      {filtered ? undefined : t('shortlist.list.emptyText')}
    </EmptyState>
  );
};

/** The pipeline's candidates with the dialogs that change them; `status` '' shows all. */
export const EntryList = ({ status, profileDialog }: { status: ShortlistStatus | '' } & Dialogs) => {
  const t = useT();
  const entries = useEntries(status);
  const [open, setOpen] = useState<Open>();
  if (entries.isPending) return <Loading />;
  if (entries.isError) {
    return (
      <ErrorState title={t('shortlist.list.failed')} busy={entries.isFetching} onRetry={() => void entries.refetch()} />
    );
  }
  const items = entries.data.pages.flatMap((page) => page.items);
  return (
    <>
      {items.length === 0 && <Empty filtered={status !== ''} />}
      <ul className="space-y-4">
        {items.map((entry) => (
          <li key={entry.id}>
            <EntryCard
              entry={entry}
              onView={() => setOpen({ dialog: 'view', entry })}
              onStatus={(chosen) => setOpen({ dialog: 'status', entry, status: chosen })}
              onReject={() => setOpen({ dialog: 'reject', entry })}
              onRemove={() => setOpen({ dialog: 'remove', entry })}
            />
          </li>
        ))}
      </ul>
      <LoadMore {...entries} />
      {open && <OpenDialog open={open} onClose={() => setOpen(undefined)} profileDialog={profileDialog} />}
    </>
  );
};
