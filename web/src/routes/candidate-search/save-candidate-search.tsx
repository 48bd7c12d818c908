import type { SavedFilters } from '#shared/domain/saved-searches.ts';
import { SaveSearch } from '#web/features/saved-searches/lazy-save-search.tsx';
import { SearchNotice } from '#web/features/saved-searches/search-notice.tsx';
import { FilterList, filtersName } from '#web/features/search-filters/filter-list.tsx';

/** Saves a recruiter's search for candidates. */
export const SaveCandidateSearch = ({ filters }: { filters: SavedFilters }) => (
  <SaveSearch
    kind="candidates"
    filters={filters}
    proposeName={() => filtersName('candidates', filters)}
    summary={<FilterList kind="candidates" filters={filters} />}
    notice={<SearchNotice />}
  />
);
