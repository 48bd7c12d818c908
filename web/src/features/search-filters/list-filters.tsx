import { useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { NoMatch } from '#web/ui/empty-state.tsx';
import { SlidersHorizontal } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { allFiltersId, FilterChips } from './filter-chips.tsx';
import { StatusSelect } from './status-select.tsx';
import { type ListFilterState, useTypedFilter } from './use-list-filters.ts';

const ListFiltersDialog = laterDialog(async () => (await import('./list-filters-dialog.tsx')).ListFiltersDialog);

/** The filters of a list in one line: words and state; the others are in the dialog, on phones all of them. */
export const ListFilters = ({
  filters,
  hint,
}: {
  filters: ListFilterState;
  /** What words are searched in. */
  hint: string;
}) => {
  const t = useT();
  const { text, setText } = useTypedFilter(filters, 'keyword');
  const [isOpen, setOpen] = useState(false);
  ListFiltersDialog.usePreload();
  const count = filters.chips.length;
  return (
    <search className="flex min-w-0 flex-1 items-center gap-2">
      <div className="min-w-0 flex-1 max-sm:hidden lg:max-w-96">
        <SearchField label={t('search.inList')} placeholder={hint} value={text} onChange={setText} />
      </div>
      {filters.states.length > 0 && (
        <StatusSelect filters={filters} className="min-w-0 flex-1 max-w-44 max-sm:hidden" />
      )}
      <Button
        id={allFiltersId}
        variant="secondary"
        className="whitespace-nowrap max-sm:grow sm:max-lg:px-3!"
        icon={<SlidersHorizontal className="size-4" aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="sm:max-lg:sr-only">
          {count > 0 ? t('search.allFiltersCount', { count }) : t('search.allFilters')}
        </span>
        {count > 0 && (
          <span aria-hidden="true" className="text-xs tabular-nums max-sm:hidden lg:hidden">
            {count}
          </span>
        )}
      </Button>
      {isOpen && <ListFiltersDialog {...{ filters, hint }} onClose={() => setOpen(false)} />}
    </search>
  );
};

/** The active filters of a list above it. */
export const ListChips = ({ filters: { chips, clear } }: { filters: ListFilterState }) => {
  const t = useT();
  return (
    <div className="mb-3 empty:hidden">
      <FilterChips chips={chips} clear={t('search.clear')} onClear={clear} />
    </div>
  );
};

/** Says that nothing of a list matches its filters, and which single one to loosen. */
export const NoneMatches = ({ filters: { chips, clear } }: { filters: ListFilterState }) => {
  const t = useT();
  const isOne = chips.length === 1;
  return (
    <NoMatch
      title={t('search.none')}
      text={isOne ? '' : t('search.loosen.title')}
      clear={t('search.clear')}
      onClear={clear}
    >
      {!isOne &&
        chips.map(({ text, onRemove }) => (
          <Button key={text} variant="secondary" onClick={onRemove}>
            <bdi>{t('search.loosen.without', { filter: text })}</bdi>
          </Button>
        ))}
    </NoMatch>
  );
};
