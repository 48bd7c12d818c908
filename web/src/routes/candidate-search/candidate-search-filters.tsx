import type { ReactNode } from 'react';
import { ActiveFilters } from '#web/features/search-filters/active-filters.tsx';
import { countsOf, type SearchSummary } from '#web/features/search-filters/facets.ts';
import { FilterBar } from '#web/features/search-filters/filter-bar.tsx';
import { SearchNotes } from '#web/features/search-filters/search-notes.tsx';
import type { FilterSearch } from '#web/features/search-filters/use-filters.ts';
import { useT } from '#web/lib/i18n.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';

const Panel = laterDialog(async () => (await import('#web/features/search-filters/search-panel.tsx')).SearchPanel);

interface Props {
  search: FilterSearch;
  summary: SearchSummary | null | undefined;
}

/** The filter bar of a search for candidates, with the dialog of all filters. */
export const CandidateFilterBar = ({ search, summary }: Props) => {
  const t = useT();
  Panel.usePreload();
  return (
    <FilterBar
      search={search}
      submit={t('candidateSearch.filters.apply')}
      places={countsOf(summary, 'place')}
      panel={(onClose) => <Panel {...{ search, summary, onClose }} clear={t('candidateSearch.filters.clear')} />}
    />
  );
};

/** Above the results: the active filters, and what the search corrected, could not decide or may have missed. */
export const CandidateSearchState = ({ search, summary, action }: Props & { action?: ReactNode }) => (
  <div className="mb-4 space-y-3 not-has-[*:not(:empty)]:hidden">
    <ActiveFilters search={search} clear={useT()('candidateSearch.filters.clear')} action={action} />
    {summary && <SearchNotes {...summary} about="people" />}
  </div>
);
