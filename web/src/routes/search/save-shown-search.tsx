import type { ReactNode } from 'react';
import { SaveSearch } from '#web/features/saved-searches/lazy-save-search.tsx';
import { filtersName } from '#web/features/search-filters/chips.ts';
import { FilterList } from '#web/features/search-filters/filter-list.tsx';
import type { FilterSearch } from '#web/features/search-filters/use-filters.ts';

/** Saves the search that is shown. `notice`: what keeps its results from being reported now. */
export const SaveShownSearch = ({
  search: { kind, filters },
  notice,
}: {
  search: FilterSearch;
  notice?: ReactNode;
}) => (
  <SaveSearch
    {...{ kind, filters, notice }}
    proposeName={() => filtersName(kind, filters)}
    summary={<FilterList {...{ kind, filters }} />}
  />
);
