import type { ReactNode } from 'react';
import type { CandidateFacets } from '#shared/contracts/candidate-search.ts';
import { experienceBands } from '#shared/domain/experience-bands.ts';
import { rungs } from '#shared/domain/languages/language-row.ts';
import { filterNames, useCandidateFilters } from '#web/features/candidate-search/candidate-filters.ts';
import type { Corrected } from '#web/features/search-filters/corrected-note.tsx';
import { useCandidateGroups } from '#web/features/search-filters/facet-groups.tsx';
import { FacetPanel } from '#web/features/search-filters/facet-panel.tsx';
import { LanguageConditions } from '#web/features/search-filters/language-conditions.tsx';
import { SearchLayout } from '#web/features/search-filters/search-layout.tsx';
import { SearchNotes } from '#web/features/search-filters/search-notes.tsx';
import { type SearchFilters, useSearchFilters } from '#web/features/search-filters/use-search-filters.ts';
import { inElement } from '#web/ui/button.tsx';

const options = { place: null, years: experienceBands, evidence: rungs };

/** A search for candidates as its address says: what the filter bar shows, and what else narrows it down. */
export const useCandidateSearch = () => {
  const bar = useCandidateFilters();
  const more = useSearchFilters(options);
  const clear = () => more.clearAll(filterNames);
  return { bar: { ...bar, isFiltered: bar.isFiltered || more.isFiltered, clear }, more, clear };
};

/** The results of a search for candidates with what narrows them down: conditions on languages, and counts of the results. */
export const CandidateSearchLayout = ({
  more,
  summary,
  before,
  children,
}: {
  more: SearchFilters;
  summary:
    | { facets: CandidateFacets; unknown: number; partial: boolean; corrected?: Corrected | undefined }
    | null
    | undefined;
  /** What is above the conditions. */
  before?: ReactNode;
  children: ReactNode;
}) => {
  const groups = useCandidateGroups(summary?.facets, more);
  return (
    <SearchLayout
      tools={
        <>
          {before}
          <LanguageConditions {...more} />
          <FacetPanel groups={summary === undefined ? undefined : groups} />
        </>
      }
    >
      {summary && <SearchNotes {...summary} about="people" />}
      {inElement(children)}
    </SearchLayout>
  );
};
