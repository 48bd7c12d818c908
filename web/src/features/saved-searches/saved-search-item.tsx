import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SavedSearch } from '#shared/contracts/saved-search-answers.ts';
import { savedSearchCalls } from '#shared/contracts/saved-searches.ts';
import { searchLink } from '#shared/domain/saved-searches.ts';
import { formatRelative } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMay } from '#web/lib/use-may.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Pencil, Search, Trash2 } from '#web/ui/icons.ts';
import { May } from '#web/ui/may.tsx';
import { Select } from '#web/ui/select.tsx';
import { frequencyHint, frequencyOf, frequencyOptions } from './frequency.ts';
import { useChangeSearch, useDeleteSearch } from './use-saved-searches.ts';

/** A saved search: its name opens it, its filters have a dialog, its frequency is saved when it is chosen. */
export const SavedSearchItem = ({
  search,
  summary,
  edit,
}: {
  search: SavedSearch;
  summary: ReactNode;
  /** The dialog that changes the filters. */
  edit: (onClose: () => void) => ReactNode;
}) => {
  const t = useT();
  const { id, kind, name, filters, reported_at } = search;
  const [isAsking, setAsking] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const mayChange = useMay(savedSearchCalls.change);
  const change = useChangeSearch(id);
  const removal = useDeleteSearch(id);
  const frequency = change.variables?.frequency && change.isPending ? change.variables.frequency : search.frequency;
  return (
    <div className="grid gap-3 py-4 sm:grid-cols-[minmax(0,1fr)_15rem] sm:gap-6">
      <div className="flex min-w-0 items-start gap-3">
        <Search className="mt-1 size-5 shrink-0 text-primary" aria-hidden="true" />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <Link to={searchLink(kind, filters)} className="rounded-sm font-semibold hover:underline">
            <bdi>{name}</bdi>
          </Link>
          <div className="text-sm text-soft">{summary}</div>
          <p className="mt-1 text-sm text-soft">
            {reported_at === null
              ? t('savedSearches.notReported')
              : t('savedSearches.reported', { ago: formatRelative(reported_at) })}
          </p>
        </div>
        <May call={savedSearchCalls.change}>
          <IconButton label={t('savedSearches.edit', { name })} className="-mt-1.5" onClick={() => setEditing(true)}>
            <Pencil className="size-4" aria-hidden="true" />
          </IconButton>
          <IconButton label={t('savedSearches.delete', { name })} className="-mt-1.5" onClick={() => setAsking(true)}>
            <Trash2 className="size-4" aria-hidden="true" />
          </IconButton>
        </May>
      </div>
      <Select
        label={t('savedSearches.frequencyOf', { name })}
        hideLabel
        hint={frequencyHint(frequency)}
        options={frequencyOptions()}
        value={frequency}
        disabled={change.isPending || !mayChange}
        onChange={({ target }) => change.mutate({ frequency: frequencyOf(target.value) })}
      />
      {isEditing && edit(() => setEditing(false))}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('savedSearches.deleteTitle')}
        text={t('savedSearches.deleteText', { name })}
        confirmLabel={t('savedSearches.deleteConfirm')}
        busy={removal.isPending}
        onConfirm={() => removal.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </div>
  );
};
