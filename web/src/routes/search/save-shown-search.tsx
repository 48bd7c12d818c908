import type { ReactNode } from 'react';
import { savedSearchCalls } from '#shared/contracts/saved-searches.ts';
import { SaveSearch } from '#web/features/saved-searches/lazy-save-search.tsx';
import { filtersName } from '#web/features/search-filters/chips.ts';
import { FilterList } from '#web/features/search-filters/filter-list.tsx';
import type { FilterSearch } from '#web/features/search-filters/use-filters.ts';
import { May } from '#web/ui/may.tsx';

/** Saves the search that is shown. `notice`: what keeps its results from being reported now. */
export const SaveShownSearch = ({
  search: { kind, filters },
  notice,
}: {
  search: FilterSearch;
  notice?: ReactNode;
}) => (
  <May call={savedSearchCalls.create}>
    <SaveSearch
      {...{ kind, filters, notice }}
      proposeName={() => filtersName(kind, filters)}
      summary={<FilterList {...{ kind, filters }} />}
    />
  </May>
);
