import type { ReactNode } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { type Chip, chipsOf } from './chips.ts';
import { FilterChips } from './filter-chips.tsx';
import { useNameOf } from './language-text.ts';
import type { FilterSearch } from './use-filters.ts';

/** The active filters in words. */
export const useChips = ({ kind, filters }: Pick<FilterSearch, 'kind' | 'filters'>): readonly Chip[] => {
  useT();
  return chipsOf(kind, filters, useNameOf(filters.tag !== undefined));
};

/** The active filters of a search above its results. `action` is what else they are for. */
export const ActiveFilters = ({
  search,
  clear,
  action,
}: {
  search: FilterSearch;
  clear: string;
  action?: ReactNode;
}) => {
  const chips = useChips(search).map(({ text, remove }) => ({ text, onRemove: () => search.apply(remove) }));
  return <FilterChips {...{ chips, clear, action }} onClear={search.clear} />;
};
